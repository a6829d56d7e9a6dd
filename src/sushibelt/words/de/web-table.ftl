# The table in the browser: lobby, play, bills, result, replay, the fair check.

## Names and counts

table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-free-seat = freier Platz
table-you = (du)
table-name-you = { $name } (du)
table-name-letter = { $name } { $letter }
table-game-with = { $edition }: { $options }

## Getting there

table-home = Startseite
table-connecting = Dein Hocker wird gesucht …
table-opening = Es wird gemischt, und alle mischen mit …
table-abandoned = Diese Partie wurde abgebrochen.
table-reconnecting = Verbindung weg. Neuer Versuch …
table-understood = Alles klar

## Lobby

lobby-title = Nehmt Platz
lobby-invite = Freunde einladen
lobby-qr = QR-Code der Einladung
lobby-code = Nenn diesen Code oder schick den Link:
lobby-share = Link teilen
lobby-copied = Kopiert
lobby-code-new = Neuer Code
lobby-code-new-sure = Ja, neuer Code
lobby-code-new-why = Der alte Code und die Links zum Zuschauen gelten dann nicht mehr.
lobby-close = Niemanden mehr hereinlassen
lobby-closed = Der Tisch ist geschlossen: Niemand Neues kann mitspielen oder zuschauen.
lobby-reopen = Wieder Leute hereinlassen
lobby-who-plays = Wer spielt auf Platz { $seat }?
lobby-for-a-person = für Freunde
lobby-sit-here = Hier sitzen
lobby-waiting = Warten auf einen Platz: { $names }
lobby-watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
lobby-pace = Bedenkzeit: { $timer }. Gedächtnis: { $memory }.
lobby-change = Spiel ändern
lobby-rename = Namen ändern
lobby-rename-save = Speichern
lobby-stand = Aufstehen
lobby-kick = { $name } entfernen
lobby-kick-sure = Ja, { $name } entfernen
lobby-host-away = { $seconds ->
    [0] Wer eingeladen hat, ist gerade weg. Du kannst jetzt starten.
   *[other] Wer eingeladen hat, ist gerade weg. In { $seconds } s können alle am Tisch das Spiel starten.
}
lobby-host-gone = Wer eingeladen hat, ist gerade weg; darum können jetzt alle am Tisch starten.
lobby-alone = Noch kann nur dieser Computer den Link öffnen. Damit Handys im selben Netz mitspielen können, starte den Server mit „sushibelt serve --lan“.
lobby-screen = Auf großem Bildschirm zeigen
lobby-screen-why = Am Fernseher sehen alle den Tisch, gespielt wird mit den Handys.
lobby-screen-join = Mach mit: Scanne den Code oder gib ihn auf { $address } ein
lobby-start = Spiel starten
lobby-start-why = Was beim Start noch frei ist, übernehmen Bots.
lobby-host-starts = Wer eingeladen hat, startet das Spiel.
lobby-name-first = Wie nennen dich deine Freunde?
lobby-ready = Ich bin bereit
lobby-is-ready = bereit
lobby-unready = Noch nicht bereit: { $names }. Du kannst trotzdem starten.
lobby-all-ready = Alle sind bereit.
lobby-your-name = Dein Name
lobby-sit-down = Platz nehmen
lobby-same-device = Noch jemand an diesem Gerät
lobby-add-person = Hinzufügen

## The table

table-stools = Am Tisch
table-more = Mehr
more-table = Dieser Tisch
more-help = Hilfe
sound-offer = Töne einschalten
table-close = Schließen
table-round = Durchgang { $round } von { $rounds }
table-round-turn = Durchgang { $round } von { $rounds }, Zug { $turn }
table-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-has-chosen = hat gewählt
table-chooses = wählt
table-on-turn = dran
table-away = weg
table-away-grace = weg, Bot in { $seconds } s
table-bot-stands-in = Bot springt ein
table-one-moment = Augenblick, bitte
table-go-on = Weiter
table-asks-for-a-moment = Augenblick
table-let-bot-play = Bot für mich spielen lassen
table-back = Selbst weiterspielen
table-abandon = Partie abbrechen
table-abandon-sure = Ja, für alle abbrechen
table-leave = Tisch verlassen
table-leave-sure = Ja, endgültig verlassen
table-say-something = Sag was
table-your-turn = Du bist dran.
table-log = Was war los?
table-log-empty = Noch nichts.
table-bar = Deine Wahl
table-your-tray = Dein Tablett
table-tray-of = Tablett von { $who }
table-trays = Alle Tabletts
table-tray-empty = Noch nichts da.
table-tray-group = { $what }: { $parts }
table-tray-group-sum = { $what }: { $parts }; zusammen { $sum }
table-confirm-this = { $what } nehmen?
table-confirm = Nehmen
table-confirm-both = Beide nehmen
table-cancel = Zurück
table-waiting = Deine Wahl steht.
table-waiting-for = Warten auf { $names }.
table-undo = Ändern
table-watching = Du schaust zu.
table-watching-until-rematch = Du schaust zu. Bei der Revanche hast du einen Platz.
table-turn-of = { $who } ist dran.
table-hand-over = Gib das Gerät weiter an { $who }
table-hand-over-why = Jetzt bitte niemand sonst hinschauen.
table-hand-over-look = Ich bin { $who }

## Bills

receipt-round = Durchgang { $round }
receipt-end = Spielende
receipt-end-short = Ende
receipt-sum = dieser Durchgang
receipt-total = gesamt
receipt-place = Rang
receipt-name = Name
receipt-nothing-for = nichts für { $lines }
receipt-line = { $name }: { $gained }, gesamt { $total }
receipt-line-gained = { $name }: { $gained }
receipt-waits = Lass dir Zeit.
receipt-skip = Alles sofort zeigen
receipt-go-on = Weiter
receipt-of = Rechnung von { $name }
stage-next-round = Zu Durchgang { $round }
stage-to-ending = Zur Schlusswertung
stage-to-podium = Wer hat gewonnen?

## The end

over-title = Das Spiel ist aus
over-suspense = Und gewonnen hat …
over-you-won = Gewonnen!
over-somebody-won = Hut ab, { $who }!
# One's own place at the end, from the second on; $behind: how many points the winner is ahead.
over-own-place = { $place ->
    [2] { $behind ->
        [0] Platz zwei, um Haaresbreite: Ihr habt gleich viele Punkte!
        [one] Platz zwei, nur { $behind } Punkt fehlt zum Sieg!
       *[other] Platz zwei für dich, { $behind } Punkte hinter dem Sieg.
    }
    [3] Platz drei: Du stehst auf dem Treppchen!
   *[other] Diesmal Platz { $place }. Das Band läuft weiter!
}
over-rematch = Revanche
over-change = Einstellungen ändern
over-waiting = Bei der nächsten Partie bist du dabei.
over-waiting-too = Nächstes Mal auch dabei: { $names }.
over-wants-again = { $count ->
    [one] { $names } will noch eine Partie.
   *[other] { $names } wollen noch eine Partie.
}
over-start-without = Ohne sie anfangen
over-set-up = Die nächste Partie wird vorbereitet.
over-to-table = Zum Tisch
over-began-without = Die anderen haben schon angefangen. In der Partie danach bist du dabei.
over-look-on = Zuschauen
over-wins = Siege
over-replay = Noch mal ansehen
over-share = Teilen
over-link-copied = Der Link zum Rückblick ist kopiert.
over-decided = Entscheidend war: { $line }, hier { $you ->
    [yes] hast du
   *[no] hat { $who }
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Vorsprung.
over-check = War das fair?
over-record = Mitschrift herunterladen
over-other-game = Anderes Spiel

## Replay

replay-heading = Rückblick
replay-loading = Die Partie wird gesucht …
replay-missing = Hier gibt es keine beendete Partie.
replay-eyes = Sicht
replay-open = alles offen
replay-back = Zurück
replay-forth = Vor
replay-play = Abspielen
replay-pause = Pause
replay-step = Schritt { $step } von { $steps }
replay-scrub = Schritt

## The fair check

check-title = War das fair?
check-running = Alles wird nachgerechnet …
check-good = Alles passt: Nach dem Start wurde nichts geändert.
check-bad = Etwas passt nicht.
check-commitment = Auf genau dieses Geheimnis hatte sich der Server vor dem Start festgelegt.
check-shares = Jeder Zufallsanteil ist der versprochene.
check-kept = Der Anteil, den dieses Gerät versprochen hat, hat mitgemischt.
check-kept-none = Dieses Gerät hat zu dieser Partie keinen eigenen Anteil beigetragen.
check-key = Der Schlüssel kommt aus dem Geheimnis, den Anteilen und dieser Tischrunde.
check-moves = { $moves ->
    [1] Der eine Zug: Jede Wahl war erlaubt, gezogen wurde stets, was der Schlüssel ergibt.
   *[other] Alle { $moves } Züge: Jede Wahl war erlaubt, gezogen wurde stets, was der Schlüssel ergibt.
}
check-result = Das Ergebnis folgt aus den Zügen.
check-wrong-at = Erste Abweichung bei Zug { $move }.
check-passed = passt
check-failed = passt nicht
check-terms = Mitspielende, Spiel und Versprechen sind die, die dieses Gerät kannte, bevor es seinen Anteil offenlegte.
check-dropped = Der Server hat den Anteil dieses Geräts bestätigt und ihn dann weggelassen.
check-withheld =
    { $shares ->
        [one] Ein Anteil wurde zurückgehalten. Wer das tat, konnte zwischen zwei Verteilungen wählen.
       *[other] { $shares } Anteile wurden zurückgehalten. Wer das tat, konnte unter bis zu { $deals } Verteilungen wählen.
    }
check-own-withheld = Der Anteil dieses Geräts kam nicht rechtzeitig an und hat nicht mitgemischt.
check-proof = Beweis herunterladen
refusal-share-terms-changed = Vorsicht: Der Server hat die Bedingungen geändert, nachdem dein Gerät sie gesehen hatte. Dein Gerät hat seinen Anteil für sich behalten.
check-more = Was das beweist und was nicht
