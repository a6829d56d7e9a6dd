# What several games share: names, lines, explanations, results and rules.

## Counting

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = пусто

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-tempura = темпура
component-sashimi = сашими
component-dumpling = { $edition ->
    [zoch-2014] мидия
   *[other] гёдза
}
component-maki1 = маки 1
component-maki2 = маки 2
component-maki3 = маки 3
component-egg = нигири-омлет
component-salmon = нигири-лосось
component-squid = { $edition ->
    [zoch-2014] нигири-тунец
   *[other] нигири-кальмар
}
component-wasabi = васаби
component-wasabi-egg = омлет на васаби
component-wasabi-salmon = лосось на васаби
component-wasabi-squid = { $edition ->
    [zoch-2014] тунец на васаби
   *[other] кальмар на васаби
}
component-chopsticks = палочки
component-pudding = пудинг

## Lines of the score sheet

line-tempura = темпура
line-sashimi = сашими
line-dumpling = { $edition ->
    [zoch-2014] мидии
   *[other] гёдза
}
line-nigiri = нигири
line-maki = маки
line-dessert = десерт

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-duo = { $apart ->
    [yes] {" "}(вдвоём: { $duo ->
        [0] ничего
       *[other] −{ $duo }
    })
   *[no] { "" }
}
explain-maki = Больше всех роллов — { $first }, второе место — { $second }.
explain-nigiri = Даёт { $points }; на васаби { $wet }.
explain-wasabi = Следующее нигири на нём считается ×{ $factor }.

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-tie = { $tie ->
    [shared] , делим на { $sharers }: { $stake } ÷ { $sharers } → { $gain }
    [full] , поровну у { $sharers } { $sharers ->
        [one] игрока
       *[other] игроков
    }, каждому сполна
   *[alone] { "" }
}

## Who won

# In the terminal, on the site and on the score pad. $you (yes, no) tells whether the reader won.

result-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Ты побеждаешь: { result-points }.
       *[no] { $who } побеждает: { result-points }.
    }
   *[other] Победу делят { $who }: у каждого { result-points }.
}
result-golf = Побеждает тот, у кого меньше очков.
result-tie-broken = Столько же ({ result-points }): { $who }. Решают пудинги: { $more } против { $fewer }.
result-tie-shared-after = И пудингов поровну.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

# Behind it every nigiri stands with its picture and its points.
rules-nigiri = У каждого вида своя цена. На васаби она считается ×{ $factor }.
rules-maki = Посчитай роллы на своих маки. Больше всех роллов — { $maki_first }, второе место — { $maki_second }.
rules-maki-tie = { $maki_share ->
    [0] При равенстве каждый получает всё сполна, а следующий по числу роллов всё равно второй.
   *[other] При равенстве очки делят поровну с округлением вниз. Если поровну у первых, за второе место ничего не дают.
}
rules-maki-none = { $maki_needs_one ->
    [0] Ноль роллов — такой же результат, как любой другой: если соперников мало, и с ним можно стать вторым, а то и первым.
   *[other] Без единого ролла приза нет.
}
# Puddings, frozen yogurt, mochi dice, strawberries.
rules-dessert-tie = { $share ->
    [0] При равенстве каждый получает или теряет всё сполна.
   *[other] При равенстве плюс или минус делят поровну, дробная часть отбрасывается.
}
rules-dessert-level = { $level_counts ->
    [0] Если у всех поровну, ничего не происходит.
   *[other] { $most ->
        [0] Если у всех поровну, минус делят на всех.
       *[other] { $fewest ->
            [0] Если у всех поровну, плюс получают все.
           *[other] Если у всех поровну, плюс и минус гасят друг друга.
        }
    }
}
rules-dessert-two = { $two_fewest ->
    [0] Вдвоём никто ничего не теряет.
   *[other] Вдвоём: у кого меньше, тому −{ $two_fewest }; если поровну, никто не теряет.
}
