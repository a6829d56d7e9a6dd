# The terminal game: pages, questions, answers.

## Before the game

play-which-game = Welches Spiel?
play-which-game-default = Eine Zahl oder eine Kennung mit Optionen wie { $game }+battle; Enter für { $game }
play-how-many = Wie viele Plätze: { $seats }? Enter für { $usual }
play-resumed = { $moves ->
    [1] Die Partie geht nach einem Zug weiter.
   *[other] Die Partie geht nach { $moves } Zügen weiter.
}
play-resumed-cut = Die letzte Zeile der Mitschrift war unvollständig und fällt weg.

## The page

page-round = Durchgang { $round } von { $rounds }
page-turn = Zug { $turn } von { $turns }
page-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-you = du
page-on-turn = dran
page-open-wasabi = { $what } frei für ×{ $factor }
page-maki = Maki { $icons } ({ $cards })
page-more-news = … (n zeigt alles, was los war)
page-no-news = Seit deiner letzten Wahl ist nichts passiert.

## Questions

ask-keys = ? Hilfe, q Ende
ask-keys-undo = ? Hilfe, u zurück zu { $who }, q Ende
ask-back = Enter: zurück
ask-more = Enter: weiterlesen
ask-go-on = Enter: weiter
ask-save = Partie behalten? Ein neuer Dateiname oder Enter zum Verwerfen

## Several people at one keyboard

hand-over = Gib die Tastatur weiter an { $who }.
hand-over-enter = { $who }: drück Enter, wenn niemand sonst hinschaut
hand-over-undo = oder u: { $who } wählt neu
all-chosen = Alle haben gewählt.
all-chosen-enter = Enter zeigt die Karten; u: { $who } wählt neu

## Explanations

explain-title = Was ist was
explain-keys = Gib eine Zahl ein, um zu wählen. n zeigt, was seit deiner letzten Wahl los war, s den Punktestand; q beendet das Spiel.
explain-keys-undo = u nimmt eine Wahl zurück, solange andere noch wählen.

## The bill and the end

bill-round = Durchgang { $round }
bill-end = Spielende
bill-so-far = Zwischenstand
bill-nothing-yet = Noch ist nichts gewertet.
bill-secret = Die Stapel werden am Ende gezählt.
bill-total = gesamt
bill-place = Rang
bill-nothing-for = nichts für { $lines }
bill-round-points = { $points } → { $total }
result-title = Endstand

## Leaving

leave-recorded = Die Partie ist gesichert. Weiter geht’s mit: sushibelt play --resume { $path }
leave-unrecorded = Die Partie wurde nicht mitgeschrieben. Nächstes Mal schreibt --record DATEI sie mit.
leave-finished = Die Mitschrift ist vollständig. Ansehen mit: sushibelt replay { $path }
leave-again = Dieselbe Partie noch einmal: { $command }
refusal-input-nothing = Gib eine Zahl von 1 bis { $highest } ein oder ? für Hilfe.
refusal-input-not-understood = „{ $given }“ geht hier nicht. Gib eine Zahl von 1 bis { $highest } ein oder ? für Hilfe.
refusal-input-one-number = Hier geht nur eins.
refusal-input-game-number = Nummer { $number } steht nicht auf der Liste. Gib eine Zahl von 1 bis { $highest } oder eine Kennung ein.

## Setting up

refusal-people-too-many = { $people } Leute brauchen mindestens so viele Plätze; da sind aber nur { $seats }.
refusal-name-empty = Ein Name ist leer. Schreib die Namen mit Komma dazwischen: Ana,Bo.
refusal-name-twice = „{ $name }“ gibt es zweimal. Gib allen einen eigenen Namen.
refusal-name-looks-like = „{ $name }“ sieht „{ $other }“ an diesem Tisch zum Verwechseln ähnlich. Nimm einen anderen Namen.
refusal-name-too-long = Der Name „{ $name }…“ ist zu lang. Höchstens { $limit } Zeichen.
refusal-name-unprintable = Ein Name enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben, Ziffern und übliche Zeichen.
refusal-name-invisible = Der Name enthält unsichtbare Zeichen. Tipp ihn ohne sie neu ein.
refusal-name-marks = Auf einem Buchstaben des Namens stapeln sich zu viele Zeichen. Nimm weniger.
refusal-name-is-a-bot = „{ $name }“ heißt schon ein Bot. Nimm einen anderen Namen.
refusal-bots-wrong-number = Genannte Bots: { $bots }, freie Plätze: { $free }. Nenne einen für alle oder einen für jeden Platz.
refusal-seed-unprintable = Der Startwert enthält Zeichen, die sich nicht anzeigen lassen. Nimm Buchstaben, Ziffern und übliche Zeichen.
refusal-resume-keeps = Wer eine Partie weiterspielt, behält Spiel, Plätze, Leute, Bots und Startwert. Lass weg: { $given }.
refusal-resume-or-record = Eine weitergespielte Partie bleibt in ihrer eigenen Datei. Lass --record weg.
