# For whoever runs a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Sauvegarder le fichier de données, même quand le serveur tourne.
cli-backup-epilogue =
    Exemples :
      sushibelt backup /backups/                         nom tiré de la date
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      avec phrase de passe
      sushibelt backup /backups/ --recipient age1…       pour une clé publique

    Les sauvegardes chiffrées sont au format age ; le programme age les ouvre
    aussi.
cli-backup-file = Le nouveau fichier, ou un dossier où le mettre.
cli-host-data = Le fichier de données du serveur, ou l’adresse de sa base Postgres.
cli-backup-encrypt = Chiffrer avec une phrase de passe que tu tapes.
cli-backup-passphrase-file = Chiffrer avec la phrase de passe de la première ligne de ce fichier.
cli-backup-recipient = Chiffrer pour cette clé publique age ou SSH ; peut être répété.
backup-copying = Copie
backup-plain = Sauvegardé dans { $path } ({ $size } Mo). La sauvegarde n’est pas chiffrée : garde-la pour toi.
backup-sealed = Sauvegarde chiffrée enregistrée dans { $path } ({ $size } Mo).
passphrase-ask = Phrase de passe :{" "}
passphrase-again = Encore une fois :{" "}
refusal-passphrase-untyped = Pas de terminal où taper une phrase de passe. Utilise --passphrase-file ou --recipient.
refusal-passphrase-differs = Les deux phrases de passe sont différentes. Rien n’a été écrit.
refusal-passphrase-short = La phrase de passe est trop courte. Longueur minimale : { $least }.
refusal-database-backup = { $path } est une base Postgres. Sauvegarde-la avec pg_dump et rétablis-la avec pg_restore ; docs/operations.md explique comment.
refusal-backup-two-ways = Chiffre soit avec une phrase de passe, soit pour --recipient, pas les deux.
refusal-backup-recipient-wrong = « { $given } » n’est pas une clé publique age ou SSH.
refusal-file-exists = « { $path } » existe déjà, et rien n’est écrasé. Déplace-le ou choisis un autre nom.
cli-restore = Restaurer une sauvegarde dans un nouveau fichier de données.
cli-restore-epilogue =
    Exemples :
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    La sauvegarde est d’abord vérifiée, et rien n’est écrasé.
cli-restore-file = La sauvegarde.
cli-restore-data = Le fichier de données à créer ; il ne doit pas encore exister.
cli-restore-passphrase-file = La phrase de passe est à la première ligne de ce fichier. Sinon, on te la demande.
cli-restore-identity = Le fichier qui contient ta clé secrète age.
restore-copying = Restauration
restore-done = Restauré dans { $path }. Pour lancer le serveur : sushibelt serve --data { $path }
refusal-backup-passphrase-missing = « { $path } » est chiffré avec une phrase de passe. Tape-la, ou indique son fichier avec --passphrase-file.
refusal-backup-passphrase-wrong = « { $path } » ne s’ouvre pas avec cette phrase de passe, ou le fichier est endommagé.
refusal-backup-identity-missing = « { $path } » est chiffré pour une clé. Indique le fichier de ta clé secrète avec --identity.
refusal-backup-identity-wrong = « { $path } » ne s’ouvre pas avec cette clé, ou le fichier est endommagé.
refusal-backup-identity-unreadable = Ce fichier ne contient pas de clé secrète age (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Vérifier un fichier de données ou une sauvegarde, jusqu’à la dernière donne.
cli-check-epilogue =
    Exemples :
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            les pages seulement

    Le serveur peut tourner. Code de sortie : 0 si tout va bien, 1 sinon.
cli-check-file = Le fichier de données, une sauvegarde non chiffrée, ou l’adresse d’une base Postgres.
cli-check-quick = Ne pas rejouer les parties.
data-check-looking = Vérification
data-check-where =
    { $kind ->
        [tables] Table { $id }
        [matches] Partie { $id }
       *[other] Bloc de scores { $id }
    }
data-check-at = { $where } : { $text }
data-check-counts = Tables : { $tables }. Parties : { $matches }. Blocs de scores : { $pads }.
data-check-whole = { $path } est en bon état : ses pages, et chaque table, partie et bloc de scores.
data-check-quick = Les pages de { $path } sont en bon état. Les parties n’ont pas été rejouées.
database-check-whole = { $path } est en bon état : chaque table, partie et bloc de scores.
database-check-quick = { $path } est lisible. Les parties n’ont pas été rejouées.
data-check-damaged = { $path } n’est pas en bon état. Problèmes : { $count }.
refusal-data-older = « { $path } » vient d’une version plus ancienne de ce programme. Lance une fois le serveur avec ce fichier, et il sera à jour.
refusal-check-page = Page endommagée : { $problem }
refusal-check-row = Illisible ({ $problem }).
refusal-check-match-missing = La partie { $match } manque.
refusal-check-moves-missing = Il manque des coups. Trouvés : { $moves }.

## Moving to Postgres and back

cli-move = Transférer tout un fichier de données dans une base Postgres, ou l’inverse.
cli-move-epilogue =
    Exemples :
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Arrête d’abord le serveur. La source reste comme elle est ; la cible doit
    être vide. Un transfert interrompu reprend quand tu relances la commande.
cli-move-source = Le fichier de données ou la base d’où tout part.
cli-move-target = Le nouveau fichier ou la base vide où tout arrive.
move-copying = Transfert
move-done = Tout ce qui est dans { $source } est maintenant aussi dans { $target }, comparé ligne par ligne. Lignes : { $rows }.
refusal-move-onto-itself = « { $path } » ne peut pas être transféré sur lui-même.
refusal-move-target-full = « { $path } » n’est pas vide, et rien n’y sera écrasé. Choisis un nouveau fichier ou une base vide.
refusal-move-differs = { $source } et { $target } diffèrent (« { $table } ») : la source a changé depuis le début du transfert, ou c’en était une autre. Vide la cible et recommence.
refusal-data-unfinished = Un transfert vers « { $path } » n’est pas terminé. La commande sushibelt move le termine.
refusal-database-unfinished = Un transfert vers { $path } n’est pas terminé. La commande sushibelt move le termine.

## The tables of a server

cli-tables = Voir et gérer les tables de ton serveur : lister, fermer, effacer, exporter, bloquer.
cli-tables-epilogue =
    Exemples :
      sushibelt tables                                toutes
      sushibelt tables show 4K7MPX                    par code ou identifiant
      sushibelt tables close 4K7MPX                   tout le monde sort
      sushibelt tables delete 4K7MPX                  pour de bon
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              à la demande d’Ana
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    Cela marche que le serveur tourne ou non.
cli-tables-action = Que faire : { $known }.
cli-tables-target = Code ou identifiant d’une table ou d’un bloc de scores, identifiant d’une partie, ou adresse.
cli-tables-name = Exporter ou effacer tout ce qui porte ce nom.
cli-tables-hours = Durée du blocage de l’adresse, en heures.
cli-tables-out = Le nouveau fichier de l’export ; sinon il est affiché.
cli-tables-yes = Effacer sans demander.
cli-tables-json = Afficher du JSON.
tables-column-id = table
tables-column-code = code
tables-column-game = jeu
tables-column-stage = état
tables-column-people = joueurs
tables-column-here = présents
tables-column-visited = dernière visite
tables-stage =
    { $stage ->
        [lobby] en attente
        [opening] distribution
        [playing] en cours
        [finished] finie
        [abandoned] interrompue
       *[pad] bloc de scores
    }
tables-none = Il n’y a pas de tables.
tables-closed = La table { $id } est fermée. Plus personne ne peut y entrer ; ses parties finies restent.
tables-will-delete = Ceci sera effacé pour de bon, pour toutes les personnes concernées :
tables-sure = Tape « { $yes } » pour effacer :{" "}
tables-yes = oui
tables-deleted = Effacé. Tables : { $tables }. Parties : { $matches }. Blocs de scores : { $pads }. D’anciennes sauvegardes peuvent encore les contenir.
tables-exported = Exporté dans { $path }.
tables-blocked = { $network } est bloqué jusqu’au { $until }.
tables-unblocked = { $network } n’est plus bloqué.
tables-none-blocked = Aucune adresse n’est bloquée.
refusal-tables-action-unknown = « { $given } » n’est pas une action possible. Au choix : { $known }.
refusal-tables-target-missing = Laquelle ? Indique un code ou un identifiant après « { $action } », ou un nom avec --name.
refusal-tables-too-much = Indique un code ou un identifiant, ou bien --name, pas les deux.
refusal-tables-unknown = Aucune table, aucun bloc de scores, aucune partie n’a le code ou l’identifiant « { $given } ».
refusal-tables-name-unknown = Rien ici ne porte le nom « { $name } ».
refusal-tables-only-tables = Seules les tables peuvent être fermées. « { $given } » peut être effacé.
refusal-tables-match-running = La partie { $match } est encore en cours. Ferme ou efface plutôt sa table.
refusal-tables-unconfirmed = Rien n’a été effacé.
refusal-tables-confirm = Rien n’a été effacé : pas de terminal pour confirmer. Ajoute --yes.
refusal-block-address = « { $given } » n’est ni une adresse ni un réseau. Exemples : 203.0.113.7, 203.0.113.0/24, 2001:db8::/48.
refusal-block-wide = { $given } est un réseau trop grand pour être bloqué. Au maximum : /{ $prefix }.
refusal-block-hours = Une adresse peut être bloquée pendant 1 à { $most } heures, pas { $given }.
refusal-block-unknown = { $given } n’est pas bloqué.
refusal-channel-closed = Le serveur qui utilise « { $path } » ne répond pas ({ $problem }). Lance cette commande avec le même compte sur la même machine, ou arrête d’abord le serveur.

## What visitors are told

refusal-secret-closed = Cette table a été fermée par les responsables de ce site.
refusal-address-blocked = Ton réseau est bloqué sur ce site pour le moment.
refusal-contact-long = SUSHIBELT_CONTACT est trop long. Nombre maximal de caractères : { $most }.
refusal-contact-unprintable = SUSHIBELT_CONTACT contient des caractères qui ne s’affichent pas. Écris-le sur une seule ligne, en UTF-8.
