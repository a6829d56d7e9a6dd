# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Bloc de scores
pad-what = Vous jouez avec de vraies cartes, de vrais dés, de vraies tuiles ? Saisis ce que chacun a : le bloc compte, explique chaque ligne et règle les égalités. Il marche sans réseau, et ce que tu notes reste sur cet appareil, sauf si tu laisses d’autres téléphones écrire aussi.
pad-new = Nouveau bloc
pad-join = Rejoindre avec un code
pad-shelf = Sur cet appareil
pad-shelf-seat = { $name } { $total }
pad-name = Nom de ce bloc
pad-name-keep = Enregistrer le nom
pad-rename = Renommer
pad-drop = Supprimer { $pad }
pad-dropped = Bloc supprimé.
pad-undo = Annuler
pad-not-kept = Cet appareil ne garde rien : note le résultat avant de fermer la page.
pad-gone = Bloc introuvable
pad-gone-why = Il a été supprimé, ou il est sur un autre appareil.
pad-own = Tous mes blocs
pad-people = Qui joue ?
pad-player = Convive { $seat }
pad-begin = Commencer
pad-phones = À plusieurs
pad-phones-count = { $count ->
    [one] { $count } téléphone
   *[other] { $count } téléphones
}
pad-phones-lost = Pas de réseau
pad-phones-code = Scanne ceci avec un autre téléphone, ou tapes-y ce code :
pad-phones-where = Le code se tape sur { $address }
pad-phones-qr = Code QR qui ouvre ce bloc
pad-phones-send = Envoyer le lien
pad-phones-copied = Lien copié. Toute personne qui l’ouvre peut saisir aussi.
pad-phones-waiting = { $count ->
    [one] { $count } saisie attend le réseau pour partir.
   *[other] { $count } saisies attendent le réseau pour partir.
}
pad-phones-shared = partagé entre plusieurs téléphones
pad-phones-leave = Continuer sur ce téléphone seulement
pad-phones-gone = Ce bloc n’est plus partagé. Il continue sur ce téléphone seulement.
pad-claim = Quelle assiette saisis-tu ?
pad-claim-all = Toutes
pad-claimed = saisie sur un autre téléphone
pad-joining = Ouverture du bloc…
pad-joining-lost = Le serveur ne répond pas encore. Nouvel essai…
pad-joining-shut = Ce bloc n’est plus partagé, ou il manque un bout du lien. Redemande le lien ou le code.
refusal-pad-unknown = Ce bloc n’existe pas. Il a peut-être été rangé, faute de visites.
refusal-pad-full = Il y a déjà trop de téléphones sur ce bloc.
refusal-cell-unknown = Il n’y a pas de « { $cell } » sur ce bloc.
refusal-plate-unknown = Il n’y a pas d’assiette numéro { $plate } sur ce bloc.
pad-stages = Étapes de la partie
pad-stage-round = Manche { $round }
pad-stage-end = Fin
pad-stage-bill = Addition
pad-plates = Quelle assiette ?
pad-laid = { $family ->
    [sushi-roll] { $laid }/{ $full } dés
   *[other] { $laid }/{ $full } cartes
}
pad-seat-name = Nom de cette place
pad-seat-rename = renommer
pad-less = { $what } : un de moins
pad-more = { $what } : un de plus
pad-running = { $name } : { $gained } cette manche, { $total } en tout
pad-total = { $name } : { $total } pour l’instant
pad-next = Suite : { $where }
pad-bill = Addition
pad-line = { $line } : { $why }
pad-place = { $place }. { $name }
pad-send-link = Envoyer un lien
pad-send-picture = Image
pad-print = Imprimer
pad-again = Rejouer
pad-link-copied = Le lien est copié. Il contient tout le bloc.
pad-link-here = Voici le lien : { $url }
pad-picture-saved = Enregistré sous { $file }.
pad-keep = Enregistrer sur cet appareil
pad-link-unreadable = Ce lien est illisible
pad-link-unreadable-why = Il en manque peut-être un bout. Demande qu’on te le renvoie.
