# Sushi Go!, all editions: every text that is about this game alone.

## The game

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, édition des dix ans
edition-sushi-go-original-2013 = Sushi Go!, règles d’origine (2013)
front-about-sushi-go = Prends un plat, passe la main et surveille ce que collectionnent tes voisins.
family-sushi-go = Sushi Go!

## Options

# As the list of games tells them, and as the site calls them.

group-dessert = dessert
group-variant = variante
group-wasabi = wasabi
group-maki = maki
option-two-way = les mains passent à droite à la deuxième manche
option-forced-wasabi = un nigiri doit aller sur un wasabi libre
option-strawberry = en tête aux fraises, on prend le squishy
option-frozen-yogurt = la valeur n’apparaît qu’une fois la carte posée
option-bubble-tea = des suites de numéros
option-pudding = le plus rapporte, le moins coûte
option-mochi = à chaque mochi tu lances ton dé
option-golf = le plus petit total gagne
option-personal-piles = la moitié des cartes vient de ta propre pioche
option-battle = les cartes en pyramide, à prendre à tour de rôle
option-puppet = une troisième assiette, servie à tour de rôle
option-must-have-maki = pas de maki, pas de points de maki
setup-group-dessert = Dessert
setup-group-variant = Variante
setup-group-wasabi = Wasabi
setup-group-maki = Maki
setup-option-strawberry = Fraises
setup-option-frozen-yogurt = Yaourt glacé
setup-option-bubble-tea = Bubble tea
setup-option-pudding = Pudding
setup-option-mochi = Mochi
setup-option-two-way = Deux sens
setup-option-golf = Golf
setup-option-personal-piles = Pioches perso
setup-option-battle = Duel
setup-option-puppet = Marionnette
setup-option-forced-wasabi = Wasabi obligatoire
setup-option-must-have-maki = Maki obligatoire
setup-none-variant = Classique
setup-none-wasabi = Au choix
setup-none-maki = D’origine

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-mochi = mochi
component-strawberry = fraises
component-strawberry1 = fraise 1
component-strawberry2 = fraise 2
component-strawberry3 = fraise 3
component-strawberry4 = fraise 4
component-yogurt = yaourt glacé
component-yogurt1 = yaourt glacé 1
component-yogurt2 = yaourt glacé 2
component-yogurt3 = yaourt glacé 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Lines of the score sheet

line-squishy = squishy

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = ravioli
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = omelette
short-salmon = saumon
short-squid = calamar
short-wasabi = wasabi
short-chopsticks = baguettes
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = fraise 1
short-strawberry2 = fraise 2
short-strawberry3 = fraise 3
short-strawberry4 = fraise 4
short-yogurt = yaourt
short-tea1 = thé 1
short-tea2 = thé 2
short-tea3 = thé 3
short-tea4 = thé 4
short-tea5 = thé 5

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-boat = Après chaque manche, il va à la personne seule en tête. Il ne rapporte rien.
explain-puppet = Qui l’a pioche une carte de plus et en pose une pour elle ; puis elle change de camp. Elle ne peut pas gagner.
explain-sets-of = { $points } points par série de { $size }, sinon rien.
explain-ladder = 1, 2, 3… ensemble : { $ladder } points.
explain-chopsticks = { $where ->
    [table] Lors d’un tour suivant : prends une deuxième carte, les baguettes vont à sa place.
   *[hand] Lors d’un tour suivant : pose deux cartes, les baguettes repartent avec la main.
}
explain-pudding = À la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-mochi = À chaque mochi tu lances ton dé ({ $faces } faces) ; à la fin : le plus haut +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le plus bas −{ $fewest }{ explain-duo }
}.
explain-strawberry = Prends la tête aux fraises, et le squishy est à toi (+{ $squishy } tout de suite) ; à la fin : le moins −{ $fewest }{ explain-duo }.
explain-yogurt = Un yaourt montre son chiffre une fois posé ; à la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-tea = À la fin, des suites de 1, 2, 3… numéros : { $ladder } points.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-go-starter = { $mode ->
    [puppet] { $you ->
        [yes] La marionnette est d’abord à toi
       *[no] La marionnette va d’abord à { $who }
    }
   *[other] { $you ->
        [yes] Tu commences
       *[no] { $who } commence
    }
}
event-sushi-go-dealt = Manche { $round } : on distribue
event-sushi-go-hand = { $you ->
    [yes] Tu as en main : { $what }
   *[no] { $who } a en main : { $what }
}
event-sushi-go-laid = { $you ->
    [yes] Tu poses : { $what }
   *[no] { $who } pose : { $what }
}
event-sushi-go-chopsticks = { $where ->
    [table] { $you ->
        [yes] Tu utilises les baguettes : elles sont maintenant rangée { $row }, position { $place }
       *[no] { $who } utilise les baguettes : elles sont maintenant rangée { $row }, position { $place }
    }
   *[hand] { $you ->
        [yes] Tu utilises les baguettes : elles repartent avec la main
       *[no] { $who } utilise les baguettes : elles repartent avec la main
    }
}
event-sushi-go-rolled = { $you ->
    [yes] Tu lances le dé mochi : { $face }
   *[no] { $who } lance le dé mochi : { $face }
}
event-sushi-go-warmed = { $you ->
    [yes] Tu dévoiles : { $what }
   *[no] { $who } dévoile : { $what }
}
event-sushi-go-squishy = { $you ->
    [yes] Tu as le plus de fraises et prends le squishy : +{ $points }
   *[no] { $who } a le plus de fraises et prend le squishy : +{ $points }
}
event-sushi-go-passed = { $way ->
    [left] Les mains passent à gauche
   *[right] Les mains passent à droite
}
event-sushi-go-drew = { $you ->
    [yes] Tu pioches une carte
   *[no] { $who } pioche une carte
}
event-sushi-go-drew-card = { $you ->
    [yes] Tu pioches : { $what }
   *[no] { $who } pioche : { $what }
}
event-sushi-go-took = { $you ->
    [yes] Tu prends : { $what } (rangée { $row }, position { $place })
   *[no] { $who } prend : { $what } (rangée { $row }, position { $place })
}
event-sushi-go-flipped = Carte dévoilée, rangée { $row }, position { $place } : { $what }
event-sushi-go-scored = Décompte de la manche { $round } : { $points }
event-sushi-go-boat = { $you ->
    [yes] Tu passes en tête et prends le bateau
   *[no] { $who } passe en tête et prend le bateau
}
event-sushi-go-over = La dernière carte est posée

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-go-sets = { $count ->
    [0] rien
   *[other] { $count } : { $sets ->
        [0] il en faut { $size }
       *[other] { $sets ->
            [1] une série de { $size }
           *[other] { $sets } séries de { $size }, { $each } points chacune
        }{ $left ->
            [0] { "" }
           *[other] , { $left } en trop
        }
    }
}
reason-sushi-go-ladder = { $count ->
    [0] rien
    [1] 1 seulement
   *[other] { $count } ensemble{ $over ->
        [0] { "" }
       *[other] {" "}; au-delà de { $top }, rien de plus
    }
}
reason-sushi-go-nigiri = { $kinds ->
    [0] rien
   *[other] { $pieces }
}
reason-sushi-go-bare-wasabi = { $count ->
    [1] un wasabi inutilisé
   *[other] { $count } wasabis inutilisés
}
reason-sushi-go-on-wasabi = { $what } (×{ $factor })
reason-sushi-go-squishy = { $times ->
    [0] jamais pris
    [1] pris une fois
   *[other] pris { $times } fois
}
reason-sushi-go-maki-first = le plus de symboles : { $count }{ reason-tie }
reason-sushi-go-maki-second = deuxième total de symboles : { $count }{ reason-tie }
reason-sushi-go-maki-none = { $count ->
    [0] aucun symbole
    [1] un symbole
   *[other] { $count } symboles
} : le rang { $place } ne rapporte rien
reason-sushi-go-maki-left-out = pas de maki, donc hors course
reason-sushi-go-strawberry-none = { $count ->
    [one] { $count } fraise
   *[other] { $count } fraises
} : quelqu’un en a moins
reason-sushi-go-strawberry-fewest = le moins de fraises : { $count }{ reason-tie }
reason-sushi-go-strawberry-level = { $count ->
    [one] { $count } fraise
   *[other] { $count } fraises
} comme en face : personne ne perd
reason-sushi-go-yogurt-first = le plus de yaourt : { $count }{ reason-tie }
reason-sushi-go-yogurt-fewest = le moins de yaourt : { $count }{ reason-tie }
reason-sushi-go-yogurt-none = { $count } de yaourt : ni gain ni perte
reason-sushi-go-yogurt-level = { $count } de yaourt comme tout le monde : ni gain ni perte
reason-sushi-go-pudding-first = le plus de puddings : { $count }{ reason-tie }
reason-sushi-go-pudding-fewest = le moins de puddings : { $count }{ reason-tie }
reason-sushi-go-pudding-none = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} : ni gain ni perte
reason-sushi-go-pudding-level = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} comme tout le monde : ni gain ni perte
reason-sushi-go-pudding-both = { $count ->
    [one] { $count } pudding
   *[other] { $count } puddings
} comme tout le monde : le plus et le moins à la fois
reason-sushi-go-mochi-first = le dé le plus haut : { $count }{ reason-tie }
reason-sushi-go-mochi-fewest = le dé le plus bas : { $count }{ reason-tie }
reason-sushi-go-mochi-none = le dé montre { $count } : ni gain ni perte
reason-sushi-go-mochi-level = le dé montre { $count } comme tous les autres : ni gain ni perte
reason-sushi-go-tea-runs = { $kinds ->
    [0] rien
   *[other] meilleur découpage : { $pieces }
}
reason-sushi-go-run = { $count ->
    [1] une suite de { $length }
   *[other] { $count } suites de { $length }
}

## The table in the browser

table-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
component-puppet = Marionnette
table-hand = Ta main
table-hands = Les mains
table-hand-empty = Ta main est vide.
table-belt = Le tapis
table-belt-starts = Choisis ta première carte.
table-passing-left = Les mains passent à gauche
table-passing-right = Les mains passent à droite
table-chopsticks-used = coup de baguettes
table-squishy = le squishy
component-boat = en tête : le bateau
table-leads-puppet = marionnettiste
table-die = dé mochi : { $face }
table-choose-card = Choisis une carte.
table-choose-two = Choisis deux cartes : tes baguettes repartent avec la main.
table-choose-second = Et la deuxième carte.
table-choose-own-first = D’abord ta carte, puis celle de la marionnette.
table-choose-puppet = Et la carte de la marionnette.
table-choose-place = Où la poser ?
table-chopsticks-on = Avec baguettes
table-chopsticks-off = Une seule carte
table-only-this = Celle-ci seulement
table-for-puppet = pour la marionnette
table-for-you = pour toi
table-own-and-puppet = { $own } pour toi, { $puppet } pour la marionnette
table-pyramid = La pyramide
table-face-down = face cachée
table-spot = { $what }, rangée { $row }, position { $place }
table-choose-spot = Prends une carte libre.
table-choose-second-spot = Une deuxième carte avec tes baguettes, ou stop ?
table-stop = Stop

## The table in the terminal

page-belt-left = les mains passent à gauche : { $chain }
page-belt-right = les mains passent à droite : { $chain }
page-piles = pioches : reste { $count }
page-puppet-pile = pioche : reste { $count }
page-puppet = Marionnette
page-leads-puppet = marionnettiste
page-squishy = squishy
page-boat = bateau
page-die = dé { $face }
page-strawberry = fraises { $sum } ({ $cards })
page-yogurt = yaourt glacé { $sum } ({ $cards })
page-tea = bubble tea { $cards }
ask-card = Ta carte
ask-card-or-two = Ta carte ; deux avec tes baguettes, par exemple « 1 3 »
ask-puppet = Et la carte de la marionnette
ask-spot = Ta carte
ask-second-spot = Une deuxième carte avec tes baguettes, ou stop
offer-only-pair = seulement avec une autre carte
offer-stop = stop
refusal-input-slot-only-pair = { $what } : seulement avec une autre carte.
refusal-input-pair-impossible = { $first } et { $second } : pas ensemble maintenant.
refusal-input-two-cards = On pose deux cartes au plus.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-sushi-go-choose = Voici ta main. Tout le monde choisit une carte en secret, puis on les retourne ensemble. Un nigiri, ce sont des points tout de suite : { $what } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-go-passed = Les mains voyagent ! La tienne est partie chez { $who }, et celle-ci vient de l’autre côté. Ce que tu y laisses, quelqu’un d’autre peut le prendre.
learn-sushi-go-came-back = Tu connais cette main : c’est ta toute première, avec { $gone ->
    [one] { $gone } carte
   *[other] { $gone } cartes
} de moins. Retenir ce qui circule, c’est la moitié du jeu.
learn-sushi-go-pair-made = Regarde ton plateau : { $size } tempuras ensemble, et { $points } points pour toi.
learn-sushi-go-dumplings = Les raviolis aiment la foule. Plus tu en as, plus ils rapportent : { $p1 }, { $p2 }, { $p3 }, { $p4 }, et jusqu’à { $p5 } points.
learn-sushi-go-sashimi = Le sashimi, c’est pour les audacieux : { $size } ensemble rapportent { $points } points, et moins que ça, rien du tout.
learn-sushi-go-on-wasabi = Ton wasabi n’attendait que ça : { $what } se pose dessus et rapporte { $points } points.
learn-sushi-go-two = C’est l’heure des baguettes ! Appuie sur « { $button } » et choisis deux cartes d’un coup. Les baguettes repartent ensuite avec la main.
learn-sushi-go-second-tempura = Voilà de la compagnie pour ton tempura : la série est complète, et ça fait { $points } points.
learn-sushi-go-wasabi = Tout seul, le wasabi ne rapporte rien. Mais ton prochain nigiri se pose dessus et compte ×{ $factor }.
learn-sushi-go-tempura = Le tempura aime la compagnie : { $size } ensemble rapportent { $points } points, un tout seul ne rapporte rien.
learn-sushi-go-chopsticks = Les baguettes ne rapportent rien. Mais lors d’un tour suivant, elles te laissent prendre deux cartes d’un coup.
learn-sushi-go-maki = Les makis, c’est une course : avoir le plus de rouleaux de la manche rapporte { $first } points ; le deuxième total, { $second }. Compte les petits rouleaux : { $what } en a { $icons }.
learn-sushi-go-pudding = Le dessert ! Les puddings restent sur ton plateau jusqu’à la fin de la partie, après { $rounds } manches. Là, en avoir le plus rapporte { $most } points, et en avoir le moins en coûte { $fewest }.
learn-sushi-go-few-left = Plus que { $cards } cartes dans cette main, et la toute dernière se pose d’office. Prends ce qui peut encore rapporter.
learn-sushi-go-anything = À toi : qu’est-ce qui te tente ? Touche un plat, et il te dit ce qu’il fait.
learn-sushi-go-bill = Et voilà une manche ! L’addition montre ce que chaque plat t’a rapporté, et pourquoi : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout. Après { $rounds } manches, le plus gros total gagne ; seuls les desserts restent sur le plateau.

## The score pad

refusal-score-yogurt-without-value = { $where } : un yaourt dans une assiette montre sa valeur. Écris l’un de ceux-ci : { $known }.
refusal-score-hand-exceeded = { $where } : { $given } cartes posées, mais personne n’en pose plus de { $limit } par manche (un nigiri sur wasabi, c’est deux cartes).
refusal-score-deck-exceeded = { $where } : cela fait { $given }× { $kind } dans la partie, mais il n’y en a que { $limit }.
refusal-score-teas-uncountable = { $where } : impossible de découper autant de bubble teas en suites ({ $given } combinaisons, on en examine { $limit } au plus).
refusal-score-no-squishy = { $where } : personne ne peut prendre le squishy, ce jeu n’en a pas. Enlève « squishy ».
refusal-score-squishy-unearned = { $where } : squishy pris { $given } fois, mais il faut une carte fraise du même tour pour le prendre ; cartes fraise posées : { $limit }.
refusal-score-squishy-kept = { $where } : squishy pris { $given } fois, mais on ne se le prend pas à soi-même : d’après les prises des autres, { $limit } au plus.
refusal-score-squishy-behind = { $where } : fraises au moment de prendre le squishy : { $given }. Quelqu’un en avait déjà { $limit }.
refusal-score-squishy-forgotten = { $where } : squishy pris { $given } fois, mais il a dû l’être { $limit ->
    [1] une fois
   *[other] { $limit } fois
}, car personne d’autre n’a de fraises.
refusal-score-no-dice = { $where } : ce jeu n’a pas de dés mochi. Enlève « mochi_dice ».
refusal-score-die-exceeded = { $where } : le dé mochi montre { $given }, mais sa plus haute face est { $limit }.
refusal-score-die-unrolled = { $where } : le dé mochi montre { $given }, mais sans carte mochi il montre toujours { $limit }.
warning-squishy-missing = Manche { $round } : des fraises sont posées, mais « squishy » ne dit pas qui l’a pris. On compte comme si personne ne l’avait pris.
warning-puppet-left-out = { $where } : « { $entry } » ne dit rien de la marionnette. On compte comme si elle n’avait ni pris le squishy ni lancé son dé.
warning-dice-missing = Des cartes mochi sont posées, mais « mochi_dice » ne dit pas ce que montrent les dés. Les desserts ne sont pas encore comptés.
score-ask-squishy = Manche { $round } : qui a pris le squishy, peu importe l’ordre ? Par exemple « Ana, 2 Bo »
score-ask-die = Dé mochi : { $seat }
pad-die-hint = Que montre le dé mochi ?
pad-warning-squishy-missing = Manche { $round } : des fraises sont posées, mais personne n’a pris le squishy. Si quelqu’un l’a pris, indique combien de fois.
pad-warning-dice-missing = Des cartes mochi sont posées : indique sous « Fin » ce que montrent les dés. D’ici là, les desserts ne sont pas comptés.

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Prends une carte, passe les autres, et réunis des plats qui rapportent ensemble. Après { $rounds } manches et le dessert, le plus gros total gagne.
rules-sushi-go-turn-choose = Choisis une carte de ta main et pose-la face cachée.
rules-sushi-go-turn-reveal = Quand tout le monde a choisi, on retourne les cartes ensemble. La tienne reste devant toi.
rules-sushi-go-turn-pass = Passe le reste à gauche, sans le montrer.
rules-sushi-go-turn-last = La dernière carte d’une main se pose d’office. Puis on compte la manche, on débarrasse tout sauf le dessert, et on redistribue.
# Above a little table: players and cards.
rules-sushi-go-hands = Cartes en main, selon le nombre de joueurs
# Tempura and sashimi.
rules-sushi-go-sets = Chaque série de { $size } rapporte { $points }. Le reste ne rapporte rien.
rules-sushi-go-dumpling = Chacun rapporte plus que le précédent. Au-delà de { $ladder_top }, rien de plus.
rules-sushi-go-wasabi = { $must ->
    [0] Un nigiri que tu poses lors d’un tour suivant peut aller dessus ; tu en décides au moment de le choisir.
   *[other] Le prochain nigiri que tu poses doit aller dessus.
} Il compte alors ×{ $factor }. Chaque wasabi prend un seul nigiri, qui n’en bouge plus. Sans nigiri, il ne rapporte rien.
rules-sushi-go-wasabi-same-turn = Wasabi et nigiri au même tour, grâce aux baguettes ? { $ordered ->
    [0] Ils ne se combinent pas : le wasabi doit être là depuis un tour précédent.
   *[other] On les pose dans l’ordre choisi. Le wasabi d’abord, et ils se combinent.
}
rules-sushi-go-chopsticks = À l’un de tes tours suivants, elles te laissent prendre deux cartes. Choisis les deux avant qu’on retourne les cartes ; glisse ensuite les baguettes dans la main que tu passes.
rules-sushi-go-chopsticks-limits = Une seule paire de baguettes par tour, et il faut deux cartes en main. L’une des deux peut être une autre paire de baguettes. Elles ne rapportent rien.
rules-sushi-go-dessert-stays = Le dessert reste devant toi toute la partie.
rules-sushi-go-pudding = À la fin, la personne qui a le plus de puddings gagne { $most }, et celle qui en a le moins perd { $fewest }. Ne pas en avoir, c’est en avoir le moins.
rules-sushi-go-strawberry = Les cartes montrent de { $lowest } à { $highest } fraises. Compte-les sur toutes les manches : à la fin, la personne qui en a le moins perd { $fewest }. Pas de prix pour celle qui en a le plus, mais il y a le squishy.
rules-sushi-go-squishy = À vérifier après chaque tour où l’on pose des fraises. Parmi les personnes qui viennent d’en poser, une seule atteint le plus gros total de la table ? Elle prend le squishy et marque { $squishy } tout de suite. Si elle l’a déjà, elle ne marque rien de plus.
rules-sushi-go-squishy-stays = Une égalité avec quelqu’un qui n’en pose pas ce tour-ci ne compte pas. Si plusieurs personnes qui viennent d’en poser sont en tête ensemble, ou si aucune ne l’est, le squishy ne bouge pas. Il peut changer de mains bien des fois.
rules-sushi-go-yogurt = Sa valeur n’apparaît qu’une fois la carte posée : de { $lowest } à { $highest }. À la fin, additionne tes valeurs : la plus grosse somme gagne { $most }, la plus petite perd { $fewest }.
rules-sushi-go-tea = À la fin, découpe tes thés en suites de numéros consécutifs, chaque carte dans une seule suite. On garde le découpage qui rapporte le plus ; après { $highest }, plus rien ne suit. Ce que les autres ont ne compte pas.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Points d’une suite, selon sa longueur
rules-sushi-go-mochi = Tout le monde a un dé, posé sur 1 au départ. Chaque mochi que tu poses t’oblige à le lancer ; il reste ainsi jusqu’à ton prochain mochi, d’une manche à l’autre. À la fin, le dé le plus haut gagne { $most }, le plus bas perd { $fewest }. Les cartes ne rapportent rien.
# Not every edition can be played by two.
rules-sushi-go-two-way = À la deuxième manche, les mains passent à droite.{ $fewest_seats ->
    [2] {" "}À deux, cela ne change rien.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = Un nigiri doit aller sur un wasabi libre depuis un tour précédent. De deux nigiris au même tour, c’est le premier choisi qui y va.
rules-sushi-go-golf = Le plus petit total gagne. On compte comme d’habitude : perdre au dessert devient une bonne affaire.
rules-sushi-go-personal-piles = À deux. À chaque manche, chacun reçoit { $cards } cartes en main et { $pile } dans sa propre pioche, face cachée. Pose une carte, échangez vos mains, puis prends une carte de ta pioche tant qu’il y en a. Personne d’autre ne voit cette carte.
rules-sushi-go-battle = À deux. À chaque manche, { $spots } cartes forment des rangées qui se chevauchent, en partie face cachée. À ton tour, prends une carte visible sans rien dessus et pose-la aussitôt. Puis on retourne les cartes cachées que plus rien ne couvre.
rules-sushi-go-battle-chopsticks = Si tu avais des baguettes devant toi au début de ton tour, tu peux ensuite prendre une deuxième carte, même à peine retournée. Les baguettes vont à sa place, face visible.
rules-sushi-go-battle-start = Le hasard dit qui commence. Ensuite commence la personne qui a le moins de points jusque-là ; à égalité, celle qui n’a pas commencé la dernière manche.
rules-sushi-go-puppet = À deux. Chacun reçoit { $cards } cartes, et autant forment une pioche face cachée. La personne qui a la marionnette pioche la carte du dessus, puis choisit une carte à poser et une pour la marionnette ; en face, on en choisit une. On retourne tout ensemble, on échange les mains, et la marionnette change de camp.
rules-sushi-go-puppet-score = L’assiette de la marionnette compte comme celle d’une troisième personne, mais la marionnette ne peut pas gagner. Les baguettes ne servent qu’à vous deux.
rules-sushi-go-must-have-maki = À deux. Sans maki, on reste hors course pour les makis. Si une seule personne en a, c’est { $maki_first } d’un côté et rien de l’autre.
rules-sushi-go-boat-name = Le bateau
rules-sushi-go-boat = Après chaque manche, il va à la personne seule en tête ; une égalité le laisse où il est. Il ne rapporte rien : il montre à la table qui mène.
rules-sushi-go-end = Après { $rounds } manches, on compte les desserts. Le plus gros total gagne. Un total peut passer sous zéro.
rules-sushi-go-tie = { $tie_break ->
    [0] À total égal, on partage le rang.
   *[other] À total égal, la personne qui a le plus de cartes pudding l’emporte. Encore égal ? On partage le rang.
} Après un rang partagé, on saute le suivant.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Joueurs
rules-differ-dessert = Dessert
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] un parmi { $desserts }
}
rules-differ-wasabi = Un nigiri, avec un wasabi libre
rules-differ-wasabi-is = { $must ->
    [0] peut aller dessus
   *[other] doit aller dessus
}
rules-differ-same-turn = Wasabi et nigiri d’un même coup de baguettes
rules-differ-same-turn-is = { $ordered ->
    [0] ne se combinent jamais
   *[other] se combinent, wasabi d’abord
}
rules-differ-two-nigiri = Deux nigiris au même tour, un seul wasabi libre
rules-differ-two-nigiri-is = { $must ->
    [0] tu dis lequel va dessus, ou aucun
   *[other] le premier choisi va dessus
}
rules-differ-maki-most = Égalité en tête des makis
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } chacun, et il y a un deuxième
   *[other] { $maki_first } à partager, et pas de deuxième
}
rules-differ-maki-second = Égalité au deuxième rang des makis
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } chacun
   *[other] { $maki_second } à partager
}
rules-differ-maki-none = Pas un seul maki
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] un total comme un autre
   *[other] pas de prix
}
rules-differ-pudding = Égalité aux puddings
rules-differ-pudding-is = { $share ->
    [0] chacun gagne ou perd tout
   *[other] on partage
}
rules-differ-pudding-two = Le moins de puddings, à deux
rules-differ-pudding-two-is = { $two_fewest ->
    [0] on ne perd rien
   *[other] on perd { $two_fewest }
}
rules-differ-tie = Égalité pour la victoire
rules-differ-tie-is = { $tie_break ->
    [0] partagée
   *[other] le plus de puddings, puis partagée
}
rules-differ-boat = Bateau
rules-differ-boat-is = { $boat ->
    [0] non
   *[other] oui
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = Les mêmes assiettes dans chaque édition : { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi et nigiri d’un même coup de baguettes se combinent-ils ? Oui, si tu poses le wasabi d’abord. Le livret ne parle que d’un wasabi déjà visible.
rules-ruling-sa-3 = Deux nigiris au même tour, mais un seul wasabi libre : lequel va dessus ? Celui que tu as choisi en premier.
rules-ruling-sa-4 = Faut-il annoncer qu’on utilise ses baguettes ? À une vraie table, oui. Ici, cela fait partie de ton choix caché et se découvre avec lui : personne ne peut réagir.
rules-ruling-sa-11 = Tout le monde a le même nombre de fraises : qui perd ? À trois ou plus, tout le monde partage la perte ; à deux, personne ne perd.
rules-ruling-sa-21 = Égalité pour la victoire dans l’édition des dix ans, golf compris ? On partage ; le livret n’en dit rien.
rules-ruling-sa-24 = Qui a la marionnette en premier ? Le hasard décide ; ensuite elle change de camp à chaque tour, d’une manche à l’autre aussi.
rules-ruling-sa-25 = Avec la marionnette, qui peut utiliser des baguettes ? Vous deux. La personne qui a la marionnette pose alors deux cartes pour elle et une pour la marionnette : il en faut trois en main. La marionnette, elle, n’en utilise jamais.
rules-ruling-sa-26 = À quoi compare-t-on l’assiette de la marionnette ? Elle compte comme une troisième personne pour les makis, le squishy et le dessert, mais ne prend ni rang ni bateau.
rules-ruling-sa-30 = Au Duel, la personne qui a « moins de points » commence la manche suivante : ceux de la manche, ou de la partie ? De la partie jusque-là, squishy compris.
rules-ruling-zg-1 = Un nigiri doit-il aller sur un wasabi libre ? Dans l’édition de 2014, il peut y aller, sans obligation : les quatre langues du livret le disent.
rules-ruling-zg-3 = Égalité en tête des makis dans l’édition de 2014 : y a-t-il un deuxième prix ? Oui, pour le total juste en dessous.
rules-ruling-zg-6 = Quand choisit-on la deuxième carte d’un coup de baguettes ? Avant de retourner les cartes. Seul le texte italien du livret dit autre chose.
rules-ruling-last-nigiri = La dernière carte d’une main est un nigiri, et un wasabi est libre ? Il va sur le wasabi, dans toutes les éditions.
rules-ruling-strawberry-symbols = Le moins de cartes fraise, ou le moins de fraises ? De fraises : c’est ainsi que compte l’exemple du livret.
rules-ruling-squishy-often = Le squishy rapporte-t-il une seule fois par manche ? Non : tout de suite, chaque fois qu’on le prend.
rules-ruling-battle-second = Des baguettes au Duel : faut-il annoncer la deuxième carte ? Non. Tu décides après la première, en voyant ce qui a été retourné.
