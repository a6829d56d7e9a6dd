# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Wertungsblock
pad-what = Ihr spielt mit echten Karten, Würfeln oder Portionen? Tipp ein, was alle haben: Der Block rechnet, begründet jede Zeile und klärt Gleichstände. Das geht ohne Netz, und was du schreibst, bleibt auf diesem Gerät, außer du lässt andere Handys mitschreiben.
pad-new = Neuer Block
pad-join = Mit Code mitschreiben
pad-shelf = Auf diesem Gerät
pad-shelf-seat = { $name } { $total }
pad-name = Name dieses Blocks
pad-name-keep = Namen speichern
pad-rename = Umbenennen
pad-drop = { $pad } löschen
pad-dropped = Block gelöscht.
pad-undo = Rückgängig
pad-not-kept = Dieses Gerät merkt sich nichts: Schreib das Ergebnis auf, bevor du die Seite schließt.
pad-gone = Block nicht gefunden
pad-gone-why = Er wurde gelöscht oder liegt auf einem anderen Gerät.
pad-own = Meine Blöcke
pad-people = Wer spielt mit?
pad-player = Gast { $seat }
pad-begin = Los
pad-phones = Mehrere Handys
pad-phones-count = { $count ->
    [1] Ein Handy
   *[other] { $count } Handys
}
pad-phones-lost = Kein Netz
pad-phones-code = Halt die Kamera eines anderen Handys hierher oder tipp dort diesen Code ein:
pad-phones-where = Der Code wird hier eingetippt: { $address }
pad-phones-qr = QR-Code, der diesen Block öffnet
pad-phones-send = Link senden
pad-phones-copied = Der Link ist kopiert. Wer ihn öffnet, schreibt mit.
pad-phones-waiting = { $count ->
    [1] Ein Eintrag wartet hier auf das Netz.
   *[other] { $count } Einträge warten hier auf das Netz.
}
pad-phones-shared = mehrere Handys schreiben mit
pad-phones-leave = Nur auf diesem Handy weiter
pad-phones-gone = Dieser Block wird nicht mehr geteilt. Weiter geht es nur auf diesem Handy.
pad-claim = Wessen Teller trägst du ein?
pad-claim-all = Alle
pad-claimed = wird auf einem anderen Handy eingetragen
pad-joining = Der Block wird geöffnet …
pad-joining-lost = Der Server antwortet noch nicht. Nächster Versuch …
pad-joining-shut = Dieser Block wird nicht mehr geteilt, oder ein Stück vom Link fehlt. Lass dir Link oder Code noch einmal geben.
refusal-pad-unknown = Diesen Block gibt es nicht. Vielleicht wurde er nach langer Zeit weggeräumt.
refusal-pad-full = Auf diesem Block schreiben schon zu viele Handys mit.
refusal-cell-unknown = Auf diesem Block gibt es kein „{ $cell }“.
refusal-plate-unknown = Auf diesem Block gibt es keinen Teller Nummer { $plate }.
pad-stages = Teile des Spiels
# Fünf solche Knöpfe stehen nebeneinander; auf schmalen Handys wird das Wort getrennt.
pad-stage-round = Durch{ "\u00AD" }gang { $round }
pad-stage-end = Ende
pad-stage-bill = Rechnung
pad-plates = Wessen Teller?
pad-laid = { $family ->
    [sushi-roll] { $laid } von { $full } Würfeln
   *[other] { $laid } von { $full } Karten
}
pad-seat-name = Name für diesen Platz
pad-seat-rename = umbenennen
pad-less = { $what }: eins weniger
pad-more = { $what }: eins mehr
pad-running = { $name }: { $gained } in diesem Durchgang, { $total } gesamt
pad-total = { $name }: bisher { $total }
pad-next = Weiter: { $where }
pad-bill = Rechnung
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Als Link senden
pad-send-picture = Bild speichern
pad-print = Drucken
pad-again = Revanche
pad-link-copied = Der Link ist kopiert. Der ganze Block steckt darin.
pad-link-here = Das ist der Link: { $url }
pad-picture-saved = Gespeichert als { $file }.
pad-keep = Auf diesem Gerät speichern
pad-link-unreadable = Link nicht lesbar
pad-link-unreadable-why = Vielleicht fehlt ein Stück. Lass ihn dir noch einmal schicken.
