# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nic

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] małż
    [2019] pierożki gyoza
   *[other] gyoza
}
component-maki1 = futomaki 1
component-maki2 = futomaki 2
component-maki3 = futomaki 3
component-egg = nigiri z jajkiem
component-salmon = nigiri z łososiem
component-squid = { $edition ->
    [zoch-2014] nigiri z tuńczykiem
   *[other] nigiri z kalmarem
}
component-wasabi = wasabi
component-wasabi-egg = jajko na wasabi
component-wasabi-salmon = łosoś na wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tuńczyk na wasabi
   *[other] kalmar na wasabi
}
component-chopsticks = pałeczki
component-pudding = pudding

## Lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] małże
    [2019] pierożki gyoza
   *[other] gyoza
}
line-nigiri = nigiri
line-maki = futomaki
line-dessert = deser

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(przy dwóch graczach: { $duo ->
        [0] nic
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Najwięcej symboli daje { $first }, drugi wynik { $second }.
explain-nigiri = Daje { $points }; na wasabi { $wet }.
explain-wasabi = Następne nigiri na tym wasabi liczy się ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , remis { $sharers } graczy: { $stake } ÷ { $sharers } → { $gain }
    [full] , remis { $sharers } graczy, pełna stawka dla każdego
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) tells whether the reader won.

result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Wygrywasz: { result-points }.
       *[no] Wygrywa { $who }: { result-points }.
    }
   *[other] Wspólna wygrana: { $who }. Wynik: { result-points }.
}
result-golf = Wygrywa najniższy wynik.
result-tie-broken = { $who }: tyle samo, { result-points }. Remis rozstrzygają puddingi, { $more } do { $fewer }.
result-tie-shared-after = Puddingów też jest po równo.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Behind it every nigiri stands with its picture and its points.
rules-nigiri = Każdy rodzaj ma swoją wartość. Na wasabi liczy się ona ×{ $factor }.
rules-maki = Policz symbole na swoich futomaki. Najwięcej symboli daje { $maki_first } pkt, drugi wynik { $maki_second } pkt.
rules-maki-tie = { $maki_share ->
    [0] Przy remisie każdy dostaje całość, a następny niższy wynik nadal jest drugi.
   *[other] Przy remisie punkty dzieli się po równo, zaokrąglając w dół. Remis na pierwszym miejscu oznacza, że za drugie nie ma nic.
}
rules-maki-none = { $maki_needs_one ->
    [0] Brak futomaki to wynik jak każdy inny: gdy rywali jest mało, nawet zero może być drugie albo pierwsze.
   *[other] Bez ani jednego symbolu nie ma nagrody.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] Przy remisie każdy zyskuje albo traci całość.
   *[other] Przy remisie zysk lub stratę dzieli się po równo; ułamki przepadają.
}
rules-dessert-level = { $level_counts ->
    [0] Jeśli wszyscy mają tyle samo, nic się nie dzieje.
   *[other] { $most ->
        [0] Jeśli wszyscy mają tyle samo, wszyscy dzielą się stratą.
       *[other] { $fewest ->
            [0] Jeśli wszyscy mają tyle samo, wszyscy zyskują.
           *[other] Jeśli wszyscy mają tyle samo, zysk i strata się znoszą.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] Przy dwóch graczach nikt nic nie traci.
   *[other] Przy dwóch graczach ten, kto ma mniej, traci { $two_fewest } pkt; remis nic nie kosztuje.
}
