# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Vérifier un enregistrement : chaque tirage, chaque choix, le résultat, et ce qui était promis avant.
cli-verify-epilogue =
    Exemples :
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    gardé par ta page
      sushibelt verify evening.txt --commitment 3f9a…    vu avant le début
      sushibelt verify evening.txt --entropy 77c1…       tiré par ta page
cli-verify-file = L’enregistrement ; - le lit sur l’entrée standard.
cli-verify-commitment = L’engagement que la table montrait avant la partie.
cli-verify-entropy = La part de hasard ajoutée par ta page.
verify-moves =
    { $moves ->
        [one] { $moves } coup permis ; chaque tirage est celui de la clé de l’enregistrement.
       *[other] { $moves } coups, tous permis ; chaque tirage est celui de la clé de l’enregistrement.
    }
verify-sealed = L’enregistrement est complet et n’a pas changé depuis qu’il est scellé.
verify-result = Le résultat est bien celui auquel mènent les coups.
verify-abandoned = La partie a été interrompue ; elle n’a pas de résultat.
verify-unsealed = L’enregistrement n’est pas scellé : la partie n’était pas finie quand il a été écrit.
verify-fair =
    { $shares ->
        [0] La clé vient du seul secret promis : aucune page n’y a ajouté sa part.
        [1] La clé vient du secret promis et de la part d’une personne.
       *[other] La clé vient du secret promis et des parts de { $shares } personnes.
    }
verify-absent =
    { $shares ->
        [one] { $shares } part promise n’a pas été révélée à temps.
       *[other] { $shares } parts promises n’ont pas été révélées à temps.
    }
verify-plain = La clé n’est liée à rien : cet enregistrement ne vient pas d’une table au tirage vérifiable.
verify-commitment-same = L’engagement est bien celui que tu as gardé.
verify-entropy-same = Ta part est celle de la place { $seat }.
refusal-fair-commitment-wrong = Le secret de cet enregistrement n’est pas celui que le serveur avait promis.
refusal-fair-shares-missing = Parts de hasard dans l’enregistrement : { $given } ; places en jeu : { $seats }.
refusal-fair-share-wrong = La part de la place { $seat } n’est pas celle qui était promise.
refusal-fair-key-wrong = La clé n’est pas celle que donnent le secret, les parts et l’en-tête. Le tirage n’était pas celui qui était promis.
refusal-fair-not-promised = Cet enregistrement ne promet rien : impossible de le comparer à ce que tu as gardé.
refusal-fair-commitment-other = L’engagement de cet enregistrement est { $given }, pas celui que tu as gardé.
refusal-fair-entropy-other = Aucune place de cet enregistrement n’a la part que tu as gardée.
refusal-fair-digits-wrong = { $option } demande { $digits } chiffres hexadécimaux.
cli-verify-proof = Ce que ta page a gardé : le fichier de « Télécharger ma preuve ».
verify-without-proof = Pour exclure que le serveur ait truqué le tirage, ajoute --proof avec le fichier gardé par ta page.
verify-terms-same = Les conditions du tirage sont celles que ta page connaissait avant de révéler sa part.
verify-proof-opened = Ta part, place { $seat }, est dans le tirage.
verify-proof-withheld = Ta part, place { $seat }, n’est pas dans le tirage : elle n’est pas arrivée à temps.
refusal-proof-unreadable = Ce n’est pas une preuve d’une page Sushibelt. Télécharge-la de nouveau depuis la page du résultat.
refusal-proof-other-version = Version de la preuve : { $given } ; ce programme lit la version { $known }.
refusal-proof-other-match = La preuve porte sur la partie { $kept }, l’enregistrement sur la partie { $given }.
refusal-fair-terms-other = Les conditions ont été modifiées une fois ta part révélée. Ta page connaissait « { $kept } » ; l’enregistrement dit « { $given } ».
refusal-fair-share-dropped = Le serveur a confirmé la part de la place { $seat }, mais l’enregistrement dit qu’elle n’est jamais arrivée. Le tirage s’est fait sans elle.
