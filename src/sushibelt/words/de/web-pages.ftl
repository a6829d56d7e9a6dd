# Joining, my games, settings, fair deals, the gallery.

join-title = Dazusetzen
join-text = Am Tisch ist ein Code zu sehen: Frag danach und tipp ihn hier ein.
join-code = Code des Tisches
join-look = Ansehen
join-who = Am Tisch: { $names }
join-nobody = Da sitzt noch niemand.
join-late = Es läuft schon eine Partie. Du kannst zuschauen und bist bei der nächsten dabei.
join-sit = Platz nehmen
join-wait = Ab der nächsten Partie
join-watch = Nur zuschauen
join-back = Zurück an deinen Platz, { $name }

mine-text = Alles, was hier gespielt wurde, das Neueste zuerst. Nur dieses Gerät merkt es sich.
mine-none = Noch nichts. Setz dich irgendwo hin, dann steht der Tisch bald hier.
mine-some-table = Ein Tisch
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Du hast gewonnen!
   *[other] Du kamst auf Platz { $place }.
}
mine-stage-lobby = wartet noch
mine-stage-opening = gleich geht’s los
mine-stage-playing = läuft
mine-stage-finished = zu Ende
mine-stage-abandoned = abgebrochen
mine-go-on = Weiter
mine-look = Ansehen
mine-replay = Rückblick
mine-forget = Vergessen
mine-forget-table = { $game } vergessen

settings-language = Sprache
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-contrast = Kontrast
settings-contrast-auto = Wie das Gerät
settings-contrast-more = Hoch
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-full = Lebhaft
settings-motion-less = Ruhig
settings-table = Am Tisch
settings-confirm = Jede Wahl bestätigen
settings-left-handed = Knöpfe für die linke Hand
settings-sound = Töne
settings-kept = Bleibt auf diesem Gerät; nichts wird verschickt.

fair-title = Warum du das Mischen prüfen kannst
fair-text = Karten und Würfel kommen hier aus einem Computer, und der gehört irgendwem. Dass alles fair ist, musst du nicht glauben: Nach jeder Partie kann dein Browser es selbst nachrechnen.
fair-how = So geht es
fair-step-promise = Sobald ein Tisch öffnet, zieht der Server eine geheime Zahl und zeigt sofort ihren Fingerabdruck. Wer den hat, merkt später, ob die Zahl geändert wurde.
fair-step-shares = Jeder Browser, der Platz nimmt, zieht eine eigene Zahl, zeigt nur ihren Fingerabdruck und legt sie offen, wenn die Partie beginnt. Wer das nicht rechtzeitig tut, bleibt außen vor; aufhalten lässt sich die Partie so nicht.
fair-step-deal = Alles, was in der Partie der Zufall entscheidet, folgt aus dem Geheimnis, all diesen Zahlen und den Regeln, und aus nichts sonst.
fair-step-open = Ist die Partie vorbei, legt der Server sein Geheimnis offen. Dein Browser rechnet dann jedes Austeilen und jeden Wurf nach und vergleicht.
fair-proved = Was die Prüfung beweist
fair-proves-before = Der Server hat sein Geheimnis festgelegt, bevor er deine Zahl kannte, und es nicht geändert.
fair-proves-mixed = Deine Zahl hat mitgemischt: Ohne sie zu kennen, konnte niemand die Karten aussuchen.
fair-proves-rules = Jede Wahl war erlaubt, jede Karte wurde gezogen, wie sie musste, und das Ergebnis folgt daraus.
fair-proves-record = Deine Mitschrift ist die Partie, die gespielt wurde; ändere einen Buchstaben, und die Prüfung schlägt fehl.
fair-left = Was sie nicht beweist
fair-leaves-knows = Während ihr spielt, weiß der Server, was er ausgeteilt hat. Wer ihn betreibt und mitspielt, könnte nachsehen.
fair-leaves-withhold = Wer den Server betreibt und mitspielt, kann die eigene Zahl zurückhalten oder eine Partie vor dem Start abbrechen und so unter ein paar Verteilungen wählen; nie aber eine nach Wunsch.
fair-leaves-bots = Bots und alle, die nur zuschauen, steuern keine eigene Zahl bei.
fair-leaves-people = Dass am Tisch nicht zwei miteinander tuscheln.
fair-check = Die Prüfung findest du auf der Seite jedes Ergebnisses. Dieselbe Prüfung läuft auch ohne Browser, mit der Mitschrift und „sushibelt verify“.

gallery-text = Alle von derselben Hand gezeichnet. Erst unterscheiden sich die Formen, dann die Farben, und was zählt, ist genauso oft zu sehen.
gallery-size = Größe
gallery-way = Unterlage
gallery-way-plate = Teller
gallery-way-die = Würfel
gallery-way-token = Marker
gallery-way-tile = Portion
gallery-way-bare = Ohne
gallery-grey = Ohne Farben
gallery-dishes = Gerichte
gallery-desserts = Nachtische
gallery-tiles = Portionen und Gräten
gallery-counter = Die Theke
gallery-chefs = Die Küche
gallery-signs = Zeichen
