# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name. Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] al primo turno con il burattino
   *[other] prima mossa
}
event-sushi-go-dealt = Giro { $round }: si danno le carte
event-sushi-go-hand = in mano: { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] bacchette usate: ora sono nella fila { $row }, posizione { $place }
   *[hand] bacchette usate: passano con le altre carte
}
event-sushi-go-rolled = dado mochi: { $face }
event-sushi-go-warmed = carta girata: { $what }
event-sushi-go-squishy = più fragole di tutti: lo squishy, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Le carte passano a sinistra
   *[right] Le carte passano a destra
}
event-sushi-go-drew = una carta dal mazzetto
event-sushi-go-drew-card = carta pescata: { $what }
event-sushi-go-took = { $what }, fila { $row }, posizione { $place }
event-sushi-go-flipped = Si scopre nella fila { $row }, posizione { $place }: { $what }
event-sushi-go-scored = Punti del giro { $round }: { $points }
event-sushi-go-boat = in testa: la barca
event-sushi-go-over = L’ultima carta è sul tavolo

## Sushi Roll

event-sushi-roll-red-belt = il nastro rosso: prima mossa
event-sushi-roll-round-opened = Giro { $round }: dal sacchetto escono i dadi
event-sushi-roll-rolled = lancio: { $what }
event-sushi-roll-used = gettone speso: { $what }
event-sushi-roll-picked-up = da rilanciare: { $what }
event-sushi-roll-swapped = scambio: { $gave } per { $got } ({ $other })
event-sushi-roll-took = dado preso: { $what }
event-sushi-roll-gained = { $count ->
    [0] gettoni finiti: { $what }
   *[other] +{ $count } { $count ->
        [1] gettone
       *[other] gettoni
    } { $what }
}
event-sushi-roll-slid = I nastri scorrono a sinistra; nastro rosso: { $red }
event-sushi-roll-round-scored = Si contano i punti del giro { $round }
event-sushi-roll-ended = L’ultimo dado è preso

## Sushizock

event-sushizock-laid = Fila di { $what }: { $tiles }
event-sushizock-starter = prima mossa
event-sushizock-rolled = lancio { $roll }: { $dice }
event-sushizock-forced = c’è una sola possibilità
event-sushizock-kept = da parte: { $dice }
event-sushizock-took = { $tile }, posizione { $place } della fila
event-sushizock-fell-back = i dadi non danno niente: tocca prendere { $tile }
event-sushizock-stole = furto ({ $victim }): { $tile }, { $place ->
    [1] dalla cima
   *[other] posizione { $place } dalla cima
}
event-sushizock-over = Le due file sono vuote
