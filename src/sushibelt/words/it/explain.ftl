# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(in due { $duo ->
        [0] niente
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = Ogni { $size } valgono { $points }, di meno niente.
explain-ladder = 1, 2, 3… valgono { $ladder }.
explain-sets = Set da 1, 2, 3 valgono { $ladder }.
explain-maki = Chi ha più icone fa { $first }, chi viene dopo { $second }.
explain-nigiri = Vale { $points }; su wasabi { $wet }.
explain-wasabi = Il tuo prossimo nigiri ci va sopra e vale ×{ $factor }.
explain-chopsticks = { $where ->
    [table] In un turno successivo: prendi una seconda carta, queste vanno al suo posto.
   *[hand] In un turno successivo: giochi due carte, e queste passano con le altre.
}
explain-pudding = Alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-mochi = Ogni mochi lancia il tuo dado ({ $faces } facce); alla fine: il più alto +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , il più basso −{ $fewest }{ explain-duo }
}.
explain-strawberry = Se giocandone passi in testa con le fragole: lo squishy, subito +{ $squishy }; alla fine: chi ne ha di meno −{ $fewest }{ explain-duo }.
explain-yogurt = Uno yogurt mostra il suo numero quando lo giochi; alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-tea = Alla fine le scale di 1, 2, 3… numeri consecutivi valgono { $ladder }.
explain-pudding-face = Dà altrettanti budini; alla fine: chi ne ha di più +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , chi di meno −{ $fewest }{ explain-duo }
}.
explain-menu-face = Dà altrettanti menù: uno rilancia dadi del tuo nastro.
explain-chopsticks-face = Dà altrettante bacchette: servono a scambiare un dado con un altro nastro.
explain-tokens = Alla fine ogni { $per_point } menù o bacchette non usati valgono 1.
explain-dice-sushi = Con N prendi l’N-esimo sushi da sinistra.
explain-dice-bones = Con N prendi l’N-esima lisca da sinistra.
explain-dice-blue = { $top }: rubi il sushi in cima a una pila; { $free } o più: un sushi qualsiasi della pila.
explain-dice-red = { $top }: rubi la lisca in cima a una pila; { $free } o più: una lisca qualsiasi della pila.
explain-stacks = Alla fine il sushi più in alto delle tue lische non conta; le lische contano tutte.
explain-sushi-tile = Vale il suo numero, finché la tua pila di lische è alta quanto quella di sushi.
explain-bone-tile = Conta contro di te, ma fa contare un sushi alla stessa altezza.
