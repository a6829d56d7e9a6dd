# Sushi Roll: every text that is about this game alone.

## The game

edition-sushi-roll-2019 = Sushi Roll
front-about-sushi-roll = Des dés sur les tapis : prends-en un, relance au menu, échange aux baguettes.
family-sushi-roll = Sushi Roll

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-chopsticks1 = baguettes 1
component-chopsticks2 = baguettes 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Lines of the score sheet

line-tokens = jetons

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-red-belt = Montre qui commence, et glisse avec les dés.
explain-sets = Séries de 1, 2, 3 : { $ladder } points.
explain-pudding-face = Donne ce nombre de puddings ; à la fin : le plus +{ $most }{ $fewest ->
    [0] { "" }
   *[other] , le moins −{ $fewest }{ explain-duo }
}.
explain-menu-face = Donne ce nombre de menus : chacun relance des dés de ton tapis.
explain-chopsticks-face = Donne ce nombre de baguettes : chaque paire échange un dé avec un autre tapis.
explain-tokens = À la fin, 1 point pour { $per_point } menus ou baguettes non utilisés.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushi-roll-red-belt = { $you ->
    [yes] Tu as le tapis rouge et tu commences
   *[no] { $who } a le tapis rouge et commence
}
event-sushi-roll-round-opened = Manche { $round } : les dés sortent du sac
event-sushi-roll-rolled = { $you ->
    [yes] Tu obtiens : { $what }
   *[no] { $who } obtient : { $what }
}
event-sushi-roll-used = { $you ->
    [yes] Tu dépenses un jeton : { $what }
   *[no] { $who } dépense un jeton : { $what }
}
event-sushi-roll-picked-up = { $you ->
    [yes] Tu relances : { $what }
   *[no] { $who } relance : { $what }
}
event-sushi-roll-swapped = { $you ->
    [yes] Tu échanges avec { $other } : { $gave } contre { $got }
   *[no] { $who } échange avec { $other } : { $gave } contre { $got }
}
event-sushi-roll-took = { $you ->
    [yes] Tu prends : { $what }
   *[no] { $who } prend : { $what }
}
event-sushi-roll-gained = { $count ->
    [0] { $you ->
        [yes] Tu ne reçois rien : réserve à sec ({ $what })
       *[no] { $who } ne reçoit rien : réserve à sec ({ $what })
    }
   *[other] { $you ->
        [yes] Tu reçois
       *[no] { $who } reçoit
    } { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $what }
}
event-sushi-roll-slid = Les tapis glissent à gauche ; le rouge arrive chez { $red }
event-sushi-roll-round-scored = Décompte de la manche { $round }
event-sushi-roll-ended = Le dernier dé est pris

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushi-roll-sets-none = rien
reason-sushi-roll-sets = { $full ->
    [0] { $rest ->
        [1] 1 seulement
       *[other] { $rest } ensemble
    }
   *[other] { $count } : { $full ->
        [1] une série de { $size } → { $full_points }
       *[other] { $full } séries de { $size } → { $full_points }
    }{ $rest ->
        [0] { "" }
        [1] { " + " }un seul dé → { $rest_points }
       *[other] { " + " }{ $rest } ensemble → { $rest_points }
    }
}
reason-sushi-roll-nigiri-none = rien
reason-sushi-roll-nigiri = { $plain ->
    [0] { "" }
    [1] un nature → { $plain_points }
   *[other] { $plain } nature → { $plain_points }
}{ $wet ->
    [0] { "" }
   *[other] { $plain ->
        [0] { "" }
       *[other] { " + " }
    }{ $wet ->
        [1] un sur wasabi (×{ $factor }) → { $wet_points }
       *[other] { $wet } sur wasabi (×{ $factor }) → { $wet_points }
    }
}
reason-sushi-roll-maki-none = aucun symbole
reason-sushi-roll-maki-first = le plus de symboles : { $icons }{ reason-tie }
reason-sushi-roll-maki-second = deuxième total de symboles : { $icons }{ reason-tie }
reason-sushi-roll-maki-unplaced = { $icons ->
    [1] un symbole
   *[other] { $icons } symboles
} : trop peu pour marquer
reason-sushi-roll-dessert-most = le plus de puddings : { $puddings }{ reason-tie }
reason-sushi-roll-dessert-fewest = le moins de puddings : { $puddings }{ reason-tie }
reason-sushi-roll-dessert-level = { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} comme tout le monde : le plus et le moins à la fois
reason-sushi-roll-dessert-spared = le moins de puddings : { $puddings }, mais à deux on ne perd rien
reason-sushi-roll-dessert-between = { $puddings ->
    [one] { $puddings } pudding
   *[other] { $puddings } puddings
} : ni le plus ni le moins
reason-sushi-roll-tokens = { $menu ->
    [one] { $menu } menu
   *[other] { $menu } menus
} et { $chopsticks ->
    [one] { $chopsticks } paire de baguettes
   *[other] { $chopsticks } paires de baguettes
}, un point par lot de { $per_point }{ $left_over ->
    [0] { "" }
   *[other] , { $left_over } en trop
}

## The table in the browser

table-nothing = rien
table-belts = Les autres tapis
table-belt-of = Tapis : { $who }
table-belt-empty = aucun dé
table-your-belt = Ton tapis
component-red-belt = tapis rouge
table-die-of = { $what } chez { $who }
table-tokens = Jetons
table-roll-take = Prends un dé, ou joue d’abord un jeton.
table-roll-take-this = Tu prends : { $what } ?
table-roll-take-button = Prendre
table-roll-menu = Menu ({ $count })
table-roll-swap = Échange ({ $count })
table-roll-choose-marks = Quels dés relancer ?
table-roll-mark = À relancer : { $what }. Encore un, ou on lance ?
table-roll-roll = Lancer
table-roll-give = Lequel de tes dés donnes-tu ?
table-roll-get = Et quel dé veux-tu à la place ?
table-roll-swap-button = Échanger
table-roll-on-its-way = Un instant…

## The table in the terminal

page-belts = les tapis glissent à gauche : { $chain }
page-red-belt = tapis rouge
page-belt = tapis
page-tray = plateau
page-tokens = ({ $what })
page-supply = Réserve : { $what }
page-marked = À relancer : { $what }
ask-die = Prends un dé
ask-marks = Quels dés relancer ? Par exemple « 1 3 »
ask-mark = Encore un dé, ou lance
ask-give = Quel dé donner ?
ask-get = Contre lequel ?
offer-roll = lancer
offer-menu = menu : relancer des dés (reste { $left })
offer-swap = baguettes : échanger un dé (reste { $left })
offer-die-of = { $what } chez { $who }

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-menu = Conseil : relance { $what }
learn-tip-swap = Conseil : donne { $given }, reçois { $what }
learn-sushi-roll-take = Tu choisis parmi les dés de ce tapis : un par tour, il va sur ton plateau. Les plats identiques vont ensemble : un, deux ou trois comme celui-ci rapportent { $p1 }, { $p2 } ou { $p3 } points.
learn-sushi-roll-slid = Tout le monde s’est servi. Les tapis glissent, et on relance tous les dés. Le tapis rouge est arrivé chez { $who } : c’est là qu’on commence.
learn-sushi-roll-gained = { $what } : { $count ->
    [one] { $count } jeton pour toi.
   *[other] { $count } jetons pour toi.
} Tes jetons sont sous ton plateau, et tu les gardes.
learn-sushi-roll-sashimi = Le sashimi, c’est pour les audacieux : un seul rapporte { $p1 }, deux { $p2 }, trois { $p3 } points.
learn-sushi-roll-rolled = On n’a relancé que les dés choisis, les autres n’ont pas bougé. Prends-en un maintenant.
learn-sushi-roll-swapped = Échange fait : { $what } est sur ton tapis, mais pas encore sur ton plateau. Sers-toi !
learn-sushi-roll-on-wasabi = Ton wasabi n’attendait que ça : { $what } se pose dessus et compte ×{ $factor }.
learn-sushi-roll-menu = Des dés qui ne te plaisent pas ? Un menu en relance autant que tu veux. Appuie sur « { $button } », touche les dés, et lance.
learn-sushi-roll-swap = Un autre tapis a l’air meilleur ? Les baguettes échangent un dé contre un autre. Appuie sur « { $button } », choisis un des tiens, puis celui qui te tente chez { $who }.
learn-sushi-roll-wasabi = Tout seul, le wasabi ne rapporte rien. Mais ton prochain nigiri se pose dessus et compte ×{ $factor }.
learn-sushi-roll-maki = Les makis, c’est une course : avoir le plus de rouleaux sur son plateau rapporte { $first } points ; le deuxième total, { $second }.
learn-sushi-roll-pudding = Le dessert ! Les puddings deviennent des jetons et attendent la fin de la partie, après { $rounds } manches. Là, en avoir le plus rapporte { $most } points.
learn-sushi-roll-gift = Petit cadeau : ce dé donne { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
} tout de suite, pour relancer ou pour échanger.
learn-sushi-roll-nigiri = Un nigiri, ce sont des points tout de suite : { $what } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
learn-sushi-roll-anything = À toi : qu’est-ce qui te tente ? Touche un dé, et il te dit ce qu’il fait.
learn-sushi-roll-bill = Et voilà une manche ! L’addition montre ce que chaque plat t’a rapporté, et pourquoi : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout. Il y a { $rounds } manches, et tout à la fin { $each } jetons non utilisés font un point.

## The score pad

refusal-score-tray-overfull = { $where } : { $given } dés posés, mais personne n’en prend plus de { $limit } par manche (un nigiri sur wasabi, c’est deux dés).
refusal-score-dice-exceeded = { $where } : { $given } dés « { $kind } » sur tous les plateaux, mais il n’y en a que { $limit }.
refusal-score-tokens-exceeded = { $where } : jetons « { $kind } » en tout : { $given }, mais il n’y en a que { $limit }.
refusal-score-tokens-unearned = { $where } : jetons « { $kind } » : { $given }, mais les plateaux n’en justifient que { $limit }.
refusal-score-puddings-missing = { $where } : jetons « { $kind } » en tout : { $given }, mais les plateaux en ont rapporté { $limit }, et personne n’en rend.
warning-tokens-missing = « tokens » manque. Les puddings et les jetons non utilisés ne sont pas encore comptés.
score-ask-tokens = Jetons : { $seat }, par exemple « 2 pudding, 3 menu, chopsticks »
pad-tokens-hint = Jetons restants en fin de partie
pad-warning-tokens-missing = Indique sous « Fin » quels jetons restent. D’ici là, les puddings et les jetons non utilisés ne sont pas comptés.
pad-dice-appetizer = entrée
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = spécial

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-roll-goal = Des dés garnis de plats défilent sur des tapis, et tu en prends un à chaque tour. Après { $rounds } manches, on compte les puddings et les jetons restants ; le plus gros total gagne.
rules-sushi-roll-turn-fill = Au début d’une manche, garnissez chaque tapis de dés du sac et lancez-les tous. La personne qui a le tapis rouge commence ; puis on tourne vers la gauche.
rules-sushi-roll-turn-tokens = À ton tour, utilise d’abord autant de menus et de baguettes que tu veux, l’un après l’autre.
rules-sushi-roll-turn-take = Puis prends un dé de ton tapis, tel quel, et mets-le sur ton plateau. C’est obligatoire.
rules-sushi-roll-turn-slide = Quand tout le monde a pris le sien, les tapis glissent à gauche et on relance leurs dés. La personne qui reçoit le tapis rouge commence.
rules-sushi-roll-turn-score = Quand les tapis sont vides, on compte la manche. Tous les dés retournent dans le sac ; tu gardes tes jetons.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dés par tapis, selon le nombre de joueurs
rules-sushi-roll-red-name = Le tapis rouge
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Il dit seulement qui commence. Après les derniers dés d’une manche, les tapis restent où ils sont ; à { $seats }, ils glissent encore une fois.
# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Jusqu’à { $set_size } plats identiques font une série ; au-delà, on en commence une autre. Les séries complètes d’abord.
rules-sushi-roll-wasabi = Le prochain nigiri que tu prends doit aller dessus et compte ×{ $factor }. Chaque wasabi prend un seul nigiri, qui n’en bouge plus. Un nigiri pris avant reste comme il est, et un wasabi sans nigiri ne rapporte rien.
rules-sushi-roll-menu = Prends ce dé, et tu reçois autant de menus qu’il en montre. À ton tour, un menu te sert à relancer ensemble un ou plusieurs dés de ton tapis.
rules-sushi-roll-chopsticks = Prends ce dé, et tu reçois autant de baguettes qu’il en montre. À ton tour, elles te servent à échanger un dé de ton tapis contre un dé d’un autre tapis. Les deux gardent leur face ; on ne touche pas aux plateaux.
rules-sushi-roll-tokens = On commence la partie avec { $menus ->
    [one] { $menus } menu
   *[other] { $menus } menus
} et { $chopsticks ->
    [one] { $chopsticks } paire de baguettes
   *[other] { $chopsticks } paires de baguettes
}. Les jetons gagnés viennent de la réserve, tant qu’il y en a, et servent dès ton tour suivant. Les jetons utilisés y retournent.
rules-sushi-roll-tokens-end = En fin de partie, menus et baguettes non utilisés comptent ensemble : 1 point par lot de { $per_point }.
rules-sushi-roll-pudding = Prends ce dé, et tu reçois autant de puddings qu’il en montre ; tu les gardes. À la fin, la personne qui en a le plus gagne { $most }, celle qui en a le moins perd { $fewest }. Ne pas en avoir, c’est en avoir le moins.
rules-sushi-roll-end = Après { $rounds } manches, on compte les puddings et les jetons non utilisés. Le plus gros total gagne. Un total peut passer sous zéro.
rules-sushi-roll-tie = À total égal, la personne qui a le plus de puddings l’emporte. Encore égal ? On partage le rang, et on saute le suivant.
# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Jetons dans la boîte
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] dé entrée
    [maki] dé maki
    [nigiri] dé nigiri
    [specials] dé spécial
   *[pudding] dé pudding
}

## Open questions: the question first, then our answer

rules-ruling-sr-1 = Peut-on utiliser un jeton au tour où on le prend ? Non : prendre un dé termine ton tour.
rules-ruling-sr-6 = Compte-t-on les puddings en jetons ou en valeur ? En valeur ; les gros jetons ne servent qu’à faire la monnaie.
rules-ruling-red-start = Où commence le tapis rouge ? Chez quelqu’un que le hasard désigne ; la page qui le dit nous manque.
rules-ruling-menu-dice = Combien de dés relance un menu ? Autant de dés de ton tapis que tu veux, mais au moins un.
rules-ruling-maki-none = Peut-on finir deuxième sans aucun maki ? Non. Une seule source le dit ; le livret se tait.
rules-ruling-puddings-equal = Tout le monde a le même nombre de puddings ? À trois ou plus, gain et perte s’annulent ; à deux, chacun gagne, puisque personne ne perd.
