# Quello che sente chi ascolta, e i tasti per chi gioca senza mouse.

shell-voice = Annunci
table-skip = Vai alle tue scelte
table-log-earlier = In precedenza
event-time-up = Tempo scaduto
receipt-told-line = { $line } { $points }: { $why }
over-told-place = { $place }. { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
settings-keys = Scorciatoie con un tasto solo
settings-keys-note = I tasti da 1 a 9 e 0 scelgono, C usa le bacchette, U cambia la scelta, R ripete l’ultimo annuncio.
settings-bots = I turni degli altri
settings-bots-quick = Veloci
settings-bots-slow = Lenti
settings-bots-wait = Aspettami
settings-bots-note = Nei giochi in cui si gioca a turno, senza limite di tempo. «Aspettami» si ferma dopo ogni turno finché non continui.
