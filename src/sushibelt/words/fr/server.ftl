# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Ouvrir le site : jouer dans le navigateur, en solo, entre amis ou sur tout le réseau local.
cli-serve-epilogue =
    Exemples :
      sushibelt serve                      cette machine, http://127.0.0.1:8000
      sushibelt serve --lan                téléphones du réseau, avec code QR
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA et d’autres font de même ;
    docs/operations.md en donne la liste.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-host = L’adresse d’écoute.
cli-serve-data = Le fichier qui garde toutes les tables et les parties ; il est créé s’il n’existe pas.
cli-serve-lan = Laisser entrer tout le monde sur ce réseau, et montrer un code QR pour ouvrir le site.
serve-address = Sushibelt est à l’adresse { $address }
serve-data = Les tables et les parties sont gardées dans { $path }
serve-stop = Ctrl-C pour arrêter.
refusal-server-not-installed = Le serveur demande « { $module } », qui n’est pas installé. Installe sushibelt avec son extra « server ».
refusal-port-impossible = Le port { $port } n’existe pas. Choisis de 0 à { $most }.
refusal-port-taken = Impossible d’utiliser le port { $port } sur { $host } ({ $problem }). Arrête ce qui l’occupe, ou choisis-en un autre avec --port.
refusal-variable-wrong = { $variable } vaut « { $given } », mais doit être un nombre entier de { $least } à { $most }.
refusal-origin-wrong = SUSHIBELT_ORIGINS contient « { $given } », qui n’est pas une origine. Une origine s’écrit https://sushi.example ; sépare-les par des virgules.
refusal-data-newer = « { $path } » vient d’une version plus récente de ce programme. Utilise cette version, ou un autre fichier.
refusal-data-unusable = « { $path } » ne peut pas servir de fichier de données ({ $problem }).

## Tables

refusal-table-unknown = Cette table n’existe pas. Elle a peut-être été débarrassée, faute de visites.
refusal-code-unknown = Aucune table ni aucun bloc de score n’a ce code. Vérifie-le, ou demande le lien.
refusal-secret-unknown = Ce lien n’ouvre pas cette table. Demandes-en un nouveau à la personne qui t’invite.
refusal-secret-left = Tu as quitté cette table ; ce lien ne l’ouvre plus.
refusal-secret-removed = L’hôte t’a fait quitter cette table ; ce lien ne l’ouvre plus.
refusal-secret-renewed = Depuis que quelqu’un a été retiré de la table, les liens pour regarder ne marchent plus. Demande le nouveau code.
refusal-table-full = Cette table est complète.
refusal-seat-taken = La place { $seat } est prise.
refusal-seat-none = Tu n’as pas de place à cette table.
refusal-seat-unknown = Il n’y a pas de place { $seat } dans cette partie.
refusal-host-only = C’est réservé à l’hôte de la table.
refusal-member-unknown = Personne ne s’appelle { $name } à cette table.
refusal-kick-yourself = Tu ne peux pas te retirer toi-même. Quitte plutôt la table.
refusal-stage-wrong =
    { $stage ->
        [lobby] La partie n’a pas encore commencé.
        [opening] On est en train de distribuer.
        [playing] La partie est en cours.
       *[other] La partie est finie.
    }
refusal-people-none = Il n’y a encore personne à cette table.
refusal-bots-too-many = { $bots } places vont à des bots, pour une table de { $seats }. Gardes-en une pour toi.
refusal-level-unknown = Le bot « { $level } » n’existe pas. Bots connus : { $known }.

## Matches

refusal-match-not-running = Aucune partie en cours à cette table.
refusal-match-not-over = Cette partie n’existe pas, ou n’est pas encore finie.
refusal-match-other = Ce choix était pour une partie précédente à cette table.
refusal-actions-too-many =
    { $allowed ->
        [1] Choix envoyés d’un coup : { $given } ; ici, on n’en fait qu’un.
       *[other] Choix envoyés d’un coup : { $given } ; ici, on n’en fait que { $allowed }.
    }
refusal-undo-nothing = Tu n’as pas de choix à reprendre.

## Fair deals

refusal-share-too-late = On distribue déjà ; trop tard pour promettre une part de hasard.
refusal-share-for-other-terms = Les conditions de ce tirage ne sont pas celles que ta page a reçues.
refusal-share-too-early = Les parts de hasard s’ouvrent quand toutes sont promises.
refusal-share-not-promised = Cette part de hasard n’est pas celle qui était promise.

## Messages and requests

refusal-hello-first = Le premier message doit dire qui est là.
refusal-message-unreadable = Ce message est illisible.
refusal-message-out-of-place = Ce message n’a rien à faire ici.
refusal-messages-too-many = Trop de messages en peu de temps.
refusal-too-many-requests = Trop de demandes en peu de temps. Attends un peu.
refusal-request-unreadable = Cette demande est illisible.
refusal-request-too-large = Cette demande est trop grosse.
refusal-origin-foreign = Cette demande vient d’une page d’un autre site.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-server-fault = Un souci sur le serveur. Rien n’a changé ; essaie encore.

## Phrases

phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oh-no = Oh non !
phrase-yum = Miam !
phrase-mine = C’était pour moi !
phrase-thinking = Je réfléchis…
phrase-hurry = Quand tu veux…
phrase-one-more = On remet ça ?
phrase-sorry = Pardon !
phrase-bye = À bientôt !
