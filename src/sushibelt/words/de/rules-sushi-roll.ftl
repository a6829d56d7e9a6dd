# Rules at hand: Sushi Roll.

rules-sushi-roll-goal = Auf Bändern kommen Würfel mit Gerichten vorbei, und du nimmst in jedem Zug einen. Nach { $rounds } Runden zählen noch Puddings und übrige Marker; dann gewinnt, wer die meisten Punkte hat.
rules-sushi-roll-turn-fill = Zu Beginn einer Runde kommen Würfel aus dem Beutel auf jedes Band, und alle werden geworfen. Wer das rote Band hat, fängt an; dann geht es nach links reihum.
rules-sushi-roll-turn-tokens = In deinem Zug setzt du erst so viele Menüs und Stäbchen ein, wie du magst, eins nach dem anderen.
rules-sushi-roll-turn-take = Dann nimmst du einen Würfel von deinem Band auf dein Tablett, so wie er liegt. Das muss sein.
rules-sushi-roll-turn-slide = Haben alle einen genommen, wandern die Bänder nach links, und die Würfel darauf werden neu geworfen. Wer jetzt das rote Band hat, fängt an.
rules-sushi-roll-turn-score = Sind die Bänder leer, wird die Runde gewertet. Alle Würfel kommen zurück in den Beutel; Marker behältst du.
# Above a little table: players and dice.
rules-sushi-roll-belts = Würfel pro Band, je nach Personenzahl
rules-sushi-roll-red-name = Das rote Band
# $seats is a number, or several: "3", "3 und 4".
rules-sushi-roll-red = Es zeigt nur, wer anfängt. Nach den letzten Würfeln einer Runde bleiben die Bänder, wo sie sind; mit { $seats } Personen wandern sie noch einmal weiter.

# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Bis zu { $set_size } gleiche sind ein Satz, danach beginnt ein neuer. Volle Sätze zählst du zuerst.
rules-sushi-roll-wasabi = Das nächste Nigiri, das du nimmst, muss darauf und zählt { $factor }-fach. Auf jeden Wasabi passt nur ein Nigiri, und da bleibt es. Ein Nigiri von vorher bleibt, wie es ist, und ein Wasabi ohne Nigiri bringt nichts.
rules-sushi-roll-menu = Nimmst du diesen Würfel, bekommst du so viele Menüs, wie er zeigt. Mit einem Menü wirfst du in deinem Zug einen oder mehrere Würfel von deinem Band neu, alle auf einmal.
rules-sushi-roll-chopsticks = Nimmst du diesen Würfel, bekommst du so viele Stäbchen, wie er zeigt. Damit tauschst du in deinem Zug je einen Würfel von deinem Band gegen einen von einem fremden. Beide bleiben, wie sie liegen; Tabletts sind tabu.
rules-sushi-roll-tokens = Alle beginnen das Spiel mit { $menus ->
    [one] { $menus } Menü
   *[other] { $menus } Menüs
} und { $chopsticks } Stäbchen. Neue Marker kommen aus dem Vorrat, solange er reicht, und gelten ab deinem nächsten Zug. Was du einsetzt, geht dorthin zurück.
rules-sushi-roll-tokens-end = Am Spielende zählen übrige Menüs und Stäbchen zusammen: je { $per_point } bringen 1.
rules-sushi-roll-pudding = Nimmst du diesen Würfel, bekommst du so viele Puddings, wie er zeigt, und behältst sie. Am Ende gewinnen die meisten Puddings { $most }, die wenigsten verlieren { $fewest }. Wer keinen hat, hat am wenigsten.

rules-sushi-roll-end = Nach { $rounds } Runden werden Puddings und übrige Marker gewertet. Wer die meisten Punkte hat, gewinnt. Man kann auch unter null landen.
rules-sushi-roll-tie = Bei gleichen Punkten liegt vorn, wer mehr Puddings hat. Sind auch die gleich, wird der Platz geteilt, und der nächste fällt aus.

# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Marker in der Schachtel
# Stands behind a number: "10× Vorspeisen-Würfel".
rules-sushi-roll-die = { $kind ->
    [appetizer] Vorspeisen-Würfel
    [maki] Maki-Würfel
    [nigiri] Nigiri-Würfel
    [specials] Spezial-Würfel
   *[pudding] Pudding-Würfel
}

rules-ruling-sr-1 = Kannst du einen Marker noch im selben Zug einsetzen, in dem du ihn bekommst? Nein: Mit dem Nehmen endet dein Zug.
rules-ruling-sr-6 = Zählt bei Puddings die Zahl der Marker oder ihr Wert? Der Wert; große Marker sind nur gewechselt.
rules-ruling-red-start = Wo beginnt das rote Band? Das entscheidet der Zufall; die Seite, auf der es steht, fehlt uns.
rules-ruling-menu-dice = Wie viele Würfel wirft ein Menü neu? So viele von deinem Band, wie du willst, aber mindestens einen.
rules-ruling-maki-none = Kann man ganz ohne Maki die zweitmeisten haben? Nein. Das sagt nur eine Quelle; die Anleitung schweigt dazu.
rules-ruling-puddings-equal = Alle haben gleich viele Puddings? Ab drei Personen heben sich Gewinn und Verlust auf; zu zweit gewinnen beide, denn verlieren kann da niemand.
