# The score pad at a real table. Sentences about impossible plates stand in score.ftl, reasons in reasons.ftl.

pad-title = Segnapunti
pad-what = Carte, dadi e tessere sono sul vostro tavolo? Tocca quello che ha ciascuno: il segnapunti conta, spiega ogni voce e risolve le parità. Funziona senza rete, e quello che scrivi resta su questo dispositivo.
pad-new = Nuovo foglio
pad-shelf = Salvati qui
pad-shelf-seat = { $name } { $total }
pad-name = Nome di questo foglio
pad-name-keep = Tieni il nome
pad-rename = Rinomina
pad-drop = Butta { $pad }
pad-dropped = Foglio buttato.
pad-undo = Riprendilo
pad-not-kept = Questo dispositivo non conserva niente: annota il risultato prima di chiudere la pagina.
pad-gone = Foglio sparito
pad-gone-why = È stato buttato via, o è stato scritto su un altro dispositivo.
pad-own = I miei fogli

pad-people = Chi gioca
pad-player = Posto { $seat }
pad-begin = Comincia

pad-stages = Parti della partita
pad-stage-round = Giro { $round }
pad-stage-stacks = Pile
pad-stage-end = Fine
pad-stage-bill = Conto
pad-plates = Di chi è il piatto
pad-laid = { $family ->
    [sushi-roll] { $laid } di { $full } dadi
   *[other] { $laid } di { $full } carte
}
pad-seat-name = Nome di questo posto
pad-seat-rename = rinomina
pad-less = { $what }: uno in meno
pad-more = { $what }: uno in più
pad-running = { $name }: { $gained } nel giro, { $total } in tutto
pad-total = { $name }: { $total } fin qui
pad-next = Avanti: { $where }

pad-die-hint = Che cosa mostra il dado mochi?
pad-tokens-hint = Gettoni rimasti a fine partita
pad-stack = { $kind }: { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
pad-stack-order = Dal basso in alto
pad-tiles-box = Metti in cima: { $kind }
pad-tile-on = { $tile }: metti in cima
pad-tile-off = { $tile }, numero { $place } dal basso: togli

pad-bill = Conto
pad-receipt = { $name }, { $part }
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Manda il link
pad-send-picture = Immagine
pad-print = Stampa
pad-again = Rigioca
pad-link-copied = Link copiato. Dentro c’è tutto il foglio.
pad-link-here = Ecco il link: { $url }
pad-picture-saved = Salvato come { $file }.
pad-keep = Salva su questo dispositivo
pad-link-unreadable = Questo link non si può leggere
pad-link-unreadable-why = Forse ne manca un pezzo. Fattelo mandare di nuovo.

pad-warning-squishy-missing = Giro { $round }: ci sono fragole giocate, ma lo squishy non l’ha preso nessuno. Se qualcuno l’ha preso, scrivi quante volte.
pad-warning-dice-missing = Ci sono mochi giocati: scrivi in «Fine» che cosa mostrano i dadi. Fino ad allora i dolci non si contano.
pad-warning-tokens-missing = Scrivi in «Fine» quali gettoni restano. Fino ad allora budini e gettoni non usati non si contano.

pad-dice-appetizer = antipasto
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = speciali
