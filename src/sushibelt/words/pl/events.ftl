# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Zaczynasz i prowadzisz marionetkę
       *[no] { $who } zaczyna i prowadzi marionetkę
    }
   *[other] { $you ->
        [yes] Zaczynasz
       *[no] { $who } zaczyna
    }
}
event-sushi-go-dealt = Runda { $round }: karty rozdane
event-sushi-go-hand = { $you ->
    [yes] Masz na ręce: { $what }
   *[no] { $who } ma na ręce: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Bierzesz: { $what }
   *[no] { $who } bierze: { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Używasz pałeczek: leżą teraz w rzędzie { $row }, pozycja { $place }
       *[no] { $who } używa pałeczek: leżą teraz w rzędzie { $row }, pozycja { $place }
    }
   *[hand] { $you ->
        [yes] Używasz pałeczek: idą dalej z kartami z ręki
       *[no] { $who } używa pałeczek: idą dalej z kartami z ręki
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Rzucasz kością mochi: { $face }
   *[no] { $who } rzuca kością mochi: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Odkrywasz: { $what }
   *[no] { $who } odkrywa: { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Masz najwięcej truskawek i bierzesz gniotka: +{ $points }
   *[no] { $who } ma najwięcej truskawek i bierze gniotka: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Karty wędrują w lewo
   *[right] Karty wędrują w prawo
}
event-sushi-go-drew = { $you ->
    [yes] Dobierasz kartę ze stosu
   *[no] { $who } dobiera kartę ze stosu
}
event-sushi-go-drew-card = { $you ->
    [yes] Dobierasz: { $what }
   *[no] { $who } dobiera: { $what }
}
event-sushi-go-took = { $you ->
    [yes] Bierzesz: { $what } (rząd { $row }, pozycja { $place })
   *[no] { $who } bierze: { $what } (rząd { $row }, pozycja { $place })
}
event-sushi-go-flipped = Odkryte w rzędzie { $row }, pozycja { $place }: { $what }
event-sushi-go-scored = Punkty za rundę { $round }: { $points }
event-sushi-go-boat = { $you ->
    [yes] Wychodzisz na prowadzenie i dostajesz łódeczkę
   *[no] { $who } wychodzi na prowadzenie i dostaje łódeczkę
}
event-sushi-go-over = Ostatnia karta leży na stole

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] Masz czerwoną taśmę i zaczynasz
   *[no] { $who } ma czerwoną taśmę i zaczyna
}
event-sushi-roll-round-opened = Runda { $round }: kości wychodzą z woreczka
event-sushi-roll-rolled = { $you ->
    [yes] Wyrzucasz: { $what }
   *[no] { $who } wyrzuca: { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Używasz żetonu: { $what }
   *[no] { $who } używa żetonu: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Przerzucasz: { $what }
   *[no] { $who } przerzuca: { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Zamieniasz: { $gave } → { $got } (kość gracza { $other })
   *[no] { $who } zamienia: { $gave } → { $got } (kość gracza { $other })
}
event-sushi-roll-took = { $you ->
    [yes] Bierzesz: { $what }
   *[no] { $who } bierze: { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Nic nie dostajesz: nie ma już żetonów ({ $what })
       *[no] { $who } nic nie dostaje: nie ma już żetonów ({ $what })
    }
   *[other] { $you ->
        [yes] Dostajesz
       *[no] { $who } dostaje
    } { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[other] { $count } żetonów
    }: { $what }
}
event-sushi-roll-slid = Taśmy jadą w lewo; czerwoną ma teraz { $red }
event-sushi-roll-round-scored = Runda { $round } podliczona
event-sushi-roll-ended = Ostatnia kość wzięta

## Sushizock

event-sushizock-laid = Rząd ({ $what }): { $tiles }
event-sushizock-starter = { $you ->
    [yes] Zaczynasz
   *[no] { $who } zaczyna
}
event-sushizock-rolled = { $you ->
    [yes] Wyrzucasz: { $dice } (rzut { $roll })
   *[no] { $who } wyrzuca: { $dice } (rzut { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Nie masz innego wyjścia
   *[no] { $who } nie ma innego wyjścia
}
event-sushizock-kept = { $you ->
    [yes] Odkładasz: { $dice }
   *[no] { $who } odkłada: { $dice }
}
event-sushizock-took = { $you ->
    [yes] Bierzesz: { $tile } (pozycja { $place } w rzędzie)
   *[no] { $who } bierze: { $tile } (pozycja { $place } w rzędzie)
}
event-sushizock-fell-back = { $you ->
    [yes] Kości nic ci nie dają, musisz wziąć: { $tile }
   *[no] { $who } nie ma nic na kościach i musi wziąć: { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Kradniesz
   *[no] { $who } kradnie
}: { $tile }, { $place ->
    [1] z wierzchu
   *[other] { $place }. od góry
} (stos gracza { $victim })
event-sushizock-over = Oba rzędy są puste
