# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Cominci tu con il burattino
       *[no] Comincia { $who } con il burattino
    }
   *[other] { $you ->
        [yes] Cominci tu
       *[no] Comincia { $who }
    }
}
event-sushi-go-dealt = Giro { $round }: si danno le carte
event-sushi-go-hand = { $you ->
    [yes] Hai in mano: { $what }
   *[no] { $who } ha in mano: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Prendi { $what }
   *[no] { $who } prende { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Usi le bacchette: ora sono nella fila { $row }, posizione { $place }
       *[no] { $who } usa le bacchette: ora sono nella fila { $row }, posizione { $place }
    }
   *[hand] { $you ->
        [yes] Usi le bacchette: passano con le altre carte
       *[no] { $who } usa le bacchette: passano con le altre carte
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Lanci il dado mochi: { $face }
   *[no] { $who } lancia il dado mochi: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Scopri { $what }
   *[no] { $who } scopre { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Hai più fragole di tutti e prendi lo squishy: +{ $points }
   *[no] { $who } ha più fragole di tutti e prende lo squishy: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Le carte passano a sinistra
   *[right] Le carte passano a destra
}
event-sushi-go-drew = { $you ->
    [yes] Peschi una carta dal mazzetto
   *[no] { $who } pesca una carta dal mazzetto
}
event-sushi-go-drew-card = { $you ->
    [yes] Peschi { $what }
   *[no] { $who } pesca { $what }
}
event-sushi-go-took = { $you ->
    [yes] Prendi { $what } (fila { $row }, posizione { $place })
   *[no] { $who } prende { $what } (fila { $row }, posizione { $place })
}
event-sushi-go-flipped = Si scopre nella fila { $row }, posizione { $place }: { $what }
event-sushi-go-scored = Punti del giro { $round }: { $points }
event-sushi-go-boat = { $you ->
    [yes] Passi in testa e prendi la barca
   *[no] { $who } passa in testa e prende la barca
}
event-sushi-go-over = L’ultima carta è sul tavolo

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] Hai il nastro rosso e cominci
   *[no] { $who } ha il nastro rosso e comincia
}
event-sushi-roll-round-opened = Giro { $round }: dal sacchetto escono i dadi
event-sushi-roll-rolled = { $you ->
    [yes] Lanci i dadi: { $what }
   *[no] { $who } lancia i dadi: { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Spendi un gettone: { $what }
   *[no] { $who } spende un gettone: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Rilanci { $what }
   *[no] { $who } rilancia { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Scambi con { $other }: { $gave } per { $got }
   *[no] { $who } scambia con { $other }: { $gave } per { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Prendi { $what }
   *[no] { $who } prende { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Non ricevi niente: gettoni finiti ({ $what })
       *[no] { $who } non riceve niente: gettoni finiti ({ $what })
    }
   *[other] { $you ->
        [yes] Ricevi
       *[no] { $who } riceve
    } { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }: { $what }
}
event-sushi-roll-slid = I nastri scorrono a sinistra; il rosso arriva a { $red }
event-sushi-roll-round-scored = Si contano i punti del giro { $round }
event-sushi-roll-ended = L’ultimo dado è preso

## Sushizock

event-sushizock-laid = Fila di { $what }: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $who }
}
event-sushizock-rolled = { $you ->
    [yes] Lanci i dadi: { $dice } (lancio { $roll })
   *[no] { $who } lancia i dadi: { $dice } (lancio { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Non hai altra scelta
   *[no] { $who } non ha altra scelta
}
event-sushizock-kept = { $you ->
    [yes] Metti da parte { $dice }
   *[no] { $who } mette da parte { $dice }
}
event-sushizock-took = { $you ->
    [yes] Prendi { $tile } (posizione { $place } della fila)
   *[no] { $who } prende { $tile } (posizione { $place } della fila)
}
event-sushizock-fell-back = { $you ->
    [yes] I dadi non ti danno niente: devi prendere { $tile }
   *[no] { $who } non ricava niente dai dadi e deve prendere { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Rubi
   *[no] { $who } ruba
} { $tile } a { $victim }, { $place ->
    [1] dalla cima
   *[other] posizione { $place } dalla cima
}
event-sushizock-over = Le due file sono vuote
