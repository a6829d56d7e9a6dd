# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(zu zweit { $duo ->
        [0] nichts
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = Je { $size } davon bringen { $points }, weniger nichts.
explain-ladder = 1, 2, 3 … davon bringen { $ladder }.
explain-sets = Sätze aus 1, 2, 3 bringen { $ladder }.
explain-maki = Am meisten Symbole bringt { $first }, am zweitmeisten { $second }.
explain-nigiri = Bringt { $points }, auf Wasabi { $wet }.
explain-wasabi = Dein nächstes Nigiri darauf zählt ×{ $factor }.
explain-chopsticks = { $where ->
    [table] In einem späteren Zug: nimm eine zweite Karte, die Stäbchen kommen an ihre Stelle.
   *[hand] In einem späteren Zug: leg zwei Karten, die Stäbchen gehen in die Hand.
}
explain-pudding = Am Ende: meiste +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , wenigste −{ $fewest }{ explain-duo }
}.
explain-mochi = Jedes Mochi wirft deinen Würfel ({ $faces } Seiten); am Ende: höchster +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , niedrigster −{ $fewest }{ explain-duo }
}.
explain-strawberry = Geh mit Erdbeeren in Führung: das Squishy, sofort +{ $squishy }; am Ende: wenigste −{ $fewest }{ explain-duo }.
explain-yogurt = Ein Frozen Yogurt zeigt seine Zahl beim Ausspielen; am Ende: höchste Summe +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , niedrigste −{ $fewest }{ explain-duo }
}.
explain-tea = Am Ende bringen 1, 2, 3 … Zahlen in Folge { $ladder }.
explain-pudding-face = Gibt so viele Puddings; am Ende: meiste +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , wenigste −{ $fewest }{ explain-duo }
}.
explain-menu-face = Gibt so viele Menüs: eins wirft Würfel deines Bandes neu.
explain-chopsticks-face = Gibt so viele Stäbchen: eins tauscht einen Würfel mit einem anderen Band.
explain-tokens = Am Ende bringen je { $per_point } übrige Menüs oder Stäbchen 1.
explain-dice-sushi = N davon: nimm das N-te Sushi von links.
explain-dice-bones = N davon: nimm die N-te Gräte von links.
explain-dice-blue = { $top }: klau das oberste Sushi eines Stapels; ab { $free }: irgendeins daraus.
explain-dice-red = { $top }: klau die oberste Gräte eines Stapels; ab { $free }: irgendeine daraus.
explain-stacks = Am Ende fallen Sushi weg, die deine Gräten überragen; Gräten zählen alle.
explain-sushi-tile = Zählt so viel, wie draufsteht, solange dein Grätenstapel so hoch ist wie dein Sushistapel.
explain-bone-tile = Zählt gegen dich, lässt aber ein Sushi auf gleicher Höhe zählen.
