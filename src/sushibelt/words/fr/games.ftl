# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = rien

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] pétoncle
   *[other] ravioli
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = nigiri à l’omelette
component-salmon = nigiri au saumon
component-squid = { $edition ->
    [zoch-2014] nigiri au thon
   *[other] nigiri au calamar
}
component-wasabi = wasabi
component-wasabi-egg = omelette sur wasabi
component-wasabi-salmon = saumon sur wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] thon sur wasabi
   *[other] calamar sur wasabi
}
component-chopsticks = baguettes
component-pudding = pudding

## Lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] pétoncles
   *[other] raviolis
}
line-nigiri = nigiri
line-maki = maki
line-dessert = dessert

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(à deux : { $duo ->
        [0] rien
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Le plus de symboles : { $first }, le deuxième : { $second }.
explain-nigiri = Vaut { $points } ; sur wasabi { $wet }.
explain-wasabi = Ton prochain nigiri posé dessus compte ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , partagé à { $sharers } : { $stake } ÷ { $sharers } → { $gain }
    [full] , égalité à { $sharers }, sans partage
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) tells whether the reader won.

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Tu gagnes avec { result-points }.
       *[no] { $who } gagne avec { result-points }.
    }
   *[other] Victoire partagée entre { $who }, avec { result-points } chacun.
}
result-golf = Le plus petit total gagne.
result-tie-broken = Même score pour { $who } : { result-points }. Les puddings font la différence, { $more } contre { $fewer }.
result-tie-shared-after = Égalité aux puddings aussi.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Behind it every nigiri stands with its picture and its points.
rules-nigiri = Chaque sorte a sa valeur, ×{ $factor } sur un wasabi.
rules-maki = Compte les symboles de tes makis. En avoir le plus rapporte { $maki_first } ; le deuxième total rapporte { $maki_second }.
rules-maki-tie = { $maki_share ->
    [0] À égalité, pas de partage : chaque ex æquo marque la totalité, et le total juste en dessous reste deuxième.
   *[other] À égalité, on partage, arrondi vers le bas. Une égalité en tête supprime le deuxième prix.
}
rules-maki-none = { $maki_needs_one ->
    [0] Zéro symbole est un total comme un autre : si les autres n’en ont guère, il peut suffire pour le deuxième prix, et même pour le premier.
   *[other] Sans le moindre symbole, pas de prix.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] À égalité, pas de partage : chaque ex æquo gagne ou perd le tout.
   *[other] À égalité, on partage, arrondi vers zéro.
}
rules-dessert-level = { $level_counts ->
    [0] Si tout le monde est à égalité, il ne se passe rien.
   *[other] { $most ->
        [0] Si tout le monde est à égalité, tout le monde partage la perte.
       *[other] { $fewest ->
            [0] Si tout le monde est à égalité, tout le monde gagne.
           *[other] Si tout le monde est à égalité, gain et perte s’annulent.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] À deux, on ne perd rien.
   *[other] À deux, la personne qui en a le moins perd { $two_fewest } ; une égalité ne coûte rien.
}
