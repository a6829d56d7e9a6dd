# Rules at hand: Sushizock. A "Portion" is what one turn brings: one tile.

rules-sushizock-goal = Erwürfle Sushi und Gräten. Sushi zählen für dich, Gräten gegen dich; aber Sushi zählen nur, soweit Gräten daneben liegen. Sind beide Reihen leer, gewinnt, wer die meisten Punkte hat.
rules-sushizock-turn-roll = Wirf alle { $dice } Würfel. Du hast höchstens { $rolls } Würfe.
rules-sushizock-turn-choose = Nach jedem Wurf nimmst du entweder eine Portion, und dein Zug ist zu Ende, oder du legst mindestens einen der eben geworfenen Würfel beiseite und wirfst alle anderen neu.
rules-sushizock-turn-aside = Was beiseiteliegt, wird in diesem Zug nicht mehr geworfen, aber es zählen alle { $dice } Würfel. Hast du nur einen einzigen geworfen, ist mit dem Werfen Schluss.
rules-sushizock-turn-must = Kannst du noch werfen, aber nichts nehmen, dann wirf weiter. Nach deinem letzten Wurf musst du etwas nehmen, wenn es geht, auch wenn es wehtut.

rules-sushizock-sushi = Zähl deine Würfel mit Sushi und geh in der Sushi-Reihe von links genauso weit: Mit drei Würfeln darfst du die dritte Portion nehmen, und nur die. Ist die Reihe kürzer, gibt es dafür nichts. Die Lücke wird geschlossen.
rules-sushizock-bones = Zähl deine Würfel mit Gräten und geh in der Gräten-Reihe von links genauso weit: Diese Portion darfst du nehmen, und nur die. Ist die Reihe kürzer, gibt es dafür nichts. Die Lücke wird geschlossen.
rules-sushizock-blue = { $top_theft } davon klauen das oberste Sushi aus einem fremden Stapel. Ab { $free_theft } darf es jedes daraus sein: Nenn seine Stelle von oben, ohne nachzusehen. Es kommt oben auf deinen eigenen Sushistapel.
rules-sushizock-red = { $top_theft } davon klauen die oberste Gräte aus einem fremden Stapel. Ab { $free_theft } darf es jede daraus sein: Nenn ihre Stelle von oben, ohne nachzusehen. Sie kommt oben auf deinen eigenen Grätenstapel.
rules-sushizock-nothing-name = Nichts zu nehmen
rules-sushizock-nothing = Kein Wurf mehr übrig, und die Würfel geben nichts her? Dann bekommst du die Gräte mit dem größten Minus. Liegt keine Gräte mehr da, bekommst du das kleinste Sushi.
rules-sushizock-tiles = Jede Portion kommt oben auf deinen Stapel ihrer Sorte. Am Ende stellst du beide Stapel nebeneinander: Sushi, die höher liegen als deine Gräten reichen, fallen weg, also die zuletzt genommenen. Gräten zählen alle.
rules-sushizock-memory-name = Nachsehen
rules-sushizock-memory = Alle sehen, was auf jedem Stapel oben liegt und wie hoch er ist. Nachsehen, was darunter liegt, darf niemand, auch nicht im eigenen: Merk es dir.

rules-sushizock-matching = Alle Würfel, die du in einem Zug beiseitelegst, zeigen dasselbe Symbol; die ersten legen fest, welches. Du musst nicht alle passenden weglegen. Zeigt ein Wurf kein passendes, war es dein letzter.

rules-sushizock-end = Schluss ist, wenn beide Reihen leer sind. Sushi minus Gräten sind deine Punkte, das kann auch unter null sein. Wer die meisten hat, gewinnt.
rules-sushizock-tie = Bei gleichen Punkten wird der Platz geteilt, und der nächste fällt aus.

rules-sushizock-sides = Seiten jedes Würfels
rules-sushizock-box-tiles = Portionen in der Schachtel

rules-ruling-sz-9 = Nichts zu nehmen, und mehrere Portionen sind gleich schlecht? Du bekommst die am weitesten links.
rules-ruling-sz-15 = Niemand kommt über null: Gewinnt trotzdem jemand? Ja, wer am meisten hat, egal wie wenig das ist.
rules-ruling-sz-16 = Gleichstand an der Spitze? Der Sieg wird geteilt.
rules-ruling-starter = Wer fängt an? Das entscheidet der Zufall.
rules-ruling-matching = Darf man verschiedene Symbole zugleich beiseitelegen? Die russischen Regeln sagen nein, die deutschen kennen kein solches Verbot. Darum ist es hier eine Variante.
rules-ruling-worst-bone = Welche Gräte bekommst du, wenn du nichts nehmen kannst? Die mit dem größten Minus, wie in den deutschen Regeln; die russischen kann man auch anders lesen.
rules-ruling-both-rows = Eine Reihe ist leer: Ist das Spiel aus? Nein, erst wenn beide leer sind.
