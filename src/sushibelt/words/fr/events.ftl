# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Tu commences avec la marionnette
       *[no] { $who } commence avec la marionnette
    }
   *[other] { $you ->
        [yes] Tu commences
       *[no] { $who } commence
    }
}
event-sushi-go-dealt = Manche { $round } : on distribue
event-sushi-go-hand = { $you ->
    [yes] Tu as en main : { $what }
   *[no] { $who } a en main : { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Tu prends : { $what }
   *[no] { $who } prend : { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Tu utilises les baguettes : les voilà rangée { $row }, position { $place }
       *[no] { $who } utilise les baguettes : les voilà rangée { $row }, position { $place }
    }
   *[hand] { $you ->
        [yes] Tu utilises les baguettes : elles repartent avec la main
       *[no] { $who } utilise les baguettes : elles repartent avec la main
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Tu lances le dé mochi : { $face }
   *[no] { $who } lance le dé mochi : { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Tu dévoiles : { $what }
   *[no] { $who } dévoile : { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Tu as le plus de fraises et prends le squishy : +{ $points }
   *[no] { $who } a le plus de fraises et prend le squishy : +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Les mains passent à gauche
   *[right] Les mains passent à droite
}
event-sushi-go-drew = { $you ->
    [yes] Tu pioches une carte
   *[no] { $who } pioche une carte
}
event-sushi-go-drew-card = { $you ->
    [yes] Tu pioches : { $what }
   *[no] { $who } pioche : { $what }
}
event-sushi-go-took = { $you ->
    [yes] Tu prends : { $what } (rangée { $row }, position { $place })
   *[no] { $who } prend : { $what } (rangée { $row }, position { $place })
}
event-sushi-go-flipped = Carte dévoilée, rangée { $row }, position { $place } : { $what }
event-sushi-go-scored = Décompte de la manche { $round } : { $points }
event-sushi-go-boat = { $you ->
    [yes] Tu passes en tête et prends le bateau
   *[no] { $who } passe en tête et prend le bateau
}
event-sushi-go-over = La dernière carte est posée

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] Tu as le tapis rouge et tu commences
   *[no] { $who } a le tapis rouge et commence
}
event-sushi-roll-round-opened = Manche { $round } : les dés sortent du sac
event-sushi-roll-rolled = { $you ->
    [yes] Tu lances : { $what }
   *[no] { $who } lance : { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Tu dépenses un jeton : { $what }
   *[no] { $who } dépense un jeton : { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Tu relances : { $what }
   *[no] { $who } relance : { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Tu échanges avec { $other } : { $gave } contre { $got }
   *[no] { $who } échange avec { $other } : { $gave } contre { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Tu prends : { $what }
   *[no] { $who } prend : { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Tu ne reçois rien : réserve à sec ({ $what })
       *[no] { $who } ne reçoit rien : réserve à sec ({ $what })
    }
   *[other] { $you ->
        [yes] Tu reçois
       *[no] { $who } reçoit
    } { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $what }
}
event-sushi-roll-slid = Les tapis glissent à gauche ; le rouge arrive chez { $red }
event-sushi-roll-round-scored = Décompte de la manche { $round }
event-sushi-roll-ended = Le dernier dé est pris

## Sushizock

event-sushizock-laid = Rangée { $what } : { $tiles }
event-sushizock-starter = { $you ->
    [yes] Tu commences
   *[no] { $who } commence
}
event-sushizock-rolled = { $you ->
    [yes] Tu lances : { $dice } (lancer { $roll })
   *[no] { $who } lance : { $dice } (lancer { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Tu n’as pas d’autre choix
   *[no] { $who } n’a pas d’autre choix
}
event-sushizock-kept = { $you ->
    [yes] Tu mets de côté : { $dice }
   *[no] { $who } met de côté : { $dice }
}
event-sushizock-took = { $you ->
    [yes] Tu prends : { $tile } (position { $place } de la rangée)
   *[no] { $who } prend : { $tile } (position { $place } de la rangée)
}
event-sushizock-fell-back = { $you ->
    [yes] Tu n’as rien aux dés et dois prendre : { $tile }
   *[no] { $who } n’a rien aux dés et doit prendre : { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Tu voles
   *[no] { $who } vole
} à { $victim } : { $tile }, { $place ->
    [1] sur le dessus
   *[other] position { $place } depuis le dessus
}
event-sushizock-over = Les deux rangées sont vides
