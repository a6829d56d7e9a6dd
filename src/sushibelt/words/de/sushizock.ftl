# Sushizock: every text that is about this game alone. A "portion" is what one turn brings: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Fünf Würfel, leckere Sushi, bittere Gräten: Hör rechtzeitig auf oder klau.
family-sushizock = Sushizock

## Options

# As the list of games tells them, and as the site calls them.

group-dice = Würfel
option-matching = nur gleiche Würfel beiseitelegen
setup-group-dice = Würfel
setup-option-matching = Gleiche Würfel
setup-none-dice = Laut Regel

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = Sushi
component-bones = Gräten
component-blue = blaue Stäbchen
component-red = rote Stäbchen
component-sushi1 = Sushi 1
component-sushi2 = Sushi 2
component-sushi3 = Sushi 3
component-sushi4 = Sushi 4
component-sushi5 = Sushi 5
component-sushi6 = Sushi 6
component-bone1 = Gräte −1
component-bone2 = Gräte −2
component-bone3 = Gräte −3
component-bone4 = Gräte −4

## Lines of the score sheet

line-tiles = Portionen

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-dice-sushi = N davon: nimm das N-te Sushi von links.
explain-dice-bones = N davon: nimm die N-te Gräte von links.
explain-dice-blue = { $top }: klau das oberste Sushi eines Stapels; ab { $free }: irgendeins daraus.
explain-dice-red = { $top }: klau die oberste Gräte eines Stapels; ab { $free }: irgendeine daraus.
explain-stacks = Am Ende fallen Sushi weg, die deine Gräten überragen; Gräten zählen alle.
explain-sushi-tile = Zählt so viel, wie draufsteht, wenn auf gleicher Höhe eine Gräte liegt.
explain-bone-tile = Zählt gegen dich, lässt aber ein Sushi auf gleicher Höhe zählen.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = { $what }-Reihe: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Du fängst an
   *[no] { $who } fängt an
}
event-sushizock-rolled = { $you ->
    [yes] Du würfelst { $dice } (Wurf { $roll })
   *[no] { $who } würfelt { $dice } (Wurf { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Du hast keine andere Wahl
   *[no] { $who } hat keine andere Wahl
}
event-sushizock-kept = { $you ->
    [yes] Du legst beiseite: { $dice }
   *[no] { $who } legt beiseite: { $dice }
}
event-sushizock-took = { $you ->
    [yes] Du nimmst { $tile } (Stelle { $place } der Reihe)
   *[no] { $who } nimmt { $tile } (Stelle { $place } der Reihe)
}
event-sushizock-fell-back = { $you ->
    [yes] Du hast nichts Passendes und musst { $tile } nehmen
   *[no] { $who } hat nichts Passendes und muss { $tile } nehmen
}
event-sushizock-stole = { $you ->
    [yes] Du klaust
   *[no] { $who } klaut
} { $tile } bei { $victim }, { $place ->
    [1] ganz oben
   *[other] Stelle { $place } von oben
}
event-sushizock-over = Beide Reihen sind leer

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushizock-no-tiles = keine Portionen
reason-sushizock-stacks-counted = Sushi { $sushi_sum } − Gräten { $bones_sum }
reason-sushizock-sushi-above-bones = Sushi { $sushi_sum } − Gräten { $bones_sum }; { $dropped ->
    [1] das oberste Sushi ({ $dropped_sum }) überragt
   *[other] die { $dropped } obersten Sushi ({ $dropped_sum }) überragen
} { $bones ->
    [0] den leeren Grätenstapel
    [1] die eine Gräte
   *[other] die { $bones } Gräten
} und { $dropped ->
    [1] fällt
   *[other] fallen
} weg

## The table in the browser

table-tiles-left = { $count ->
    [one] Noch { $count } Portion
   *[other] Noch { $count } Portionen
}
table-zock-row = { $what }-Reihe
table-zock-row-empty = Diese Reihe ist leer.
table-zock-take = { $tile } nehmen, Stelle { $place } der Reihe
table-zock-stacks = Stapel
table-zock-no-stack = ohne { $what }
table-zock-stack = { $top } oben, { $height ->
    [one] { $height } Portion
   *[other] { $height } Portionen
}
table-zock-steal-from = bei { $who } klauen: { $what }
table-zock-dice = Würfel
table-zock-aside = Beiseite
table-zock-roll = Wurf { $roll } von { $rolls }
table-zock-keep = Leg Würfel beiseite; die anderen wirfst du neu.
table-zock-keep-or-take = Leg Würfel beiseite und wirf weiter, oder { $offer ->
    [take] nimm { $tiles }
    [steal] klau bei { $who }
   *[both] nimm { $tiles } oder klau bei { $who }
}.
table-zock-must-take = { $offer ->
    [take] Nimm { $tiles }
    [steal] Klau bei { $who }
   *[both] Nimm { $tiles } oder klau bei { $who }
}.
table-zock-tile = { $tile } (Stelle { $place })
table-zock-keep-these = Diese beiseite und die anderen werfen?
table-zock-keep-not = So lassen sich diese Würfel nicht beiseitelegen.
table-zock-keep-button = Andere werfen
table-zock-take-button = Nehmen
table-zock-steal = Klauen
table-zock-steal-this = Bei { $who } klauen?
table-zock-which-place = Was klaust du bei { $who }? Von oben gezählt:
table-zock-place = { $place ->
    [1] oben
   *[other] { $place }
}

## The table in the terminal

page-roll = Wurf { $roll } von { $rolls }
page-row = { $what }-Reihe
page-aside = Beiseite
page-dice = Würfel
page-stack-empty = ohne { $what }
page-stack = { $under ->
    [0] { $top }
   *[other] { $top }, darunter noch { $under }
}
ask-portion = Du hast die Wahl
ask-keep = Leg Würfel beiseite, etwa „1 3“, und wirf die anderen
ask-keep-or-portion = Leg Würfel beiseite, etwa „1 3“, oder nimm etwas
offer-take = { $tile } nehmen
offer-steal = bei { $who } klauen: { $place ->
    [1] { $tile } (ganz oben)
   *[other] { $what }, Stelle { $place } von oben
}
refusal-input-die-twice = Würfel { $number } steht zweimal da.
refusal-input-keep-impossible = Diese Würfel kannst du nicht beiseitelegen: { $dice }. Mindestens einer muss zum Werfen bleiben; mit „Gleiche Würfel“ muss alles, was beiseiteliegt, dasselbe Symbol zeigen.
refusal-input-mixed = Leg Würfel beiseite oder nimm etwas, nicht beides.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = Mein Tipp: { $what } beiseitelegen
learn-tip-steal = Mein Tipp: { $what } klauen
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
learn-sushizock-paired = Dein Grätenstapel ist mindestens so hoch wie dein Sushistapel: Jetzt zählen alle deine Sushi.
learn-sushizock-chopsticks = Stäbchen sind zum Klauen da: { $top } blaue holen das oberste Sushi eines Stapels, { $top } rote die oberste Gräte. Ab { $any } suchst du dir sogar aus, welche Portion.
learn-sushizock-thief = Schon { $count } blaue Stäbchen! Mit { $top } darfst du bei { $who } klauen: { $what }. Wagen wir’s?
learn-sushizock-steal = Jetzt darfst du klauen! Der Stapel von { $who } leuchtet: Tipp ihn an, und { $what } gehört dir.
learn-sushizock-last-roll = Das war der letzte Wurf: Jetzt musst du etwas nehmen, das leuchtet, auch wenn es wehtut. Würde nichts leuchten, bekämst du die schlimmste Gräte.
learn-sushizock-would-take = { $what } leuchtet. Zugreifen oder weiterwerfen?
learn-sushizock-would-keep = Noch nichts Leckeres dabei? Leg Würfel beiseite und wirf die anderen.
learn-sushizock-end = So geht das! Sushi auf deinem Stapel: { $sushi }. Davon zählen, weil eine Gräte daneben liegt: { $counted }. Eine Partie endet, wenn beide Reihen leer sind; dann gewinnt, wer am meisten hat.

## The score pad

refusal-score-tiles-exceeded = { $where }: Mit diesem Stapel sind es { $given }× { $kind }, in der Schachtel sind aber nur { $limit }.
refusal-score-tile-unknown = { $where }: { $kind } mit dem Wert { $given } gibt es nicht. Die Werte gehen von 1 bis { $limit }.
refusal-score-tile-values-exceeded = { $where }: Mit diesem Stapel sind es { $given }× { $kind } mit dem Wert { $value }, in der Schachtel sind aber nur { $limit }.
warning-tiles-left = { $count ->
    [1] In den Reihen liegt noch eine Portion
   *[other] In den Reihen liegen noch { $count } Portionen
}, das Spiel ist also nicht vorbei.
score-ask-stack = { $seat }, { $kind } von unten nach oben, zum Beispiel „5 1 2 3“
pad-stage-stacks = Stapel
pad-stack = { $kind }: { $count ->
    [0] keine Portion
    [1] eine Portion
   *[other] { $count } Portionen
}
pad-stack-order = Von unten nach oben
pad-tiles-box = { $kind } obendrauf legen
pad-tile-on = { $tile }: obendrauf
pad-tile-off = { $tile }, Nummer { $place } von unten: wegnehmen

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

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
rules-sushizock-tie = Bei gleichen Punkten wird der Rang geteilt und der nächste übersprungen.
rules-sushizock-sides = Seiten jedes Würfels
rules-sushizock-box-tiles = Portionen in der Schachtel

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Nichts zu nehmen, und mehrere Portionen sind gleich schlecht? Du bekommst die am weitesten links.
rules-ruling-sz-15 = Niemand kommt über null: Gewinnt trotzdem jemand? Ja, wer am meisten hat, egal wie wenig das ist.
rules-ruling-sz-16 = Gleichstand an der Spitze? Der Sieg wird geteilt.
rules-ruling-starter = Wer fängt an? Das entscheidet der Zufall.
rules-ruling-matching = Darf man verschiedene Symbole zugleich beiseitelegen? Die russischen Regeln sagen nein, die deutschen kennen kein solches Verbot. Darum ist es hier eine Variante.
rules-ruling-worst-bone = Welche Gräte bekommst du, wenn du nichts nehmen kannst? Die mit dem größten Minus, wie in den deutschen Regeln; die russischen kann man auch anders lesen.
rules-ruling-both-rows = Eine Reihe ist leer: Ist das Spiel aus? Nein, erst wenn beide leer sind.
