# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name. Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] pierwszy ruch z marionetką
   *[other] zaczyna
}
event-sushi-go-dealt = Runda { $round }: karty rozdane
event-sushi-go-hand = karty na ręce: { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] pałeczki użyte: leżą teraz w rzędzie { $row }, pozycja { $place }
   *[hand] pałeczki użyte: idą dalej z kartami z ręki
}
event-sushi-go-rolled = kość mochi: { $face }
event-sushi-go-warmed = po odkryciu: { $what }
event-sushi-go-squishy = najwięcej truskawek: gniotek, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Karty wędrują w lewo
   *[right] Karty wędrują w prawo
}
event-sushi-go-drew = karta dobrana ze stosu
event-sushi-go-drew-card = dobrana karta: { $what }
event-sushi-go-took = { $what }, z rzędu { $row }, pozycja { $place }
event-sushi-go-flipped = Odkryte w rzędzie { $row }, pozycja { $place }: { $what }
event-sushi-go-scored = Punkty za rundę { $round }: { $points }
event-sushi-go-boat = łódeczka za prowadzenie
event-sushi-go-over = Ostatnia karta leży na stole

## Sushi Roll

event-sushi-roll-red-belt = czerwona taśma: zaczyna
event-sushi-roll-round-opened = Runda { $round }: kości wychodzą z woreczka
event-sushi-roll-rolled = rzut: { $what }
event-sushi-roll-used = użyty żeton: { $what }
event-sushi-roll-picked-up = do przerzutu: { $what }
event-sushi-roll-swapped = zamiana kości ({ $other }): { $gave } → { $got }
event-sushi-roll-took = wzięta kość: { $what }
event-sushi-roll-gained = { $count ->
    [0] w puli nie ma już żetonów: { $what }
    [one] +{ $count } żeton: { $what }
    [few] +{ $count } żetony: { $what }
   *[other] +{ $count } żetonów: { $what }
}
event-sushi-roll-slid = Taśmy jadą w lewo; czerwoną ma teraz { $red }
event-sushi-roll-round-scored = Runda { $round } podliczona
event-sushi-roll-ended = Ostatnia kość wzięta

## Sushizock

event-sushizock-laid = Rząd ({ $what }): { $tiles }
event-sushizock-starter = zaczyna
event-sushizock-rolled = rzut { $roll }: { $dice }
event-sushizock-forced = jest tylko jedno wyjście
event-sushizock-kept = odłożone: { $dice }
event-sushizock-took = { $tile }, pozycja { $place } w rzędzie
event-sushizock-fell-back = kości nic nie dają: trzeba wziąć { $tile }
event-sushizock-stole = kradzież ({ $victim }): { $tile }, { $place ->
    [1] z wierzchu
   *[other] { $place }. od góry
}
event-sushizock-over = Oba rzędy są puste
