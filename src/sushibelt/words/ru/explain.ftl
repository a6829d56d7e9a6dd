# What each component does, in a sentence beside its name; in the terminal and on the site. The
# numbers are those of the book (games/explained.py). $apart (yes, no) tells whether two seats lose
# $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(вдвоём { $duo ->
        [0] ничего
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-sets-of = Каждые { $size } вместе дают { $points }, меньше — ничего.
explain-ladder = 1, 2, 3 … вместе дают { $ladder }.
explain-sets = Набор из 1, 2, 3 даёт { $ladder }.
explain-maki = Больше всех роллов — { $first }, второе место — { $second }.
explain-nigiri = Даёт { $points }; на васаби { $wet }.
explain-wasabi = Следующее нигири на нём считается ×{ $factor }.
explain-chopsticks = { $where ->
    [table] В другой ход: возьми вторую карту, а палочки положи на её место.
   *[hand] В другой ход: выложи две карты, а палочки верни к картам.
}
explain-pudding = В конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-mochi = Каждая карта моти бросает твой кубик (граней { $faces }); в конце: самый большой +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , самый маленький −{ $fewest }{ explain-duo }
}.
explain-strawberry = Обгони всех по клубнике, выложив её: сквиш и сразу +{ $squishy }; в конце: меньше всех −{ $fewest }{ explain-duo }.
explain-yogurt = Число видно, только когда йогурт на столе; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-tea = В конце цепочки из 1, 2, 3 … чисел подряд дают { $ladder }.
explain-pudding-face = Даёт столько пудингов; в конце: больше всех +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , меньше всех −{ $fewest }{ explain-duo }
}.
explain-menu-face = Даёт столько меню: одно перебрасывает кубики твоей ленты.
explain-chopsticks-face = Даёт столько палочек: одни меняют твой кубик на чужой.
explain-tokens = В конце 1 очко за каждые { $per_point } неистраченных меню или палочек.
explain-dice-sushi = Выпало N: бери N-ю плашку суши слева.
explain-dice-bones = Выпало N: бери N-ю кость слева.
explain-dice-blue = { $top }: стащи верхнее суши; { $free } и больше: любое суши из стопки.
explain-dice-red = { $top }: стащи верхнюю кость; { $free } и больше: любую кость из стопки.
explain-stacks = В конце суши выше стопки костей выбывают; кости считаются все.
explain-sushi-tile = Даёт своё число, пока стопка костей не ниже стопки суши.
explain-bone-tile = Отнимает очки, зато суши на той же высоте идёт в счёт.
