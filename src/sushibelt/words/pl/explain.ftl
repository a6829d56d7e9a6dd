# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(przy dwóch graczach { $duo ->
        [0] nic
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = Za każde { $size } – { $points } pkt, za mniej nic.
explain-ladder = Za 1, 2, 3… sztuki: { $ladder } pkt.
explain-sets = Zestawy po 1, 2, 3 dają { $ladder } pkt.
explain-maki = Najwięcej symboli daje { $first }, drugi wynik { $second }.
explain-nigiri = Daje { $points }; na wasabi { $wet }.
explain-wasabi = Twoje następne nigiri liczy się ×{ $factor }.
explain-chopsticks = { $where ->
    [table] W którejś z kolejnych tur: weź drugą kartę, a pałeczki kładziesz na jej miejsce.
   *[hand] W którejś z kolejnych tur: wyłóż dwie karty, a pałeczki idą do kart na ręce.
}
explain-pudding = Na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-mochi = Każde mochi to rzut twoją kością (ścianki: { $faces }); na koniec: najwyższa +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najniższa −{ $fewest }{ explain-duo }
}.
explain-strawberry = Wyłóż truskawki i obejmij w nich prowadzenie: gniotek i od razu +{ $squishy }; na koniec: najmniej −{ $fewest }{ explain-duo }.
explain-yogurt = Jogurt pokazuje liczbę dopiero po wyłożeniu; na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-tea = Na koniec ciągi 1, 2, 3… kolejnych liczb dają { $ladder } pkt.
explain-pudding-face = Daje tyle puddingów, ile pokazuje; na koniec: najwięcej +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , najmniej −{ $fewest }{ explain-duo }
}.
explain-menu-face = Daje tyle żetonów menu, ile pokazuje: jeden przerzuca kości z twojej taśmy.
explain-chopsticks-face = Daje tyle pałeczek, ile pokazuje: za jedne zamieniasz kość z inną taśmą.
explain-tokens = Na koniec za każde { $per_point } niezużyte żetony menu lub pałeczek 1 pkt.
explain-dice-sushi = Masz N takich: weź N-te sushi od lewej.
explain-dice-bones = Masz N takich: weź N-tą ość od lewej.
explain-dice-blue = { $top }: kradniesz sushi z wierzchu; { $free } lub więcej: dowolne sushi ze stosu.
explain-dice-red = { $top }: kradniesz ość z wierzchu; { $free } lub więcej: dowolną ość ze stosu.
explain-stacks = Na koniec odpadają sushi wystające ponad twój stos ości; ości liczą się wszystkie.
explain-sushi-tile = Liczy się tyle, ile na nim napisano, jeśli twój stos ości sięga tak wysoko.
explain-bone-tile = Liczy się na minus, ale ratuje sushi leżące na tej samej wysokości.
