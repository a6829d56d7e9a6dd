# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nothing

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] mussel
   *[other] dumpling
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = egg nigiri
component-salmon = salmon nigiri
component-squid = { $edition ->
    [zoch-2014] tuna nigiri
   *[other] squid nigiri
}
component-wasabi = wasabi
component-wasabi-egg = egg on wasabi
component-wasabi-salmon = salmon on wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tuna on wasabi
   *[other] squid on wasabi
}
component-chopsticks = chopsticks
component-pudding = pudding

## Lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] mussels
   *[other] dumplings
}
line-nigiri = nigiri
line-maki = maki
line-dessert = dessert

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) says whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(two players: { $duo ->
        [0] nothing
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Most icons score { $first }, second most { $second }.
explain-nigiri = Scores { $points }; on wasabi { $wet }.
explain-wasabi = The next nigiri on it scores ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , shared by { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , { $sharers } tied, full points each
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) says whether the reader won.

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-wins = { $count ->
    [1] { $you ->
        [yes] You win with { result-points }.
       *[no] { $who } wins with { result-points }.
    }
   *[other] { $who } share the win with { result-points } each.
}
result-golf = The lowest total wins.
result-tie-broken = { $who }: also { result-points }. Puddings break the tie, { $more } to { $fewer }.
result-tie-shared-after = Puddings are equal too.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Every nigiri follows, with its picture and its points.
rules-nigiri = Each kind has its own value, ×{ $factor } on a wasabi.
rules-maki = Count the icons on your maki. Most icons score { $maki_first }, second most { $maki_second }.
rules-maki-tie = { $maki_share ->
    [0] Everyone tied scores in full, and the next lower count still comes second.
   *[other] Tied players split the points, rounded down. If first place is tied, there’s no second prize.
}
rules-maki-none = { $maki_needs_one ->
    [0] Zero icons is a count like any other: with few rivals, even zero can come second, or first.
   *[other] Without a single icon there’s no prize.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] Everyone tied gains or loses the full amount.
   *[other] Tied players split it, rounded towards zero.
}
rules-dessert-level = { $level_counts ->
    [0] If everyone is equal, nothing happens.
   *[other] { $most ->
        [0] If everyone is equal, everyone shares the loss.
       *[other] { $fewest ->
            [0] If everyone is equal, everyone gains it.
           *[other] If everyone is equal, gain and loss cancel out.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] With two players nobody loses anything.
   *[other] With two players, the one with fewer loses { $two_fewest }; a tie costs nothing.
}
