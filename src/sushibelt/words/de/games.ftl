# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nichts

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = Tempura
component-sashimi = Sashimi
component-dumpling = { $edition ->
    [zoch-2014] Muschel
   *[other] Dumpling
}
component-maki1 = Maki 1
component-maki2 = Maki 2
component-maki3 = Maki 3
component-egg = Ei-Nigiri
component-salmon = Lachs-Nigiri
component-squid = { $edition ->
    [zoch-2014] Thunfisch-Nigiri
   *[other] Kalmar-Nigiri
}
component-wasabi = Wasabi
component-wasabi-egg = Ei auf Wasabi
component-wasabi-salmon = Lachs auf Wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] Thunfisch auf Wasabi
   *[other] Kalmar auf Wasabi
}
component-chopsticks = Stäbchen
component-pudding = Pudding

## Lines of the score sheet

line-tempura = Tempura
line-sashimi = Sashimi
line-dumpling = { $edition ->
    [zoch-2014] Muscheln
   *[other] Dumplings
}
line-nigiri = Nigiri
line-maki = Maki
line-dessert = Nachtisch

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(zu zweit { $duo ->
        [0] nichts
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Die meisten Symbole bringen { $first }, die zweitmeisten { $second }.
explain-nigiri = Bringt { $points }, auf Wasabi { $wet }.
explain-wasabi = Dein nächstes Nigiri darauf zählt ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , unter { $sharers } geteilt: { $stake } ÷ { $sharers } → { $gain }
    [full] , Gleichstand ({ $sharers }), für alle voll
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) tells whether the reader won.

result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Du gewinnst: { result-points }.
       *[no] { $who } gewinnt: { result-points }.
    }
   *[other] Geteilter Sieg: { $who }, je { result-points }.
}
result-golf = Wer am wenigsten hat, gewinnt.
result-tie-broken = Auch { $who }: { result-points }. Bei Gleichstand zählen die Puddings: { $more } zu { $fewer }.
result-tie-shared-after = Auch die Puddings sind gleich.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Behind it every nigiri stands with its picture and its points.
rules-nigiri = Jede Sorte hat ihren eigenen Wert. Auf einem Wasabi zählt sie { $factor }‑fach.
rules-maki = Zähl die Symbole auf deinen Maki. Die meisten bringen { $maki_first }, die zweitmeisten { $maki_second }.
rules-maki-tie = { $maki_share ->
    [0] Bei Gleichstand gibt es für alle die volle Zahl, und die nächstkleinere Anzahl ist trotzdem noch die zweitmeiste.
   *[other] Bei Gleichstand wird geteilt und abgerundet. Haben mehrere die meisten, gibt es für die zweitmeisten nichts.
}
rules-maki-none = { $maki_needs_one ->
    [0] Kein Maki ist eine Anzahl wie jede andere: Ist die Konkurrenz klein, reicht auch null für Platz zwei oder sogar eins.
   *[other] Ohne ein einziges Symbol gibt es nichts.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] Bei Gleichstand gewinnen oder verlieren alle die volle Zahl.
   *[other] Bei Gleichstand wird geteilt und zur Null hin gerundet.
}
rules-dessert-level = { $level_counts ->
    [0] Haben alle gleich viel, passiert nichts.
   *[other] { $most ->
        [0] Haben alle gleich viel, teilen sich alle den Verlust.
       *[other] { $fewest ->
            [0] Haben alle gleich viel, gewinnen alle.
           *[other] Haben alle gleich viel, heben sich Gewinn und Verlust auf.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] Zu zweit verliert niemand etwas.
   *[other] Zu zweit verliert { $two_fewest }, wer weniger hat; ein Gleichstand kostet nichts.
}
