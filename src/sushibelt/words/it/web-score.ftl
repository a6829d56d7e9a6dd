# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Segnapunti
pad-what = Giocate con carte, dadi o tessere veri? Segna quello che ha ciascuno: il segnapunti conta, spiega ogni voce e risolve le parità. Funziona senza rete, e quello che scrivi resta su questo dispositivo, a meno che tu non faccia scrivere anche altri telefoni.
pad-new = Nuovo foglio
pad-join = Entra con un codice
pad-shelf = Salvati qui
pad-shelf-seat = { $name } { $total }
pad-name = Nome di questo foglio
pad-name-keep = Salva il nome
pad-rename = Rinomina
pad-drop = Elimina { $pad }
pad-dropped = Foglio eliminato.
pad-undo = Annulla
pad-not-kept = Questo dispositivo non conserva niente: annota il risultato prima di chiudere la pagina.
pad-gone = Foglio non trovato
pad-gone-why = È stato eliminato, o è su un altro dispositivo.
pad-own = I miei fogli
pad-people = Chi gioca?
pad-player = Ospite { $seat }
pad-begin = Comincia
pad-phones = Più telefoni
pad-phones-count = { $count ->
    [1] Un telefono
   *[other] { $count } telefoni
}
pad-phones-lost = Niente rete
pad-phones-code = Inquadra qui con un altro telefono, o digita lì questo codice:
pad-phones-where = Il codice si scrive su { $address }
pad-phones-qr = Codice QR che apre questo foglio
pad-phones-send = Manda il link
pad-phones-copied = Link copiato. Chiunque lo apra può segnare i punti.
pad-phones-waiting = { $count ->
    [1] Una voce aspetta la rete per partire.
   *[other] { $count } voci aspettano la rete per partire.
}
pad-phones-shared = ci scrivono più telefoni
pad-phones-leave = Continua solo su questo telefono
pad-phones-gone = Questo foglio non è più condiviso. Continua solo su questo telefono.
pad-claim = Di chi segni il piatto?
pad-claim-all = Tutti
pad-claimed = segnato da un altro telefono
pad-joining = Apro il foglio…
pad-joining-lost = Il server non risponde ancora. Riprovo…
pad-joining-shut = Questo foglio non è più condiviso, o manca un pezzo del link. Fatti ridare il link o il codice.
refusal-pad-unknown = Questo foglio non esiste. Forse è stato tolto dopo tanto tempo senza visite.
refusal-pad-full = Ci sono già troppi telefoni su questo foglio.
refusal-cell-unknown = Su questo foglio non c’è «{ $cell }».
refusal-plate-unknown = Su questo foglio non c’è il piatto numero { $plate }.
pad-stages = Parti della partita
pad-stage-round = Giro { $round }
pad-stage-end = Fine
pad-stage-bill = Conto
pad-plates = Di chi è il piatto?
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
pad-bill = Conto
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
