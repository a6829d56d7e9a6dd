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
cli-serve-data = Le fichier qui garde toutes les tables et les parties ; il est créé s’il n’existe pas. Ou l’adresse d’une base Postgres.
cli-serve-lan = Laisser entrer tout le monde sur ce réseau, et montrer un code QR pour ouvrir le site.
serve-address = Sushibelt tourne à l’adresse { $address }
serve-data = Les tables et les parties sont gardées dans { $path }
serve-stop = Ctrl-C pour arrêter.
serve-proxy-unknown = ATTENTION : les visiteurs passent par un proxy que SUSHIBELT_PROXIES ne mentionne pas. Ils comptent donc tous pour une seule adresse et en partagent les limites. Donne à SUSHIBELT_PROXIES l’adresse du proxy, par exemple 127.0.0.1, et relance.
serve-no-pages = Cette installation ne contient pas le site : des programmes peuvent se connecter, mais il n’y a aucune page à ouvrir. Construis-le avec « make site », ou installe un paquet construit par « make wheel ».
refusal-server-not-installed = Le serveur demande « { $module } », qui n’est pas installé. Pour avoir tout ce qu’il faut : { $command }
refusal-port-impossible = Le port { $port } n’existe pas. Choisis de 0 à { $most }.
refusal-port-taken = Impossible d’utiliser le port { $port } sur { $host } ({ $problem }). Arrête ce qui l’occupe, ou choisis-en un autre avec --port.
refusal-variable-wrong = { $variable } vaut « { $given } », mais doit être un nombre entier de { $least } à { $most }.
refusal-metrics-port-taken = Impossible de publier les mesures sur le port { $port } de { $host } ({ $problem }). Arrête ce qui l’occupe, ou change SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = SUSHIBELT_PROXIES contient « { $given } », qui n’est pas l’adresse d’un proxy. Écris-la comme 127.0.0.1 ou 10.0.0.0/24 ; s’il y en a plusieurs, sépare-les par des virgules.
refusal-token-weak = { $variable } est trop facile à deviner. Utilise au moins { $least } lettres et chiffres sans espace, par exemple ce qu’affiche « openssl rand -hex 16 ».
refusal-origin-wrong = SUSHIBELT_ORIGINS contient « { $given } », qui n’est pas une origine. Une origine s’écrit https://sushi.example ; sépare-les par des virgules.
refusal-host-wrong = SUSHIBELT_HOSTS contient « { $given } », qui n’est pas un nom d’hôte. Un nom s’écrit sushi.example ; sépare-les par des virgules.
refusal-files-too-few = Le système permet à ce serveur d’ouvrir { $allowed } fichiers à la fois, mais { $connections } connexions en demandent { $needed }. Relève la limite (« ulimit -n », ou LimitNOFILE= dans une unité systemd), ou réduis SUSHIBELT_CONNECTIONS.
refusal-data-newer = « { $path } » vient d’une version plus récente de ce programme. Utilise la plus récente, ou un autre fichier.
refusal-data-unusable = « { $path } » ne peut pas servir de fichier de données ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] « { $path } » est déjà utilisé par le processus { $pid } sur { $host } depuis { $since }. Arrête-le d’abord, ou choisis un autre fichier avec --data.
       *[other] « { $path } » est déjà utilisé par le processus { $pid } sur { $host } depuis { $since }. Son site : { $address }. Arrête-le d’abord, ou choisis un autre fichier avec --data.
    }
refusal-data-in-use-by-someone = « { $path } » est déjà utilisé par un autre processus. Arrête-le d’abord, ou choisis un autre fichier avec --data.
refusal-data-foreign = « { $path } » n’est pas un fichier de données de Sushibelt. Il n’a pas été modifié. En voulais-tu un autre ?
refusal-data-damaged = « { $path } » est endommagé ({ $problem }). Il n’a pas été modifié ; la commande sushibelt restore remet une sauvegarde en place.

## Postgres

refusal-postgres-missing = Une base Postgres demande « { $module } », qui n’est pas installé. Pour l’avoir : { $command }
refusal-database-address-wrong = Ce n’est pas l’adresse d’une base de données. Écris-la ainsi : postgresql://nom:motdepasse@machine/base, avec un code pour chaque caractère spécial du mot de passe, comme %40 pour @.
refusal-database-unreachable = Impossible de se connecter à { $path } ({ $problem }). Vérifie l’adresse et le mot de passe, et que Postgres tourne.
refusal-database-unusable = { $path } ne peut pas être utilisée ({ $problem }).
refusal-database-rights = Cet utilisateur n’a pas le droit de créer des tables dans { $path } ({ $problem }). Le propriétaire de la base peut le donner : GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = { $path } vient d’une version plus récente de ce programme. Utilise la plus récente, ou une autre base.
refusal-database-older = { $path } vient d’une version plus ancienne de ce programme. Lance une fois le serveur avec cette base, et elle sera à jour.
refusal-database-foreign = { $path } contient les tables d’un autre programme. Elle n’a pas été modifiée ; donne à Sushibelt une base à lui.
refusal-database-empty = { $path } est vide. Lance d’abord le serveur avec cette base, ou remplis-la avec sushibelt move.
refusal-database-in-use =
    { $address ->
        [none] { $path } est déjà utilisée par le processus { $pid } sur { $host } depuis { $since }. Arrête-le d’abord, ou choisis une autre base.
       *[other] { $path } est déjà utilisée par le processus { $pid } sur { $host } depuis { $since } ; son site est { $address }. Arrête-le d’abord, ou choisis une autre base.
    }
refusal-database-in-use-by-someone = { $path } est déjà utilisée par un autre serveur. Arrête-le d’abord, ou choisis une autre base.
refusal-store-away = La base de données ne répond pas en ce moment. Rien n’a changé ; essaie encore dans un instant.
refusal-store-taken = Un autre serveur a repris la base de données, celui-ci ne peut plus rien enregistrer. Rouvre la page dans un instant.

## Several nodes

refusal-node-wrong = « { $given } » n’est pas une adresse où d’autres serveurs peuvent joindre celui-ci. Écris SUSHIBELT_NODE sous la forme http://10.0.0.5:8000.
refusal-node-needs-database = Plusieurs serveurs ne peuvent pas se partager le fichier « { $path } ». Indique dans SUSHIBELT_DATA l’adresse d’une base Postgres, ou retire SUSHIBELT_NODE.
refusal-node-in-use = Un autre serveur utilise déjà { $node }. Donne à chacun sa propre adresse dans SUSHIBELT_NODE.
refusal-nodes-older = { $path } a été préparée par une version plus ancienne de ce programme, et un serveur de cette version tourne encore : processus { $pid } sur { $host }, depuis { $since }. Arrête tous les serveurs de l’ancienne version, puis relance celui-ci.
refusal-place-elsewhere = Un autre serveur de ce site est en train de prendre le relais. Rien n’a changé ; essaie encore dans un instant.
refusal-tables-elsewhere =
    { $node ->
        [none] Un autre serveur de ce site est en train de reprendre cette table ou ce bloc. Essaie encore dans un instant.
       *[other] Cette table ou ce bloc se trouve sur un autre serveur de ce site, { $node }. Lance la commande là-bas.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] Ce qui était sur ce serveur est supprimé. Un autre serveur de ce site est en train de reprendre le reste ; relance la commande dans un instant.
       *[other] Ce qui était sur ce serveur est supprimé. Le reste se trouve sur un autre serveur de ce site, { $node } : lance la commande là-bas aussi.
    }

## Tables

refusal-table-unknown = Cette table n’existe pas. Elle a peut-être été débarrassée, faute de visites.
refusal-code-unknown = Aucune table ni aucun bloc de scores n’a ce code. Vérifie-le, ou demande le lien.
refusal-code-closed = L’hôte a fermé cette table aux nouveaux venus. Demande-lui de te laisser entrer.
refusal-secret-unknown = Ce lien n’ouvre pas cette table. Demandes-en un nouveau à la personne qui t’invite.
refusal-secret-left = Tu as quitté cette table ; ce lien ne l’ouvre plus.
refusal-secret-removed = L’hôte t’a fait quitter cette table ; ce lien ne l’ouvre plus.
refusal-secret-renewed = Depuis que cette table a un nouveau code, les anciens liens pour regarder ne marchent plus. Demande le nouveau code.
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
refusal-undo-nothing = Tu n’as aucun choix à annuler.
refusal-hold-spent = Tu as utilisé toutes tes pauses pour l’instant.

## Fair deals

refusal-share-too-late = On distribue déjà ; trop tard pour promettre une part de hasard.
refusal-share-copied = Cette part de hasard a déjà été promise par quelqu’un d’autre.
refusal-share-for-other-terms = Les conditions de ce tirage ne sont pas celles que ta page a reçues.
refusal-share-too-early = Les parts de hasard ne sont révélées qu’une fois toutes promises.
refusal-share-not-promised = Cette part de hasard n’est pas celle qui était promise.

## Messages and requests

refusal-hello-first = Le premier message doit dire qui est là.
refusal-message-unreadable = Ce message est illisible.
refusal-message-out-of-place = Ce message n’a rien à faire ici.
refusal-messages-too-many = Trop de messages en peu de temps.
refusal-too-many-requests = Trop de demandes en peu de temps. Attends un peu.
refusal-codes-too-many =
    { $seconds ->
        [one] Trop de codes erronés. Réessaie dans { $seconds } seconde.
       *[other] Trop de codes erronés. Réessaie dans { $seconds } secondes.
    }
refusal-request-unreadable = Cette demande est illisible.
refusal-request-too-large = Cette demande est trop grosse.
refusal-origin-foreign = Cette demande vient d’une page d’un autre site.
refusal-metrics-token-wrong = Ce jeton ne donne pas accès aux mesures.
refusal-host-unknown = Ce serveur n’est pas connu sous le nom que tu as ouvert. Si c’est le tien, ajoute ce nom à SUSHIBELT_HOSTS.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-store-slow = L’enregistrement est trop lent en ce moment.
refusal-store-unwritable = Rien ne peut être enregistré. Le disque est peut-être plein ou en lecture seule.
refusal-server-stopping = Ce serveur va s’arrêter.
refusal-server-fault = Un souci sur le serveur. Rien n’a changé ; essaie encore.
refusal-house-full = C’est complet : impossible d’ouvrir quoi que ce soit de nouveau pour l’instant. Réessaie plus tard ; ce qui est en cours continue.

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
