# Was denen gesagt wird, die zuhören, und Tasten für alle, die ohne Maus spielen.

shell-voice = Ansagen
table-skip = Zu deiner Auswahl
table-log-earlier = Davor
event-time-up = Zeit abgelaufen
receipt-told-line = { $line } { $points }: { $why }
over-told-place = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
settings-keys = Kurzbefehle mit einer Taste
settings-keys-note = 1 bis 9 und 0 wählen, C nimmt die Stäbchen, U ändert deine Wahl, R wiederholt die letzte Ansage.
settings-bots = Züge der anderen
settings-bots-quick = Zügig
settings-bots-slow = Langsam
settings-bots-wait = Auf mich warten
settings-bots-note = Für Spiele, in denen reihum gezogen wird, ohne Zeitlimit. „Auf mich warten“ hält nach jedem Zug an, bis du weitermachst.
