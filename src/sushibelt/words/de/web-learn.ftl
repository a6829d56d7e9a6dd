# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Spiel lernen
learn-lead = Eine kurze Runde mit dem Küchenchef: Du spielst, alles kommt eins nach dem anderen, und aufhören kannst du jederzeit.
learn-begin = Proberunde starten
learn-begin-at = Proberunde starten: { $game }
learn-invite = Neu bei { $game }? Spiel eine Proberunde mit dem Küchenchef
learn-lesson = Proberunde: { $game }
learn-loading = Der Küchenchef deckt den Tisch …
learn-coach = Was der Küchenchef sagt
learn-next = Weiter
learn-skip = Überspringen
learn-tip = Mein Tipp: { $what }
learn-tip-menu = Mein Tipp: { $what } neu werfen
learn-tip-swap = Mein Tipp: { $given } gegen { $what } tauschen
learn-tip-keep = Mein Tipp: { $what } beiseitelegen
learn-tip-steal = Mein Tipp: { $what } klauen
learn-done = Jetzt weißt du, wie’s geht!
learn-done-text = Den Rest lernst du beim Spielen: Jedes Gericht sagt dir, was es kann, wenn du es antippst. In echten Partien wird gemischt, und alle können nachprüfen, dass es fair war.
learn-skipped = Genug fürs Erste?
learn-go-on = Richtig spielen
learn-again = Noch mal von vorn
learn-back = Zurück zur Proberunde
learn-others = Andere Spiele
learn-front = Zur Startseite

refusal-lesson-unknown = Für dieses Spiel gibt es keine Proberunde.
refusal-lesson-over = Diese Proberunde ist schon vorbei.

## What the chef says in every lesson

learn-welcome = Willkommen an meiner Theke! Wir spielen eine kurze Runde, und ich erkläre dir eins nach dem anderen. Hier ist alles vorbereitet und jedes Mal gleich; in echten Partien wird gemischt.
learn-own-way = { $what }? Wie du magst, warum nicht!
learn-own-way-again = { $what }: Geht auch.

## Sushi Go!

learn-sushi-go-choose = Das ist deine Hand. Alle wählen heimlich eine Karte, dann wird gemeinsam aufgedeckt. Nigiri sind sichere Punkte: { $what } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
learn-sushi-go-passed = Jetzt wandern die Karten! Deine gingen an { $who }, und diese kamen von der anderen Seite. Was du hier übrig lässt, schnappt sich vielleicht jemand anders.
learn-sushi-go-came-back = Diese Karten kennst du: Es ist deine erste Hand, nur { $gone ->
    [one] { $gone } Karte
   *[other] { $gone } Karten
} leichter. Sich zu merken, was die Runde macht, ist das halbe Spiel.
learn-sushi-go-pair-made = Schau auf dein Tablett: { $size } Tempura zusammen, und { $points } Punkte gehören dir.
learn-sushi-go-dumplings = Dumplings mögen es gesellig. Je mehr du hast, desto mehr bringen sie: { $p1 }, { $p2 }, { $p3 }, { $p4 }, höchstens { $p5 } Punkte.
learn-sushi-go-sashimi = Sashimi ist was für Mutige: { $size } davon bringen { $points } Punkte, weniger gar nichts.
learn-sushi-go-on-wasabi = Darauf hat dein Wasabi gewartet: { $what } landet obendrauf und bringt { $points } Punkte.
learn-sushi-go-two = Zeit für deine Stäbchen! Drück auf „{ $button }“ und wähl zwei Karten auf einmal. Die Stäbchen wandern danach mit den Karten weiter.
learn-sushi-go-second-tempura = Da kommt Gesellschaft für dein Tempura: Der Satz wird voll, und das macht { $points } Punkte.
learn-sushi-go-wasabi = Wasabi allein bringt nichts. Aber dein nächstes Nigiri landet darauf und zählt { $factor }-fach.
learn-sushi-go-tempura = Tempura ist ungern allein: { $size } zusammen bringen { $points } Punkte, eins allein bringt nichts.
learn-sushi-go-chopsticks = Stäbchen bringen keine Punkte. Aber in einem späteren Zug nimmst du damit zwei Karten auf einmal.
learn-sushi-go-maki = Maki ist ein Wettrennen: Die meisten Rollen einer Runde bringen { $first } Punkte, die zweitmeisten { $second }. Zähl die Röllchen: { $what } hat { $icons }.
learn-sushi-go-pudding = Nachtisch! Puddings bleiben auf deinem Tablett, bis das Spiel nach { $rounds } Runden endet. Dann bringen die meisten { $most } Punkte, und die wenigsten kosten { $fewest }.
learn-sushi-go-few-left = Diese Hand hat nur noch { $cards } Karten, und die allerletzte wird von selbst gelegt. Nimm, was noch Punkte bringt.
learn-sushi-go-anything = Du bist dran: Worauf hast du Lust? Tipp ein Gericht an, und es sagt dir, was es kann.
learn-sushi-go-bill = Das war eine Runde! Die Rechnung zeigt, was dir jedes Gericht gebracht hat und warum: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Nach { $rounds } Runden gewinnt, wer am meisten hat; auf dem Tablett bleibt nur der Nachtisch.

## Sushi Roll

learn-sushi-roll-take = Aus den Würfeln auf diesem Band darfst du wählen: In jedem Zug nimmst du einen auf dein Tablett. Gleiche Gerichte gehören zusammen: Eins, zwei oder drei davon bringen { $p1 }, { $p2 } oder { $p3 } Punkte.
learn-sushi-roll-slid = Alle haben einen genommen. Jetzt wandern die Bänder weiter, und alle Würfel werden neu geworfen. Das rote Band ist bei { $who } angekommen: Wer es hat, fängt an.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] { $count } Marker gehört dir.
   *[other] { $count } Marker gehören dir.
} Deine Marker liegen unter dem Tablett und bleiben dir.
learn-sushi-roll-sashimi = Sashimi ist was für Mutige: Eins allein bringt { $p1 }, zwei bringen { $p2 }, drei bringen { $p3 } Punkte.
learn-sushi-roll-rolled = Nur die Würfel, die du gewählt hast, wurden neu geworfen; die anderen blieben, wie sie waren. Jetzt nimm einen.
learn-sushi-roll-swapped = Getauscht: { $what } liegt jetzt auf deinem Band, aber noch nicht auf deinem Tablett. Greif zu!
learn-sushi-roll-on-wasabi = Darauf hat dein Wasabi gewartet: { $what } landet obendrauf und zählt { $factor }-fach.
learn-sushi-roll-menu = Die Würfel gefallen dir nicht? Ein Menü wirft so viele davon neu, wie du willst. Drück auf „{ $button }“, tipp die Würfel an und wirf.
learn-sushi-roll-swap = Sieht ein anderes Band leckerer aus? Stäbchen tauschen einen Würfel gegen einen anderen. Drück auf „{ $button }“, wähl einen von deinen, dann den, den du von { $who } willst.
learn-sushi-roll-wasabi = Wasabi allein bringt nichts. Aber dein nächstes Nigiri landet darauf und zählt { $factor }-fach.
learn-sushi-roll-maki = Maki ist ein Wettrennen: Die meisten Rollen auf einem Tablett bringen { $first } Punkte, die zweitmeisten { $second }.
learn-sushi-roll-pudding = Nachtisch! Puddings werden zu Markern und warten auf das Spielende nach { $rounds } Runden. Dann bringen die meisten { $most } Punkte.
learn-sushi-roll-gift = Ein kleines Geschenk: Dieser Würfel bringt dir sofort { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
} zum Neuwerfen oder Tauschen.
learn-sushi-roll-nigiri = Nigiri sind sichere Punkte: { $what } bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
learn-sushi-roll-anything = Du bist dran: Worauf hast du Lust? Tipp einen Würfel an, und er sagt dir, was er kann.
learn-sushi-roll-bill = Das war eine Runde! Die Rechnung zeigt, was dir jedes Gericht gebracht hat und warum: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Gespielt werden { $rounds } Runden, und ganz am Ende bringen je { $each } übrige Marker einen Punkt.

## Sushizock

learn-sushizock-roll = Du hast { $dice } Würfel und bis zu { $rolls } Würfe. Würfel mit Sushi zählen Stellen ab: { $count ->
    [one] { $count } davon zeigt
   *[other] { $count } davon zeigen
} auf Sushi Nummer { $count } von links, das gerade leuchtet. Leg Sushi beiseite, wirf die anderen und komm weiter nach rechts!
learn-sushizock-once-more = Was du beiseitelegst, bleibt dort und zählt mit. Leg noch mindestens einen Würfel dazu, dann werden die anderen neu geworfen.
learn-sushizock-stop = { $what } leuchtet, und das lohnt sich! Du könntest weiterwerfen, aber Würfel sind launisch. Hör rechtzeitig auf.
learn-sushizock-stacked = { $what } liegt jetzt auf deinem Sushistapel. Ein Sushi zählt aber nur, wenn daneben in deinem Grätenstapel, auf gleicher Höhe, eine Gräte liegt.
learn-sushizock-need-bone = Diesmal brauchst du also eine Gräte. Würfel mit Gräten zählen genauso: { $count ->
    [one] { $count } davon zeigt
   *[other] { $count } davon zeigen
} auf Gräte Nummer { $count } von links.
learn-sushizock-small-bone = { $what } kostet dich nur { $minus }, und dafür zählt ein Sushi. Das ist billig: Greif zu.
learn-sushizock-paired = Dein Grätenstapel reicht so hoch wie dein Sushistapel: Jetzt zählen alle deine Sushi.
learn-sushizock-chopsticks = Stäbchen sind zum Klauen da: { $top } blaue holen das oberste Sushi eines Stapels, { $top } rote die oberste Gräte. Ab { $any } suchst du dir sogar aus, welche Portion.
learn-sushizock-thief = Schon { $count } blaue Stäbchen! Mit { $top } darfst du bei { $who } klauen: { $what }. Wagen wir’s?
learn-sushizock-steal = Jetzt darfst du klauen! Der Stapel von { $who } leuchtet: Tipp ihn an, und { $what } gehört dir.
learn-sushizock-last-roll = Das war der letzte Wurf: Jetzt musst du etwas nehmen, das leuchtet, auch wenn es wehtut. Würde nichts leuchten, bekämst du die schlimmste Gräte.
learn-sushizock-would-take = { $what } leuchtet. Zugreifen, oder weiterwerfen?
learn-sushizock-would-keep = Noch nichts Leckeres dabei? Leg Würfel beiseite und wirf die anderen.
learn-sushizock-end = So geht das! Sushi auf deinem Stapel: { $sushi }. Davon zählen, weil eine Gräte daneben liegt: { $counted }. Eine Partie endet, wenn beide Reihen leer sind; dann gewinnt, wer am meisten hat.
