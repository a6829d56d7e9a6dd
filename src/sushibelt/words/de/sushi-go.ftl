# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, Jubiläumsausgabe (10 Jahre)
edition-sushi-go-original-2013 = Sushi Go!, Originalregeln (2013)
front-about-sushi-go = Nimm ein Gericht, gib die Karten weiter und schiel darauf, was nebenan gesammelt wird.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = Nachtisch
group-variant = Variante
group-wasabi = Wasabi
group-maki = Maki
option-two-way = im 2. Durchgang gehen die Karten nach rechts
option-forced-wasabi = ein Nigiri muss auf einen freien Wasabi
option-strawberry = führ bei den Erdbeeren und hol das Squishy
option-frozen-yogurt = die Zahl zeigt sich erst beim Ausspielen
option-bubble-tea = Zahlen in Folge sammeln
option-pudding = die meisten bringen Plus, die wenigsten Minus
option-mochi = mit jedem Mochi wirfst du deinen Würfel
option-golf = wer am wenigsten hat, gewinnt
option-personal-piles = die Hälfte der Karten kommt vom eigenen Stapel
option-battle = Karten in einer Pyramide, genommen wird abwechselnd
option-puppet = ein dritter Teller, den ihr abwechselnd füllt
option-must-have-maki = ohne Maki keine Maki-Punkte
setup-group-dessert = Nachtisch
setup-group-variant = Variante
setup-group-wasabi = Wasabi
setup-group-maki = Maki
setup-option-strawberry = Erdbeeren
setup-option-frozen-yogurt = Frozen Yogurt
setup-option-bubble-tea = Bubble Tea
setup-option-pudding = Pudding
setup-option-mochi = Mochi
setup-option-two-way = Hin und her
setup-option-golf = Golf
setup-option-personal-piles = Eigene Stapel
setup-option-battle = Duell
setup-option-puppet = Puppe
setup-option-forced-wasabi = Wasabi-Pflicht
setup-option-must-have-maki = Maki-Pflicht
setup-none-variant = Wie üblich
setup-none-wasabi = Wie du magst
setup-none-maki = Laut Regel

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = Mochi
component-strawberry = Erdbeeren
component-strawberry1 = Erdbeere 1
component-strawberry2 = Erdbeere 2
component-strawberry3 = Erdbeere 3
component-strawberry4 = Erdbeere 4
component-yogurt = Frozen Yogurt
component-yogurt1 = Frozen Yogurt 1
component-yogurt2 = Frozen Yogurt 2
component-yogurt3 = Frozen Yogurt 3
component-tea1 = Bubble Tea 1
component-tea2 = Bubble Tea 2
component-tea3 = Bubble Tea 3
component-tea4 = Bubble Tea 4
component-tea5 = Bubble Tea 5

## Lines of the score sheet

line-squishy = Squishy

## Short names for the Battle table: nine letters at most

short-tempura = Tempura
short-sashimi = Sashimi
short-dumpling = Dumpling
short-maki1 = Maki 1
short-maki2 = Maki 2
short-maki3 = Maki 3
short-egg = Ei
short-salmon = Lachs
short-squid = Kalmar
short-wasabi = Wasabi
short-chopsticks = Stäbchen
short-pudding = Pudding
short-mochi = Mochi
short-strawberry1 = Beere 1
short-strawberry2 = Beere 2
short-strawberry3 = Beere 3
short-strawberry4 = Beere 4
short-yogurt = Joghurt
short-tea1 = Tee 1
short-tea2 = Tee 2
short-tea3 = Tee 3
short-tea4 = Tee 4
short-tea5 = Tee 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-boat = Nach jedem Durchgang bekommt es, wer allein führt. Punkte bringt es nicht.
explain-puppet = Wer sie führt, zieht eine Karte mehr und spielt eine für sie; dann wechselt sie die Seite. Gewinnen kann sie nicht.
explain-sets-of = Je { $size } davon bringen { $points }, weniger nichts.
explain-ladder = 1, 2, 3 … davon bringen { $ladder }.
explain-chopsticks = { $where ->
    [table] In einem späteren Zug: nimm eine zweite Karte, die Stäbchen kommen an ihre Stelle.
   *[hand] In einem späteren Zug: leg zwei Karten, die Stäbchen wandern mit der Hand weiter.
}
explain-pudding = Am Ende: meiste +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , wenigste −{ $fewest }{ explain-duo }
}.
explain-mochi = Mit jedem Mochi wirfst du deinen Würfel ({ $faces } Seiten); am Ende: höchster +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , niedrigster −{ $fewest }{ explain-duo }
}.
explain-strawberry = Geh bei den Erdbeeren in Führung und hol das Squishy (sofort +{ $squishy }); am Ende: wenigste −{ $fewest }{ explain-duo }.
explain-yogurt = Ein Frozen Yogurt zeigt seine Zahl beim Ausspielen; am Ende: höchste Summe +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , niedrigste −{ $fewest }{ explain-duo }
}.
explain-tea = Am Ende bringen 1, 2, 3 … Zahlen in Folge { $ladder }.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Die Puppe führst zuerst du
       *[no] Die Puppe führt zuerst { $who }
    }
   *[other] { $you ->
        [yes] Du fängst an
       *[no] { $who } fängt an
    }
}
event-sushi-go-dealt = Durchgang { $round }: Karten ausgeteilt
event-sushi-go-hand = { $you ->
    [yes] Du hast auf der Hand: { $what }
   *[no] { $who } hat auf der Hand: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Du legst { $what }
   *[no] { $who } legt { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Du benutzt die Stäbchen: Sie liegen jetzt in Reihe { $row }, Stelle { $place }
       *[no] { $who } benutzt die Stäbchen: Sie liegen jetzt in Reihe { $row }, Stelle { $place }
    }
   *[hand] { $you ->
        [yes] Du benutzt die Stäbchen: Sie wandern mit den Handkarten weiter
       *[no] { $who } benutzt die Stäbchen: Sie wandern mit den Handkarten weiter
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Du wirfst den Mochi-Würfel: { $face }
   *[no] { $who } wirft den Mochi-Würfel: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Du deckst auf: { $what }
   *[no] { $who } deckt auf: { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Du hast die meisten Erdbeeren und holst das Squishy: +{ $points }
   *[no] { $who } hat die meisten Erdbeeren und holt das Squishy: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Die Handkarten gehen nach links
   *[right] Die Handkarten gehen nach rechts
}
event-sushi-go-drew = { $you ->
    [yes] Du ziehst eine Karte vom Stapel
   *[no] { $who } zieht eine Karte vom Stapel
}
event-sushi-go-drew-card = { $you ->
    [yes] Du ziehst { $what }
   *[no] { $who } zieht { $what }
}
event-sushi-go-took = { $you ->
    [yes] Du nimmst { $what } (Reihe { $row }, Stelle { $place })
   *[no] { $who } nimmt { $what } (Reihe { $row }, Stelle { $place })
}
event-sushi-go-flipped = Aufgedeckt in Reihe { $row }, Stelle { $place }: { $what }
event-sushi-go-scored = Durchgang { $round } gewertet: { $points }
event-sushi-go-boat = { $you ->
    [yes] Du gehst in Führung und bekommst das Boot
   *[no] { $who } geht in Führung und bekommt das Boot
}
event-sushi-go-over = Die letzte Karte liegt

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-go-sets = { $count ->
    [0] keine
   *[other] { $count }: { $sets ->
        [0] ein Satz braucht { $size }
       *[other] { $sets ->
            [1] ein { $size }er-Satz
           *[other] { $sets } { $size }er-Sätze zu je { $each }
        }{ $left ->
            [0] { "" }
           *[other] , { $left } übrig
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] keine
    [1] einzeln
   *[other] { $count } zusammen{ $over ->
        [0] { "" }
       *[other] ; über { $top } bringt nichts mehr
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] keine
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] ein Wasabi ohne Nigiri
   *[other] { $count } Wasabi ohne Nigiri
}
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
reason-sushi-go-squishy = { $times ->
    [0] nicht geholt
    [1] einmal geholt
   *[other] { $times }‑mal geholt
}
reason-sushi-go-maki-first = meiste Symbole: { $count }{ reason-tie }
reason-sushi-go-maki-second = zweitmeiste Symbole: { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] kein Symbol
    [1] ein Symbol
   *[other] { $count } Symbole
}: Rang { $place } geht leer aus
reason-sushi-go-maki-left-out = kein Maki, darum nicht dabei
reason-sushi-go-strawberry-none = { $count ->
    [1] eine Erdbeere
   *[other] { $count } Erdbeeren
}: jemand hat weniger
reason-sushi-go-strawberry-fewest = wenigste Erdbeeren: { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [1] beide eine Erdbeere
   *[other] beide { $count } Erdbeeren
}: niemand verliert
reason-sushi-go-yogurt-first = am meisten Frozen Yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = am wenigsten Frozen Yogurt: { $count }{ reason-tie }
reason-sushi-go-yogurt-none = Frozen Yogurt { $count }: nichts gewonnen, nichts verloren
reason-sushi-go-yogurt-level = Frozen Yogurt { $count }, so viel wie alle: nichts gewonnen, nichts verloren
reason-sushi-go-pudding-first = meiste Puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = wenigste Puddings: { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
}: nichts gewonnen, nichts verloren
reason-sushi-go-pudding-level = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
} wie alle: nichts gewonnen, nichts verloren
reason-sushi-go-pudding-both = { $count ->
    [1] ein Pudding
   *[other] { $count } Puddings
} wie alle: meiste und wenigste zugleich
reason-sushi-go-mochi-first = höchster Würfel: { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = niedrigster Würfel: { $count }{ reason-tie }
reason-sushi-go-mochi-none = der Würfel zeigt { $count }: nichts gewonnen, nichts verloren
reason-sushi-go-mochi-level = alle Würfel zeigen { $count }: nichts gewonnen, nichts verloren
reason-sushi-go-tea-runs = { $kinds ->
    [0] keiner
   *[other] am besten aufgeteilt: { $pieces }
}
reason-sushi-go-run = { $length ->
    [1] { $count ->
        [1] ein einzelner
       *[other] { $count } einzelne
    }
   *[other] { $count ->
        [1] eine { $length }er-Folge
       *[other] { $count } { $length }er-Folgen
    }
}

## The table in the browser

table-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
component-puppet = Puppe
table-hand = Deine Hand
table-hands = Alle Handkarten
table-hand-empty = Deine Hand ist leer.
table-belt = Das Band
table-belt-starts = Wähl deine erste Karte.
table-passing-left = Karten gehen nach links
table-passing-right = Karten gehen nach rechts
table-chopsticks-used = Stäbchen benutzt
table-squishy = das Squishy
component-boat = das Boot für die Führung
table-leads-puppet = führt die Puppe
table-die = Mochi-Würfel: { $face }
table-choose-card = Wähl eine Karte.
table-choose-two = Wähl zwei Karten: Deine Stäbchen wandern mit den Karten weiter.
table-choose-second = Jetzt die zweite Karte.
table-choose-own-first = Erst deine Karte, dann die der Puppe.
table-choose-puppet = Jetzt die Karte der Puppe.
table-choose-place = Wo soll es hin?
table-chopsticks-on = Stäbchen nutzen
table-chopsticks-off = Nur eine Karte
table-only-this = Nur diese
table-for-puppet = für die Puppe
table-for-you = für dich
table-own-and-puppet = { $own } für dich, { $puppet } für die Puppe
table-pyramid = Die Pyramide
table-face-down = verdeckt
table-spot = { $what }, Reihe { $row }, Stelle { $place }
table-choose-spot = Nimm eine freie Karte.
table-choose-second-spot = Nimm mit den Stäbchen eine zweite Karte oder hör auf.
table-stop = Schluss

## The table in the terminal

page-belt-left = Karten gehen nach links: { $chain }
page-belt-right = Karten gehen nach rechts: { $chain }
page-piles = Stapel: noch { $count }
page-puppet-pile = Stapel: noch { $count }
page-puppet = Puppe
page-leads-puppet = führt die Puppe
page-squishy = Squishy
page-boat = Boot
page-die = Würfel { $face }
page-strawberry = Erdbeeren { $sum } ({ $cards })
page-yogurt = Frozen Yogurt { $sum } ({ $cards })
page-tea = Bubble Tea { $cards }
ask-card = Deine Karte
ask-card-or-two = Deine Karte; mit deinen Stäbchen zwei, etwa „1 3“
ask-puppet = Und die Karte für die Puppe
ask-spot = Deine Karte
ask-second-spot = Mit deinen Stäbchen eine zweite Karte oder Schluss
offer-only-pair = nur zusammen mit einer anderen Karte
offer-stop = Schluss
refusal-input-slot-only-pair = { $what } geht nur zusammen mit einer anderen Karte.
refusal-input-pair-impossible = { $first } und { $second } gehen jetzt nicht zusammen.
refusal-input-two-cards = Mehr als zwei Karten gehen nicht.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

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
learn-sushi-go-wasabi = Wasabi allein bringt nichts. Aber dein nächstes Nigiri landet darauf und zählt { $factor }‑fach.
learn-sushi-go-tempura = Tempura ist ungern allein: { $size } zusammen bringen { $points } Punkte, eins allein bringt nichts.
learn-sushi-go-chopsticks = Stäbchen bringen keine Punkte. Aber in einem späteren Zug nimmst du damit zwei Karten auf einmal.
learn-sushi-go-maki = Maki ist ein Wettrennen: Die meisten Rollen eines Durchgangs bringen { $first } Punkte, die zweitmeisten { $second }. Zähl die Röllchen: { $what } hat { $icons }.
learn-sushi-go-pudding = Nachtisch! Puddings bleiben auf deinem Tablett, bis das Spiel nach { $rounds } Durchgängen endet. Dann bringen die meisten { $most } Punkte, und die wenigsten kosten { $fewest }.
learn-sushi-go-few-left = Diese Hand hat nur noch { $cards } Karten, und die allerletzte wird von selbst gelegt. Nimm, was noch Punkte bringt.
learn-sushi-go-anything = Du bist dran: Worauf hast du Lust? Tipp ein Gericht an, und es sagt dir, was es kann.
learn-sushi-go-bill = Das war ein Durchgang! Die Rechnung zeigt, was dir jedes Gericht gebracht hat und warum: zusammen { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. Nach { $rounds } Durchgängen gewinnt, wer am meisten hat; auf dem Tablett bleibt nur der Nachtisch.

## The score pad

refusal-score-yogurt-without-value = { $where }: Ein Frozen Yogurt auf dem Teller zeigt seine Zahl. Schreib eins von diesen: { $known }.
refusal-score-hand-exceeded = { $where }: Da liegen { $given } Karten, in einem Durchgang legt aber niemand mehr als { $limit } (ein Nigiri auf Wasabi sind zwei Karten).
refusal-score-deck-exceeded = { $where }: Das macht über das ganze Spiel { $given }× { $kind }, es gibt aber nur { $limit }.
refusal-score-teas-uncountable = { $where }: So viele Bubble Teas lassen sich nicht in Folgen aufteilen ({ $given } Möglichkeiten, angesehen werden höchstens { $limit }).
refusal-score-no-squishy = { $where }: Das Squishy kann niemand holen, dieses Spiel hat keins. Lass „squishy“ weg.
refusal-score-squishy-unearned = { $where }: Squishy { $given }‑mal geholt? Das geht nur mit einer Erdbeerkarte im selben Zug; gelegt: { $limit }.
refusal-score-squishy-kept = { $where }: Squishy { $given }‑mal geholt? Niemand nimmt es sich selbst weg: nach dem, was die anderen geholt haben, geht höchstens { $limit }‑mal.
refusal-score-squishy-behind = { $where }: Erdbeeren, als das Squishy geholt wurde: { $given }. Jemand hatte aber schon { $limit }.
refusal-score-squishy-forgotten = { $where }: Squishy { $given }‑mal geholt? Es muss { $limit ->
    [one] einmal
   *[other] { $limit }‑mal
} gewesen sein, denn niemand sonst hat Erdbeeren.
refusal-score-no-dice = { $where }: Dieses Spiel hat keine Mochi-Würfel. Lass „mochi_dice“ weg.
refusal-score-die-exceeded = { $where }: Der Mochi-Würfel zeigt { $given }, seine höchste Seite ist aber { $limit }.
refusal-score-die-unrolled = { $where }: Der Mochi-Würfel zeigt { $given }, ohne Mochi-Karte steht er aber noch auf { $limit }.
warning-squishy-missing = Durchgang { $round }: Erdbeeren liegen da, aber „squishy“ sagt nicht, wer es geholt hat. Gewertet, als wäre es niemand.
warning-puppet-left-out = { $where }: „{ $entry }“ sagt nichts über die Puppe. Gewertet, als hätte sie weder das Squishy geholt noch gewürfelt.
warning-dice-missing = Mochi-Karten liegen da, aber „mochi_dice“ sagt nicht, was die Würfel zeigen. Der Nachtisch ist noch nicht gewertet.
score-ask-squishy = Durchgang { $round }: Wer hat das Squishy geholt? Reihenfolge egal, zum Beispiel „Ana, 2 Bo“
score-ask-die = Mochi-Würfel: { $seat }
pad-die-hint = Was zeigt der Mochi-Würfel?
pad-warning-squishy-missing = Durchgang { $round }: Erdbeeren liegen da, aber niemand hat das Squishy geholt. Falls doch, gib ein, wie oft.
pad-warning-dice-missing = Mochi-Karten liegen da: Gib unter „Ende“ ein, was die Würfel zeigen. Bis dahin wird der Nachtisch nicht gewertet.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Nimm eine Karte, gib den Rest weiter und sammle Gerichte, die zusammen etwas wert sind. Nach { $rounds } Durchgängen und dem Nachtisch gewinnt, wer die meisten Punkte hat.
rules-sushi-go-turn-choose = Wähl eine Karte aus deiner Hand und leg sie verdeckt hin.
rules-sushi-go-turn-reveal = Haben alle gewählt, deckt ihr gemeinsam auf. Deine Karte liegt jetzt offen vor dir.
rules-sushi-go-turn-pass = Gib den Rest verdeckt nach links weiter.
rules-sushi-go-turn-last = Die letzte Karte einer Hand legst du ohne Wahl. Dann wird der Durchgang gewertet, alles außer dem Nachtisch kommt weg, und neue Karten werden ausgeteilt.
# Above a little table: players and cards.
rules-sushi-go-hands = Handkarten, je nach Personenzahl
# Tempura and sashimi.
rules-sushi-go-sets = Je { $size } davon bringen { $points }. Was übrig bleibt, bringt nichts.
rules-sushi-go-dumpling = Jede Karte bringt mehr als die davor. Über { $ladder_top } hinaus kommt nichts dazu.
rules-sushi-go-wasabi = { $must ->
    [0] Ein Nigiri, das du in einem späteren Zug legst, darf darauf; das sagst du gleich beim Wählen.
   *[other] Das nächste Nigiri, das du legst, muss darauf.
} Dort zählt es { $factor }‑fach. Auf jeden Wasabi passt nur ein Nigiri, und da bleibt es. Ohne Nigiri bringt er nichts.
rules-sushi-go-wasabi-same-turn = Nimmst du mit Stäbchen Wasabi und Nigiri in einem Zug, { $ordered ->
    [0] gehören sie nicht zusammen: Der Wasabi muss schon aus einem früheren Zug daliegen.
   *[other] werden sie so gelegt, wie du sie wählst. Wasabi zuerst, dann kommt das Nigiri darauf.
}
rules-sushi-go-chopsticks = Mit ihnen nimmst du in einem späteren Zug zwei Karten auf einmal. Wähl beide vor dem Aufdecken; danach kommen die Stäbchen zu den Karten, die du weitergibst.
rules-sushi-go-chopsticks-limits = Pro Zug geht das nur einmal, und du brauchst zwei Karten auf der Hand. Eine davon dürfen wieder Stäbchen sein. Punkte bringen sie keine.
rules-sushi-go-dessert-stays = Nachtisch bleibt das ganze Spiel über vor dir liegen.
rules-sushi-go-pudding = Wer am Ende die meisten Puddings hat, gewinnt { $most }; wer die wenigsten hat, verliert { $fewest }. Wer keinen hat, hat am wenigsten.
rules-sushi-go-strawberry = Die Karten zeigen { $lowest } bis { $highest } Erdbeeren. Zähl sie über alle Durchgänge: Wer am Ende die wenigsten hat, verliert { $fewest }. Für die meisten gibt es am Ende nichts, dafür unterwegs das Squishy.
rules-sushi-go-squishy = Schaut nach jedem Zug nach, in dem Erdbeeren gelegt wurden: Hat von denen, die gerade welche gelegt haben, genau eine Person jetzt die höchste Zahl am Tisch? Dann holt sie sich das Squishy und bekommt sofort { $squishy }. Wer es schon hat, bekommt nichts dazu.
rules-sushi-go-squishy-stays = Ein Gleichstand mit jemandem, der diesmal keine gelegt hat, stört nicht. Liegen von denen mit neuen Erdbeeren mehrere gemeinsam vorn oder niemand, bleibt das Squishy, wo es ist. Es kann noch oft weiterwandern.
rules-sushi-go-yogurt = Seinen Wert siehst du erst beim Aufdecken: { $lowest } bis { $highest }. Am Ende zählst du deine Werte zusammen: Die höchste Summe gewinnt { $most }, die niedrigste verliert { $fewest }.
rules-sushi-go-tea = Am Ende teilst du deine Tees in Folgen auf, Zahlen direkt hintereinander, jede Karte in einer Folge. Es zählt die Aufteilung, die am meisten bringt; nach { $highest } kommt nichts mehr. Was die anderen haben, ist egal.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Punkte für eine Folge, je nach Länge
rules-sushi-go-mochi = Alle haben einen Würfel, der anfangs 1 zeigt. Legst du ein Mochi, musst du ihn werfen, und so bleibt er bis zu deinem nächsten Mochi, auch im nächsten Durchgang. Am Ende gewinnt der höchste Würfel { $most }, der niedrigste verliert { $fewest }. Die Karten selbst bringen nichts.
# Not every edition can be played by two.
rules-sushi-go-two-way = Im zweiten Durchgang gehen die Karten nach rechts.{ $fewest_seats ->
    [2] {" "}Zu zweit ändert das nichts.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Ein Nigiri muss auf einen Wasabi, der seit einem früheren Zug frei daliegt. Von zwei Nigiri in einem Zug kommt das zuerst gewählte darauf.
rules-sushi-go-golf = Wer am wenigsten hat, gewinnt. Gewertet wird wie immer; ein Verlust beim Nachtisch ist hier also ein Glücksfall.
rules-sushi-go-personal-piles = Für zwei. In jedem Durchgang bekommt ihr je { $cards } Karten auf die Hand und { $pile } als eigenen verdeckten Stapel. Leg eine Karte, tauscht die Handkarten, dann zieh eine Karte von deinem Stapel, solange er reicht. Nur du siehst sie.
rules-sushi-go-battle = Für zwei. In jedem Durchgang liegen { $spots } Karten auf dem Tisch, in Reihen, die sich überlappen, manche verdeckt. Abwechselnd nehmt ihr eine offene Karte, auf der nichts liegt, und legt sie gleich vor euch hin. Dann dreht ihr verdeckte Karten um, auf denen nichts mehr liegt.
rules-sushi-go-battle-chopsticks = Lagen schon zu Beginn deines Zuges Stäbchen vor dir, darfst du danach eine zweite Karte nehmen, auch eine gerade umgedrehte. Die Stäbchen kommen offen an ihre Stelle.
rules-sushi-go-battle-start = Wer anfängt, entscheidet der Zufall. Spätere Durchgänge beginnt, wer bisher weniger Punkte hat; bei Gleichstand, wer den letzten nicht begonnen hat.
rules-sushi-go-puppet = Für zwei. Ihr bekommt je { $cards } Karten, und genauso viele liegen als verdeckter Stapel bereit. Wer die Puppe führt, zieht die oberste Karte vom Stapel und wählt dann eine Karte für sich und eine für die Puppe; die Gegenseite wählt eine. Alles wird gemeinsam aufgedeckt; dann tauscht ihr die Handkarten, und die Puppe wechselt die Seite.
rules-sushi-go-puppet-score = Der Teller der Puppe wird gewertet, als säße da noch jemand, aber gewinnen kann sie nicht. Stäbchen sind nur für euch zwei.
rules-sushi-go-must-have-maki = Für zwei. Wer kein Maki hat, ist bei der Maki-Wertung nicht dabei. Hast nur du welche, bekommst du { $maki_first } und die andere Seite nichts.
rules-sushi-go-boat-name = Das Boot
rules-sushi-go-boat = Nach jedem Durchgang bekommt es, wer allein die meisten Punkte hat; bei Gleichstand bleibt es, wo es ist. Es bringt nichts und zeigt nur allen, wer führt.
rules-sushi-go-end = Nach { $rounds } Durchgängen wird der Nachtisch gewertet. Wer die meisten Punkte hat, gewinnt. Man kann auch unter null landen.
rules-sushi-go-tie = { $tie_break ->
    [0] Bei gleichen Punkten wird der Rang geteilt.
   *[other] Bei gleichen Punkten liegt vorn, wer mehr Puddingkarten hat. Sind auch die gleich, wird der Rang geteilt.
} Nach einem geteilten Rang wird der nächste übersprungen.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Personen
rules-differ-dessert = Nachtisch
rules-differ-dessert-is = { $desserts ->
    [1] Pudding
   *[other] einer von { $desserts }
}
rules-differ-wasabi = Ein Nigiri, wenn ein Wasabi frei ist
rules-differ-wasabi-is = { $must ->
    [0] darf darauf
   *[other] muss darauf
}
rules-differ-same-turn = Wasabi und Nigiri in einem Zug mit Stäbchen
rules-differ-same-turn-is = { $ordered ->
    [0] nie zusammen
   *[other] zusammen, Wasabi zuerst
}
rules-differ-two-nigiri = Zwei Nigiri in einem Zug, ein freier Wasabi
rules-differ-two-nigiri-is = { $must ->
    [0] du sagst, welches daraufkommt, oder keins
   *[other] das zuerst gewählte kommt darauf
}
rules-differ-maki-most = Gleichstand: meiste Maki
rules-differ-maki-most-is = { $maki_share ->
    [0] je { $maki_first }, die zweitmeisten zählen auch noch
   *[other] { $maki_first } geteilt, für die zweitmeisten nichts
}
rules-differ-maki-second = Gleichstand: zweitmeiste Maki
rules-differ-maki-second-is = { $maki_share ->
    [0] je { $maki_second }
   *[other] { $maki_second } geteilt
}
rules-differ-maki-none = Gar kein Maki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] eine Anzahl wie jede andere
   *[other] bringt nichts
}
rules-differ-pudding = Gleichstand: Pudding
rules-differ-pudding-is = { $share ->
    [0] alle gewinnen oder verlieren voll
   *[other] wird geteilt
}
rules-differ-pudding-two = Wenigste Puddings zu zweit
rules-differ-pudding-two-is = { $two_fewest ->
    [0] kostet nichts
   *[other] kostet { $two_fewest }
}
rules-differ-tie = Gleichstand: Sieg
rules-differ-tie-is = { $tie_break ->
    [0] geteilt
   *[other] mehr Puddings, sonst geteilt
}
rules-differ-boat = Boot
rules-differ-boat-is = { $boat ->
    [0] nein
   *[other] ja
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Dieselben Teller in jeder Ausgabe: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi und Nigiri in einem Zug mit Stäbchen: Gehören sie zusammen? Ja, wenn du den Wasabi zuerst legst. Die Anleitung spricht nur von einem Wasabi, der schon offen daliegt.
rules-ruling-sa-3 = Zwei Nigiri in einem Zug, aber nur ein freier Wasabi: Welches kommt darauf? Das, das du zuerst gewählt hast.
rules-ruling-sa-4 = Muss man Stäbchen vorher ansagen? Am echten Tisch ja. Hier gehört das zu deiner verdeckten Wahl und wird mit ihr aufgedeckt, damit niemand darauf reagieren kann.
rules-ruling-sa-11 = Alle haben gleich wenige Erdbeeren: Wer verliert? Ab drei Personen teilen sich alle den Verlust, zu zweit verliert niemand.
rules-ruling-sa-21 = Gleichstand an der Spitze in der Jubiläumsausgabe, auch beim Golf? Der Sieg wird geteilt; die Anleitung sagt nichts dazu.
rules-ruling-sa-24 = Wer führt die Puppe zuerst? Das entscheidet der Zufall; danach wechselt sie in jedem Zug die Seite, auch über Durchgänge hinweg.
rules-ruling-sa-25 = Wer darf mit der Puppe Stäbchen benutzen? Ihr beide. Wer gerade die Puppe führt, legt dann zwei eigene Karten und die der Puppe, braucht also drei auf der Hand. Die Puppe selbst benutzt nie welche.
rules-ruling-sa-26 = Womit wird der Teller der Puppe verglichen? Bei Maki, Squishy und Nachtisch zählt sie als dritte Person, bekommt aber weder einen Rang noch das Boot.
rules-ruling-sa-30 = Wer „weniger Punkte“ hat, beginnt im Duell den nächsten Durchgang: Punkte des Durchgangs oder des Spiels? Des ganzen Spiels bis dahin, das Squishy mitgezählt.
rules-ruling-zg-1 = Muss ein Nigiri auf einen freien Wasabi? In der Ausgabe von 2014 darf es, muss aber nicht: So steht es in allen vier Sprachen der Anleitung.
rules-ruling-zg-3 = Gleichstand bei den meisten Maki in der Ausgabe von 2014: Gibt es noch etwas für die zweitmeisten? Ja, für die nächstkleinere Anzahl.
rules-ruling-zg-6 = Wann wählt man mit Stäbchen die zweite Karte? Vor dem Aufdecken. Nur der italienische Text der Anleitung hält es anders.
rules-ruling-last-nigiri = Die letzte Karte einer Hand ist ein Nigiri, und ein Wasabi ist frei? Dann kommt es darauf, in jeder Ausgabe.
rules-ruling-strawberry-symbols = Wenigste Erdbeerkarten oder wenigste Erdbeeren? Erdbeeren; so rechnet auch das Beispiel der Anleitung.
rules-ruling-squishy-often = Zählt das Squishy nur einmal pro Durchgang? Nein: sofort, und jedes Mal, wenn es geholt wird.
rules-ruling-battle-second = Duell mit Stäbchen: Muss man die zweite Karte ansagen? Nein. Du entscheidest nach der ersten, wenn du siehst, was umgedreht wurde.
