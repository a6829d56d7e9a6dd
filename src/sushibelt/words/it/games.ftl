# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = niente

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] mollusco
   *[other] raviolo
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = nigiri all’uovo
component-salmon = nigiri al salmone
component-squid = { $edition ->
    [zoch-2014] nigiri al tonno
   *[other] nigiri al calamaro
}
component-wasabi = wasabi
component-wasabi-egg = uovo su wasabi
component-wasabi-salmon = salmone su wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tonno su wasabi
   *[other] calamaro su wasabi
}
component-chopsticks = bacchette
component-pudding = budino

## Lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] molluschi
   *[other] ravioli
}
line-nigiri = nigiri
line-maki = maki
line-dessert = dolce

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(in due: { $duo ->
        [0] niente
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Chi ha più icone fa { $first }, chi viene dopo { $second }.
explain-nigiri = Vale { $points }; su wasabi { $wet }.
explain-wasabi = Il prossimo nigiri che ci metti sopra vale ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , diviso fra { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , parità in { $sharers }, per intero a ciascuno
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) tells whether the reader won.

result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Vinci tu con { result-points }.
       *[no] Vince { $who } con { result-points }.
    }
   *[other] Vittoria condivisa tra { $who }, con { result-points } a testa.
}
result-golf = Vince il totale più basso.
result-tie-broken = A { result-points } anche { $who }. Decidono i budini, { $more } a { $fewer }.
result-tie-shared-after = Parità anche nei budini.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Behind it every nigiri stands with its picture and its points.
rules-nigiri = Ogni tipo ha il suo valore, ×{ $factor } su un wasabi.
rules-maki = Conta le icone sui tuoi maki. Chi ne ha di più fa { $maki_first }, chi viene dopo { $maki_second }.
rules-maki-tie = { $maki_share ->
    [0] In caso di parità il premio va per intero a ciascuno, e il secondo premio resta per chi viene dopo.
   *[other] In caso di parità il premio si divide, arrotondando per difetto. Se la parità è in testa, il secondo premio salta.
}
rules-maki-none = { $maki_needs_one ->
    [0] Zero icone sono un totale come un altro: se gli altri ne hanno poche, possono bastare per il secondo premio, o persino per il primo.
   *[other] Senza neanche un’icona, niente premio.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] In caso di parità ciascuno guadagna o perde tutto.
   *[other] In caso di parità si divide, arrotondando verso lo zero.
}
rules-dessert-level = { $level_counts ->
    [0] Se siete tutti pari, non succede niente.
   *[other] { $most ->
        [0] Se siete tutti pari, la perdita si divide fra tutti.
       *[other] { $fewest ->
            [0] Se siete tutti pari, il premio va a tutti.
           *[other] Se siete tutti pari, premio e perdita si annullano.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] In due non si perde niente.
   *[other] In due chi ne ha di meno perde { $two_fewest }; la parità non costa niente.
}
