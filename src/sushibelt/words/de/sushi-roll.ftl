# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Würfel auf den Bändern: Nimm einen, wirf mit Menüs neu, tausch mit Stäbchen.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = Stäbchen 1
component-chopsticks2 = Stäbchen 2
component-menu = Menü
component-menu1 = Menü 1
component-menu2 = Menü 2
component-pudding1 = Pudding 1
component-pudding2 = Pudding 2
component-pudding3 = Pudding 3

## Lines of the score sheet

line-tokens = Marker

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-red-belt = Zeigt, wer anfängt, und wandert mit den Würfeln weiter.
explain-sets = Sätze aus 1, 2, 3 bringen { $ladder }.
explain-pudding-face = Gibt so viele Puddings, wie er zeigt; am Ende: meiste +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , wenigste −{ $fewest }{ explain-duo }
}.
explain-menu-face = Gibt so viele Menüs, wie er zeigt; mit einem wirfst du Würfel deines Bandes neu.
explain-chopsticks-face = Gibt so viele Stäbchen, wie er zeigt; damit tauschst du je einen Würfel mit einem anderen Band.
explain-tokens = Am Ende bringen je { $per_point } übrige Menüs oder Stäbchen 1 Punkt.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-roll-red-belt = { $you ->
    [yes] Du hast das rote Band und fängst an
   *[no] { $who } hat das rote Band und fängt an
}
event-sushi-roll-round-opened = Durchgang { $round }: Würfel aus dem Beutel
event-sushi-roll-rolled = { $you ->
    [yes] Du würfelst { $what }
   *[no] { $who } würfelt { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Du setzt einen Marker ein: { $what }
   *[no] { $who } setzt einen Marker ein: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Du wirfst neu: { $what }
   *[no] { $who } wirft neu: { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Du tauschst mit { $other }: { $gave } gegen { $got }
   *[no] { $who } tauscht mit { $other }: { $gave } gegen { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Du nimmst { $what }
   *[no] { $who } nimmt { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Du gehst leer aus: kein Marker mehr da ({ $what })
       *[no] { $who } geht leer aus: kein Marker mehr da ({ $what })
    }
   *[other] { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } { $count } Marker: { $what }
}
event-sushi-roll-slid = Die Bänder wandern nach links; das rote kommt zu { $red }
event-sushi-roll-round-scored = Durchgang { $round } gewertet
event-sushi-roll-ended = Der letzte Würfel ist genommen

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = keine
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] einzeln
       *[other] { $rest } zusammen
    }
   *[other] { $count }: { $full ->
        [1] ein { $size }er-Satz → { $full_points }
       *[other] { $full } { $size }er-Sätze → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }eins allein → { $rest_points }
       *[other] { " + " }{ $rest } zusammen → { $rest_points }
    }
}
reason-sushi-roll-nigiri-none = keine
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] eins ohne Wasabi → { $plain_points }
   *[other] { $plain } ohne Wasabi → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] eins auf Wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } auf Wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = kein Symbol
reason-sushi-roll-maki-first = meiste Symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-second = zweitmeiste Symbole: { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] ein Symbol
   *[other] { $icons } Symbole
}: zu wenig für Punkte
reason-sushi-roll-dessert-most = meiste Puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = wenigste Puddings: { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [1] ein Pudding
   *[other] { $puddings } Puddings
} wie alle: meiste und wenigste zugleich
reason-sushi-roll-dessert-spared = wenigste Puddings: { $puddings }, aber zu zweit verliert niemand
reason-sushi-roll-dessert-between = { $puddings ->
    [1] ein Pudding
   *[other] { $puddings } Puddings
}: weder meiste noch wenigste
reason-sushi-roll-tokens = { $menu ->
    [1] ein Menü
   *[other] { $menu } Menüs
} und { $chopsticks } Stäbchen, ein Punkt für je { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } übrig
}

## The table in the browser

table-nothing = nichts
table-belts = Die anderen Bänder
table-belt-of = Band von { $who }
table-belt-empty = keine Würfel mehr
table-your-belt = Dein Band
component-red-belt = rotes Band
table-die-of = { $what } von { $who }
table-tokens = Marker
table-roll-take = Nimm einen Würfel oder setz erst einen Marker ein.
table-roll-take-this = { $what } nehmen?
table-roll-take-button = Nehmen
table-roll-menu = Menü ({ $count })
table-roll-swap = Tausch ({ $count })
table-roll-choose-marks = Welche Würfel neu werfen?
table-roll-mark = Neu geworfen wird: { $what }. Noch einer oder werfen?
table-roll-roll = Werfen
table-roll-give = Welchen deiner Würfel gibst du her?
table-roll-get = Und welchen willst du dafür?
table-roll-swap-button = Tauschen
table-roll-on-its-way = Moment …

## The table in the terminal

page-belts = Bänder wandern nach links: { $chain }
page-red-belt = rotes Band
page-belt = Band
page-tray = Tablett
page-tokens = ({ $what })
page-supply = Vorrat: { $what }
page-marked = Wird neu gewürfelt: { $what }
ask-die = Nimm einen Würfel
ask-marks = Welche Würfel neu werfen? Etwa „1 3“
ask-mark = Noch ein Würfel oder werfen
ask-give = Welchen Würfel gibst du her?
ask-get = Für welchen?
offer-roll = werfen
offer-menu = Menü: Würfel neu werfen (noch { $left })
offer-swap = Stäbchen: einen Würfel tauschen (noch { $left })
offer-die-of = { $what } von { $who }

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = Mein Tipp: { $what } neu werfen
learn-tip-swap = Mein Tipp: { $given } gegen { $what } tauschen
learn-sushi-roll-take = Aus den Würfeln auf diesem Band darfst du wählen: In jedem Zug nimmst du einen auf dein Tablett. Gleiche Gerichte gehören zusammen: Eins, zwei oder drei davon bringen { $p1 }, { $p2 } oder { $p3 } Punkte.
learn-sushi-roll-slid = Alle haben einen genommen. Jetzt wandern die Bänder weiter, und alle Würfel werden neu geworfen. Das rote Band ist bei { $who } angekommen: Wer es hat, fängt an.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] { $count } Marker gehört dir.
   *[other] { $count } Marker gehören dir.
} Deine Marker liegen unter dem Tablett und bleiben dir.
learn-sushi-roll-sashimi = Sashimi ist was für Mutige: Eins allein bringt { $p1 }, zwei bringen { $p2 }, drei bringen { $p3 } Punkte.
learn-sushi-roll-rolled = Nur die Würfel, die du gewählt hast, wurden neu geworfen; die anderen blieben, wie sie waren. Jetzt nimm einen.
learn-sushi-roll-swapped = Getauscht: { $what } liegt jetzt auf deinem Band, aber noch nicht auf deinem Tablett. Greif zu!
learn-sushi-roll-on-wasabi = Darauf hat dein Wasabi gewartet: { $what } landet obendrauf und zählt { $factor }‑fach.
learn-sushi-roll-menu = Die Würfel gefallen dir nicht? Ein Menü wirft so viele davon neu, wie du willst. Drück auf „{ $button }“, tipp die Würfel an und wirf.
learn-sushi-roll-swap = Sieht ein anderes Band leckerer aus? Stäbchen tauschen einen Würfel gegen einen anderen. Drück auf „{ $button }“, wähl einen von deinen, dann den, den du von { $who } willst.
learn-sushi-roll-wasabi = Wasabi allein bringt nichts. Aber dein nächstes Nigiri landet darauf und zählt { $factor }‑fach.
learn-sushi-roll-maki = Maki ist ein Wettrennen: Die meisten Rollen auf einem Tablett bringen { $first } Punkte, die zweitmeisten { $second }.
learn-sushi-roll-pudding = Nachtisch! Puddings werden zu Markern und warten auf das Spielende nach { $rounds } Durchgängen. Dann bringen die meisten { $most } Punkte.
learn-sushi-roll-gift = Ein kleines Geschenk: Dieser Würfel bringt dir sofort { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} zum Neuwerfen oder Tauschen.
learn-sushi-roll-nigiri = Nigiri sind sichere Punkte: { $what } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
learn-sushi-roll-anything = Du bist dran: Worauf hast du Lust? Tipp einen Würfel an, und er sagt dir, was er kann.
learn-sushi-roll-bill = Das war ein Durchgang! Die Rechnung zeigt, was dir jedes Gericht gebracht hat und warum: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Gespielt werden { $rounds } Durchgänge, und ganz am Ende bringen je { $each } übrige Marker einen Punkt.

## The score pad

refusal-score-tray-overfull = { $where }: Da liegen { $given } Würfel, in einem Durchgang nimmt aber niemand mehr als { $limit } (ein Nigiri auf Wasabi sind zwei Würfel).
refusal-score-dice-exceeded = { $where }: Zusammen { $given } { $kind }-Würfel auf den Tabletts, es gibt aber nur { $limit }.
refusal-score-tokens-exceeded = { $where }: Zusammen { $given }× { $kind }, es gibt aber nur { $limit }.
refusal-score-tokens-unearned = { $where }: { $given }× { $kind }, die Tabletts geben aber höchstens { $limit } her.
refusal-score-puddings-missing = { $where }: Zusammen { $given }× { $kind }, die Tabletts haben aber { $limit } gebracht, und niemand gibt welche her.
warning-tokens-missing = „tokens“ fehlt. Puddings und übrige Marker sind noch nicht gewertet.
score-ask-tokens = Marker: { $seat }, zum Beispiel „2 pudding, 3 menu, chopsticks“
pad-tokens-hint = Übrige Marker bei Spielende
pad-warning-tokens-missing = Gib unter „Ende“ ein, welche Marker übrig sind. Bis dahin werden Puddings und Marker nicht gewertet.
pad-dice-appetizer = Vorspeisen
pad-dice-maki = Maki
pad-dice-nigiri = Nigiri
pad-dice-specials = Spezial

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Auf Bändern kommen Würfel mit Gerichten vorbei, und du nimmst in jedem Zug einen. Nach { $rounds } Durchgängen zählen noch Puddings und übrige Marker; dann gewinnt, wer die meisten Punkte hat.
rules-sushi-roll-turn-fill = Zu Beginn eines Durchgangs kommen Würfel aus dem Beutel auf jedes Band, und alle werden geworfen. Wer das rote Band hat, fängt an; dann geht es nach links reihum.
rules-sushi-roll-turn-tokens = In deinem Zug setzt du erst so viele Menüs und Stäbchen ein, wie du magst, eins nach dem anderen.
rules-sushi-roll-turn-take = Dann nimmst du einen Würfel von deinem Band auf dein Tablett, so wie er liegt. Das muss sein.
rules-sushi-roll-turn-slide = Haben alle einen genommen, wandern die Bänder nach links, und die Würfel darauf werden neu geworfen. Wer jetzt das rote Band hat, fängt an.
rules-sushi-roll-turn-score = Sind die Bänder leer, wird der Durchgang gewertet. Alle Würfel kommen zurück in den Beutel; Marker behältst du.
# Above a little table: players and dice.
rules-sushi-roll-belts = Würfel pro Band, je nach Personenzahl
rules-sushi-roll-red-name = Das rote Band
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Es zeigt nur, wer anfängt. Nach den letzten Würfeln eines Durchgangs bleiben die Bänder, wo sie sind; mit { $seats } Personen wandern sie noch einmal weiter.
# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Bis zu { $set_size } gleiche sind ein Satz, danach beginnt ein neuer. Volle Sätze zählst du zuerst.
rules-sushi-roll-wasabi = Das nächste Nigiri, das du nimmst, muss darauf und zählt { $factor }‑fach. Auf jeden Wasabi passt nur ein Nigiri, und da bleibt es. Ein Nigiri von vorher bleibt, wie es ist, und ein Wasabi ohne Nigiri bringt nichts.
rules-sushi-roll-menu = Nimmst du diesen Würfel, bekommst du so viele Menüs, wie er zeigt. Mit einem Menü wirfst du in deinem Zug einen oder mehrere Würfel von deinem Band neu, alle auf einmal.
rules-sushi-roll-chopsticks = Nimmst du diesen Würfel, bekommst du so viele Stäbchen, wie er zeigt. Damit tauschst du in deinem Zug je einen Würfel von deinem Band gegen einen von einem fremden. Beide bleiben, wie sie liegen; Tabletts sind tabu.
rules-sushi-roll-tokens = Alle beginnen das Spiel mit { $menus ->
    [one] { $menus } Menü
   *[other] { $menus } Menüs
} und { $chopsticks } Stäbchen. Neue Marker kommen aus dem Vorrat, solange er reicht, und gelten ab deinem nächsten Zug. Was du einsetzt, geht dorthin zurück.
rules-sushi-roll-tokens-end = Am Spielende zählen übrige Menüs und Stäbchen zusammen: je { $per_point } bringen 1 Punkt.
rules-sushi-roll-pudding = Nimmst du diesen Würfel, bekommst du so viele Puddings, wie er zeigt, und behältst sie. Am Ende gewinnen die meisten Puddings { $most }, die wenigsten verlieren { $fewest }. Wer keinen hat, hat am wenigsten.
rules-sushi-roll-end = Nach { $rounds } Durchgängen werden Puddings und übrige Marker gewertet. Wer die meisten Punkte hat, gewinnt. Man kann auch unter null landen.
rules-sushi-roll-tie = Bei gleichen Punkten liegt vorn, wer mehr Puddings hat. Sind auch die gleich, wird der Rang geteilt und der nächste übersprungen.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Marker in der Schachtel
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] Vorspeisen-Würfel
    [maki] Maki-Würfel
    [nigiri] Nigiri-Würfel
    [specials] Spezial-Würfel
   *[pudding] Pudding-Würfel
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Kannst du einen Marker noch im selben Zug einsetzen, in dem du ihn bekommst? Nein: Mit dem Nehmen endet dein Zug.
rules-ruling-sr-6 = Zählt bei Puddings die Zahl der Marker oder ihr Wert? Der Wert; große Marker sind nur gewechselt.
rules-ruling-red-start = Wo beginnt das rote Band? Das entscheidet der Zufall; die Seite, auf der es steht, fehlt uns.
rules-ruling-menu-dice = Wie viele Würfel wirft ein Menü neu? So viele von deinem Band, wie du willst, aber mindestens einen.
rules-ruling-maki-none = Kann man ganz ohne Maki die zweitmeisten haben? Nein. Das sagt nur eine Quelle; die Anleitung schweigt dazu.
rules-ruling-puddings-equal = Alle haben gleich viele Puddings? Ab drei Personen heben sich Gewinn und Verlust auf; zu zweit gewinnen beide, denn verlieren kann da niemand.
