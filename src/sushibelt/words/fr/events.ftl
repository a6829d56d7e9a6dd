# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name. Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] marionnettiste en premier
   *[other] en premier
}
event-sushi-go-dealt = Manche { $round } : on distribue
event-sushi-go-hand = main : { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] coup de baguettes : les voilà rangée { $row }, position { $place }
   *[hand] coup de baguettes : elles repartent avec la main
}
event-sushi-go-rolled = dé mochi : { $face }
event-sushi-go-warmed = dévoilé : { $what }
event-sushi-go-squishy = le plus de fraises : le squishy, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Les mains passent à gauche
   *[right] Les mains passent à droite
}
event-sushi-go-drew = une carte de la pioche
event-sushi-go-drew-card = pioche : { $what }
event-sushi-go-took = { $what }, rangée { $row }, position { $place }
event-sushi-go-flipped = Carte dévoilée, rangée { $row }, position { $place } : { $what }
event-sushi-go-scored = Décompte de la manche { $round } : { $points }
event-sushi-go-boat = en tête : le bateau
event-sushi-go-over = La dernière carte est posée

## Sushi Roll

event-sushi-roll-red-belt = tapis rouge : en premier
event-sushi-roll-round-opened = Manche { $round } : les dés sortent du sac
event-sushi-roll-rolled = lancer : { $what }
event-sushi-roll-used = dépense : { $what }
event-sushi-roll-picked-up = à relancer : { $what }
event-sushi-roll-swapped = échange : { $gave } contre { $got } chez { $other }
event-sushi-roll-took = prise : { $what }
event-sushi-roll-gained = { $count ->
    [0] réserve à sec : { $what }
   *[other] +{ $count } { $count ->
        [1] jeton
       *[other] jetons
    } { $what }
}
event-sushi-roll-slid = Les tapis glissent à gauche ; le rouge arrive chez { $red }
event-sushi-roll-round-scored = Décompte de la manche { $round }
event-sushi-roll-ended = Le dernier dé est pris

## Sushizock

event-sushizock-laid = Rangée { $what } : { $tiles }
event-sushizock-starter = en premier
event-sushizock-rolled = lancer { $roll } : { $dice }
event-sushizock-forced = pas d’autre choix
event-sushizock-kept = mis de côté : { $dice }
event-sushizock-took = { $tile }, position { $place } de la rangée
event-sushizock-fell-back = rien aux dés, prise forcée : { $tile }
event-sushizock-stole = vol chez { $victim } : { $tile }, { $place ->
    [1] sur le dessus
   *[other] position { $place } depuis le dessus
}
event-sushizock-over = Les deux rangées sont vides
