# Joining, my games, settings, fair deals, the gallery.

join-title = Rejoindre une table
join-text = Demande le code à quelqu’un de la table et tape-le ici.
join-code = Code de la table
join-look = Voir
join-who = À la table : { $names }
join-nobody = Il n’y a encore personne.
join-late = La partie a déjà commencé. Tu peux regarder, et tu joueras la prochaine.
join-sit = Prendre place
join-wait = Jouer la prochaine partie
join-watch = Regarder
join-back = Retour à ta place, { $name }
mine-text = Tout ce qui s’est joué ici, du plus récent au plus ancien. Seul cet appareil s’en souvient.
mine-none = Rien encore. Assieds-toi à une table, et elle apparaîtra ici.
mine-some-table = Une table
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Tu as gagné !
   *[other] Tu as fini { $place }e.
}
mine-stage-lobby = en attente
mine-stage-opening = va commencer
mine-stage-playing = en cours
mine-stage-finished = finie
mine-stage-abandoned = interrompue
mine-go-on = Reprendre
mine-look = Voir
mine-replay = Revoir
mine-forget = Retirer
mine-forget-table = Retirer { $game }
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-contrast = Contraste
settings-contrast-auto = Automatique
settings-contrast-more = Fort
settings-motion = Animations
settings-motion-auto = Automatique
settings-motion-full = Toutes
settings-motion-less = Réduites
settings-table = À table
settings-confirm = Confirmer chaque choix
settings-left-handed = Commandes pour gauchers
settings-sound = Sons
settings-vibration = Vibrer quand on retourne les cartes
settings-kept = Conservé sur cet appareil ; rien n’est envoyé ailleurs.
fair-title = Comment vérifier le tirage
fair-text = Ici, les cartes et les dés viennent d’un ordinateur qui appartient à quelqu’un. Pas besoin de le croire sur parole : après chaque partie, ton navigateur peut refaire le calcul.
fair-how = Comment ça marche
fair-step-promise = À l’ouverture d’une table, le serveur tire un nombre secret et en montre aussitôt l’empreinte. Avec l’empreinte, on peut voir plus tard si le nombre a changé.
fair-step-shares = Chaque navigateur qui prend place tire aussi son propre nombre, n’en montre que l’empreinte, et le révèle au début de la partie. S’il ne le révèle pas à temps, il est laissé de côté ; il ne peut pas bloquer la partie.
fair-step-deal = Tout ce que le hasard décide dans la partie découle du secret, de tous ces nombres et des règles, et de rien d’autre.
fair-step-open = À la fin de la partie, le serveur révèle son secret. Ton navigateur refait alors chaque tirage et chaque lancer, et compare.
fair-proved = Ce que ça prouve
fair-proves-before = Le serveur a fixé son secret avant de connaître ton nombre, et ne l’a pas changé.
fair-proves-mixed = Ton nombre est dans le tirage : sans le connaître, personne ne pouvait choisir les cartes.
fair-proves-rules = Chaque choix était permis, chaque carte est celle que donnent les nombres, et le résultat en découle.
fair-proves-record = L’enregistrement que tu gardes est bien la partie jouée ; change une seule lettre, et la vérification échoue.
fair-left = Ce que ça ne prouve pas
fair-leaves-knows = Pendant la partie, le serveur sait ce qu’il a distribué. Si son propriétaire joue aussi, il pourrait regarder.
fair-leaves-withhold = S’il joue, le propriétaire du serveur peut retenir son propre nombre ou interrompre une partie avant le début, et choisir ainsi entre quelques tirages ; jamais un tirage à son goût.
fair-leaves-bots = Les bots et les gens qui regardent n’ajoutent pas de nombre.
fair-leaves-people = Que deux personnes ne se soufflent rien à l’oreille.
fair-check = La vérification se trouve sur la page de chaque résultat. Elle se fait aussi hors du navigateur, avec l’enregistrement et « sushibelt verify ».
gallery-text = Tout est dessiné de la même main. On s’y retrouve même sans les couleurs, et ce qui se compte est dessiné autant de fois qu’il le faut.
gallery-size = Taille
gallery-way = Support
gallery-way-plate = Assiette
gallery-way-die = Dé
gallery-way-token = Jeton
gallery-way-tile = Tuile
gallery-way-bare = Aucun
gallery-grey = Sans couleurs
gallery-dishes = Plats
gallery-desserts = Desserts
gallery-tiles = Tuiles et arêtes
gallery-counter = Le comptoir
gallery-chefs = La cuisine
gallery-signs = Icônes

## The front page

front-tagline = Des jeux de sushis au même comptoir, entre amis ou contre la cuisine.
front-go-on = Ta table t’attend : { $game }
front-counter = Une partie en cours
front-counter-caption = Quatre de nos bots, dans une vraie partie.
front-counter-pause = Pause
front-counter-play = Lecture
front-sit-down = À table !
front-sit-down-at = À table : { $game }
front-friends = Entre amis
front-friends-at = Jouer à { $game } entre amis
front-choose = { $game } à ta façon
front-more = Jouer autrement
front-invite = Inviter des amis
front-join = J’ai un code
front-score = Compter les points d’une vraie table
front-promise = Pas de compte, pas de publicité, rien à accepter. Seul cet appareil se souvient de tes parties.

## Privacy

privacy-title = Vie privée
privacy-text = Pas de compte, pas de cookies, pas de pub, pas de pistage. Voici ce que ce serveur conserve, et combien de temps.
privacy-keeps = Ce que le serveur conserve
privacy-keeps-names = Les noms tapés aux tables et sur les blocs de scores partagés. Un surnom suffit.
privacy-keeps-matches = Chaque partie : le jeu, les donnes, les choix et le résultat.
privacy-keeps-links = Des empreintes des liens vers tes tables, pas les liens eux-mêmes.
privacy-long = Combien de temps
privacy-long-tables =
    { $days ->
        [one] Tables, blocs de scores partagés et parties inachevées : { $days } jour après la dernière visite.
       *[other] Tables, blocs de scores partagés et parties inachevées : { $days } jours après la dernière visite.
    }
privacy-long-matches =
    { $days ->
        [one] Parties finies : { $days } jour après leur fin, ou plus longtemps si leur table existe encore.
       *[other] Parties finies : { $days } jours après leur fin, ou plus longtemps si leur table existe encore.
    }
privacy-long-off = Les jours comptent quand le serveur tourne. Une longue pause compte pour une semaine au plus.
privacy-long-backups = Les responsables du serveur peuvent garder des sauvegardes plus longtemps.
privacy-not = Ce qu’il ne conserve pas
privacy-not-addresses = Ton adresse réseau. Elle ne reste qu’en mémoire vive, pour parer aux avalanches de requêtes. Si une adresse est bloquée par les responsables, elle est conservée jusqu’à la fin du blocage.
privacy-not-log = Dans son journal : ni noms, ni adresses, ni liens, ni choix. Un serveur web placé devant peut tenir le sien.
privacy-not-others = Rien n’est chargé depuis d’autres sites, et rien n’est transmis à personne.
privacy-device = Sur ton appareil
privacy-device-text = Tes réglages, les liens vers tes tables et tes propres blocs de scores restent dans ce navigateur. Efface les données du site, et ils disparaissent.
privacy-seen = Qui voit quoi
privacy-seen-table = Toutes les personnes à la table, même celles qui regardent, voient les noms et ce qui est joué.
privacy-seen-match = Quiconque a le lien d’une partie finie peut la lire, noms compris.
privacy-rights = Tes droits
privacy-rights-text = Tu peux demander une copie de tout ce qui porte ton nom, ou son effacement. Ces tables et ces parties sont alors effacées pour tout le monde.
privacy-contact = Contact :
privacy-contact-none = Adresse-toi à la personne qui tient ce serveur ; en général, celle qui t’a donné le lien.
privacy-days-unknown = Le serveur ne peut pas dire combien de jours pour l’instant. Reviens quand il répond.
