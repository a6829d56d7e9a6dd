# What happened, a sentence each. $who is whom it happened to, $you (yes, no) whether that is the
# reader; where a past tense would have to know their gender, it is told in the present. Names of
# components stay as they are, behind a colon where they would have to be inflected.
# Ids read event-<family>-<kind>.

## Sushi Go!

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] Du führst als Erstes die Puppe
       *[no] { $who } führt als Erstes die Puppe
    }
   *[other] { $you ->
        [yes] Du fängst an
       *[no] { $who } fängt an
    }
}
event-sushi-go-dealt = Runde { $round }: Karten ausgeteilt
event-sushi-go-hand = { $you ->
    [yes] Du hast auf der Hand: { $what }
   *[no] { $who } hat auf der Hand: { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Du nimmst { $what }
   *[no] { $who } nimmt { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Du benutzt die Stäbchen: Sie liegen jetzt in Reihe { $row }, Stelle { $place }
       *[no] { $who } benutzt die Stäbchen: Sie liegen jetzt in Reihe { $row }, Stelle { $place }
    }
   *[hand] { $you ->
        [yes] Du benutzt die Stäbchen: Sie wandern mit den Handkarten weiter
       *[no] { $who } benutzt die Stäbchen: Sie wandern mit den Handkarten weiter
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Du wirfst den Mochi-Würfel: { $face }
   *[no] { $who } wirft den Mochi-Würfel: { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Du deckst auf: { $what }
   *[no] { $who } deckt auf: { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Du hast die meisten Erdbeeren und holst das Squishy: +{ $points }
   *[no] { $who } hat die meisten Erdbeeren und holt das Squishy: +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Die Handkarten gehen nach links
   *[right] Die Handkarten gehen nach rechts
}
event-sushi-go-drew = { $you ->
    [yes] Du ziehst eine Karte vom Stapel
   *[no] { $who } zieht eine Karte vom Stapel
}
event-sushi-go-drew-card = { $you ->
    [yes] Du ziehst { $what }
   *[no] { $who } zieht { $what }
}
event-sushi-go-took = { $you ->
    [yes] Du nimmst { $what } (Reihe { $row }, Stelle { $place })
   *[no] { $who } nimmt { $what } (Reihe { $row }, Stelle { $place })
}
event-sushi-go-flipped = Aufgedeckt in Reihe { $row }, Stelle { $place }: { $what }
event-sushi-go-scored = Runde { $round } gewertet: { $points }
event-sushi-go-boat = { $you ->
    [yes] Du gehst in Führung und bekommst das Boot
   *[no] { $who } geht in Führung und bekommt das Boot
}
event-sushi-go-over = Die letzte Karte liegt

## Sushi Roll

event-sushi-roll-red-belt = { $you ->
    [yes] Du hast das rote Band und fängst an
   *[no] { $who } hat das rote Band und fängt an
}
event-sushi-roll-round-opened = Runde { $round }: Würfel aus dem Beutel
event-sushi-roll-rolled = { $you ->
    [yes] Du würfelst { $what }
   *[no] { $who } würfelt { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Du setzt einen Marker ein: { $what }
   *[no] { $who } setzt einen Marker ein: { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Du wirfst neu: { $what }
   *[no] { $who } wirft neu: { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Du tauschst mit { $other }: { $gave } gegen { $got }
   *[no] { $who } tauscht mit { $other }: { $gave } gegen { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Du nimmst { $what }
   *[no] { $who } nimmt { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Du gehst leer aus: kein Marker mehr da ({ $what })
       *[no] { $who } geht leer aus: kein Marker mehr da ({ $what })
    }
   *[other] { $you ->
        [yes] Du bekommst
       *[no] { $who } bekommt
    } { $count } Marker: { $what }
}
event-sushi-roll-slid = Die Bänder wandern nach links; das rote kommt zu { $red }
event-sushi-roll-round-scored = Runde { $round } gewertet
event-sushi-roll-ended = Der letzte Würfel ist genommen

## Sushizock

event-sushizock-laid = { $what }-Reihe: { $tiles }
event-sushizock-starter = { $you ->
    [yes] Du fängst an
   *[no] { $who } fängt an
}
event-sushizock-rolled = { $you ->
    [yes] Du würfelst { $dice } (Wurf { $roll })
   *[no] { $who } würfelt { $dice } (Wurf { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Du hast keine andere Wahl
   *[no] { $who } hat keine andere Wahl
}
event-sushizock-kept = { $you ->
    [yes] Du legst beiseite: { $dice }
   *[no] { $who } legt beiseite: { $dice }
}
event-sushizock-took = { $you ->
    [yes] Du nimmst { $tile } (Stelle { $place } der Reihe)
   *[no] { $who } nimmt { $tile } (Stelle { $place } der Reihe)
}
event-sushizock-fell-back = { $you ->
    [yes] Du hast nichts Passendes und musst { $tile } nehmen
   *[no] { $who } hat nichts Passendes und muss { $tile } nehmen
}
event-sushizock-stole = { $you ->
    [yes] Du klaust
   *[no] { $who } klaut
} { $tile } bei { $victim }, { $place ->
    [1] ganz oben
   *[other] Stelle { $place } von oben
}
event-sushizock-over = Beide Reihen sind leer
