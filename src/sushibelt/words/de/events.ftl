# What happened, as a log beside the name of the seat it happened to: no verb that would have to
# agree with a name ("Du" is one), no case that a name would need.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] als Erstes für die Puppe zuständig
   *[other] als Erstes dran
}
event-sushi-go-dealt = Runde { $round }: Karten ausgeteilt
event-sushi-go-hand = auf der Hand: { $what }
event-sushi-go-laid = { $what }
event-sushi-go-chopsticks = { $where ->
    [table] Stäbchen benutzt: Sie liegen jetzt in Reihe { $row } an Stelle { $place }
   *[hand] Stäbchen benutzt: Sie wandern mit den Handkarten weiter
}
event-sushi-go-rolled = Mochi-Würfel: { $face }
event-sushi-go-warmed = aufgedeckt: { $what }
event-sushi-go-squishy = die meisten Erdbeeren: das Squishy, +{ $points }
event-sushi-go-passed = { $way ->
    [left] Die Handkarten gehen nach links
   *[right] Die Handkarten gehen nach rechts
}
event-sushi-go-drew = eine Karte vom Stapel gezogen
event-sushi-go-drew-card = gezogen: { $what }
event-sushi-go-took = { $what }, aus Reihe { $row }, Stelle { $place }
event-sushi-go-flipped = Aufgedeckt in Reihe { $row }, Stelle { $place }: { $what }
event-sushi-go-scored = Runde { $round } gewertet: { $points }
event-sushi-go-boat = das Boot für die Führung
event-sushi-go-over = Die letzte Karte liegt

## Sushi Roll

event-sushi-roll-red-belt = das rote Band: als Erstes dran
event-sushi-roll-round-opened = Runde { $round }: Würfel aus dem Beutel
event-sushi-roll-rolled = gewürfelt: { $what }
event-sushi-roll-used = eingesetzt: { $what }
event-sushi-roll-picked-up = wird neu gewürfelt: { $what }
event-sushi-roll-swapped = getauscht: { $gave } gegen { $got } ({ $other })
event-sushi-roll-took = genommen: { $what }
event-sushi-roll-gained = { $count ->
    [0] kein Marker mehr im Vorrat: { $what }
   *[other] +{ $count } { $what }
}
event-sushi-roll-slid = Die Bänder wandern nach links; rotes Band: { $red }
event-sushi-roll-round-scored = Runde { $round } gewertet
event-sushi-roll-ended = Der letzte Würfel ist genommen

## Sushizock

event-sushizock-laid = { $what }-Reihe: { $tiles }
event-sushizock-starter = als Erstes dran
event-sushizock-rolled = Wurf { $roll }: { $dice }
event-sushizock-forced = geht nicht anders
event-sushizock-kept = beiseitegelegt: { $dice }
event-sushizock-took = { $tile }, Stelle { $place } der Reihe
event-sushizock-fell-back = nichts Passendes gewürfelt: { $tile } ist fällig
event-sushizock-stole = geklaut: { $tile } ({ $victim }, { $place ->
    [1] ganz oben
   *[other] Stelle { $place } von oben
})
event-sushizock-over = Beide Reihen sind leer
