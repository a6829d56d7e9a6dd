# Sushizock: every text that is about this game alone. A "portion" is what one turn brings: one tile.

## The game

edition-sushizock-2008 = Sushizock im Gockelwok
front-about-sushizock = Cinq dés, des sushis tentants, des arêtes amères : arrête-toi à temps ou vole.
family-sushizock = Sushizock

## Options

# As the list of games tells them, and as the site calls them.

group-dice = dés
option-matching = les dés mis de côté doivent être identiques
setup-group-dice = Dés
setup-option-matching = Dés identiques
setup-none-dice = D’origine

## Components

# Names stand alone or after a number ("2× tempura"), so no language has to inflect them. $edition is
# the id of the edition.

component-sushi = sushi
component-bones = arêtes
component-blue = baguettes bleues
component-red = baguettes rouges
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = arête −1
component-bone2 = arête −2
component-bone3 = arête −3
component-bone4 = arête −4

## Lines of the score sheet

line-tiles = tuiles

## What a component does

# A sentence beside its name, in the terminal and on the site, with the numbers of the book. $apart (yes,
# no) tells whether two seats lose $duo instead of $fewest.

explain-dice-sushi = Avec N : prends le N-ième sushi à partir de la gauche.
explain-dice-bones = Avec N : prends la N-ième arête à partir de la gauche.
explain-dice-blue = { $top } : vole le sushi du dessus d’une pile ; { $free } ou plus : n’importe lequel.
explain-dice-red = { $top } : vole l’arête du dessus d’une pile ; { $free } ou plus : n’importe laquelle.
explain-stacks = À la fin, les sushis qui dépassent ta pile d’arêtes sont perdus ; toutes les arêtes comptent.
explain-sushi-tile = Compte sa valeur s’il y a une arête à la même hauteur.
explain-bone-tile = Compte contre toi, mais fait compter un sushi à la même hauteur.

## What happened

# A sentence each: event-<family>-<kind>. $who is the seat, $you (yes, no) whether that is the reader. Where
# a past tense would have to know a gender, it is told in the present. Names of components stay as they
# are, after a colon where they would have to be inflected.

event-sushizock-laid = Rangée { $what } : { $tiles }
event-sushizock-starter = { $you ->
    [yes] Tu commences
   *[no] { $who } commence
}
event-sushizock-rolled = { $you ->
    [yes] Tu obtiens : { $dice } (lancer { $roll })
   *[no] { $who } obtient : { $dice } (lancer { $roll })
}
event-sushizock-forced = { $you ->
    [yes] Tu n’as pas d’autre choix
   *[no] { $who } n’a pas d’autre choix
}
event-sushizock-kept = { $you ->
    [yes] Tu mets de côté : { $dice }
   *[no] { $who } met de côté : { $dice }
}
event-sushizock-took = { $you ->
    [yes] Tu prends : { $tile } (position { $place } de la rangée)
   *[no] { $who } prend : { $tile } (position { $place } de la rangée)
}
event-sushizock-fell-back = { $you ->
    [yes] Tes dés ne donnent rien, tu dois prendre : { $tile }
   *[no] { $who } n’obtient rien aux dés et doit prendre : { $tile }
}
event-sushizock-stole = { $you ->
    [yes] Tu voles
   *[no] { $who } vole
} à { $victim } : { $tile }, { $place ->
    [1] sur le dessus
   *[other] position { $place } depuis le dessus
}
event-sushizock-over = Les deux rangées sont vides

## Why a line has its points

# reason-<family>-<reason of the sheet>. Besides the reason's own numbers there are:
#   $points  the points of the line        $tie     alone, shared (divided) or full (each in full)
#   $gain    the points without a sign     $stake   the prize or loss, undivided, without a sign
#   $pieces  what was counted              $kinds   how many different pieces there are
#   $edition the edition's id

reason-sushizock-no-tiles = aucune tuile
reason-sushizock-stacks-counted = sushis { $sushi_sum } − arêtes { $bones_sum }
reason-sushizock-sushi-above-bones = sushis { $sushi_sum } − arêtes { $bones_sum } ; { $dropped ->
    [1] le sushi du dessus ({ $dropped_sum }) dépasse
   *[other] les { $dropped } sushis du dessus ({ $dropped_sum }) dépassent
} { $bones ->
    [0] la pile d’arêtes, vide
    [1] la seule arête
   *[other] les { $bones } arêtes
} : hors compte

## The table in the browser

table-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
table-zock-row = Rangée { $what }
table-zock-row-empty = Cette rangée est vide.
table-zock-take = prendre { $tile }, position { $place } de la rangée
table-zock-stacks = Piles
table-zock-no-stack = sans { $what }
table-zock-stack = { $top } sur le dessus, { $height ->
    [one] { $height } tuile
   *[other] { $height } tuiles
}
table-zock-steal-from = voler à { $who } : { $what }
table-zock-dice = Dés
table-zock-aside = De côté
table-zock-roll = Lancer { $roll } sur { $rolls }
table-zock-keep = Mets des dés de côté ; on relance les autres.
table-zock-keep-or-take = Mets des dés de côté et relance, ou { $offer ->
    [take] prends { $tiles }
    [steal] vole une tuile à { $who }
   *[both] prends { $tiles }, ou vole une tuile à { $who }
}.
table-zock-must-take = { $offer ->
    [take] Prends { $tiles }
    [steal] Vole une tuile à { $who }
   *[both] Prends { $tiles }, ou vole une tuile à { $who }
}.
table-zock-tile = { $tile } (position { $place })
table-zock-keep-these = Ceux-ci de côté, et on relance les autres ?
table-zock-keep-not = Impossible de mettre ces dés de côté ainsi.
table-zock-keep-button = Relancer le reste
table-zock-take-button = Prendre
table-zock-steal = Voler
table-zock-steal-this = Voler cette tuile à { $who } ?
table-zock-which-place = Quelle tuile voler à { $who }, depuis le dessus ?
table-zock-place = { $place ->
    [1] dessus
   *[other] { $place }
}

## The table in the terminal

page-roll = Lancer { $roll } sur { $rolls }
page-row = Rangée { $what }
page-aside = De côté
page-dice = Dés
page-stack-empty = sans { $what }
page-stack = { $under ->
    [0] { $top }
    [1] { $top } sur une autre tuile
   *[other] { $top } sur { $under } autres tuiles
}
ask-portion = Choisis
ask-keep = Mets des dés de côté, par exemple « 1 3 », et relance les autres
ask-keep-or-portion = Mets des dés de côté, par exemple « 1 3 », ou prends une tuile
offer-take = prendre { $tile }
offer-steal = voler à { $who } : { $place ->
    [1] { $tile } (dessus)
   *[other] { $what }, position { $place } depuis le dessus
}
refusal-input-die-twice = Le dé { $number } est cité deux fois.
refusal-input-keep-impossible = Impossible de mettre ces dés de côté : { $dice }. Garde au moins un dé à lancer ; avec « Dés identiques », ceux de côté doivent montrer le même symbole.
refusal-input-mixed = Mets des dés de côté ou prends quelque chose : pas les deux.

## The lesson

# learn-<id of the moment>; $what is a component and $who the name on a stool, neither inflected; $button is
# the text of a button on the table. A sentence that begins with $what gets its capital by itself.

learn-tip-keep = Conseil : mets de côté { $what }
learn-tip-steal = Conseil : vole { $what }
learn-sushizock-roll = Tu as { $dice } dés et jusqu’à { $rolls } lancers. Les dés sushi comptent les places : avec { $count }, c’est le sushi numéro { $count } depuis la gauche, celui qui est éclairé. Mets des sushis de côté, relance le reste, et va plus loin !
learn-sushizock-once-more = Les dés mis de côté y restent et comptent. Mets-en au moins un de plus, et les autres repartent.
learn-sushizock-stop = Tuile éclairée : { $what }, et une bonne ! Tu pourrais relancer, mais la chance tourne vite. Arrête-toi à temps.
learn-sushizock-stacked = { $what } est maintenant sur ta pile de sushis. Mais un sushi ne compte que s’il a une arête à côté, à la même hauteur de ta pile d’arêtes.
learn-sushizock-need-bone = Cette fois, cherche donc une arête. Les dés arêtes marchent pareil : avec { $count }, c’est l’arête numéro { $count } depuis la gauche.
learn-sushizock-small-bone = { $what } ne te coûte que { $minus }, et fait compter un sushi. C’est donné : vas-y !
learn-sushizock-paired = Ta pile d’arêtes est au moins aussi haute que ta pile de sushis : tous tes sushis comptent.
learn-sushizock-chopsticks = Les baguettes, c’est pour voler : { $top } bleues volent le sushi du dessus d’une pile, { $top } rouges l’arête du dessus. Avec { $any } ou plus, tu peux même choisir la tuile.
learn-sushizock-thief = Déjà { $count } baguettes bleues ! À { $top }, tu peux voler à { $who } : { $what }. On tente ?
learn-sushizock-steal = Tu peux voler ! La pile est éclairée chez { $who } : touche-la, et { $what } est à toi.
learn-sushizock-last-roll = C’était le dernier lancer : il faut prendre une tuile éclairée, même si ça fait mal. Si rien n’était éclairé, tu recevrais la pire arête.
learn-sushizock-would-take = Tuile éclairée : { $what }. Tu prends, ou tu oses relancer ?
learn-sushizock-would-keep = Rien de tentant ? Mets des dés de côté et relance les autres.
learn-sushizock-end = Voilà comment on joue ! Sushis sur ta pile : { $sushi }. Avec une arête à côté, donc comptés : { $counted }. La partie finit quand les deux rangées sont vides ; alors le plus gros total gagne.

## The score pad

refusal-score-tiles-exceeded = { $where } : avec cette pile, cela fait { $given } tuiles « { $kind } », mais la boîte n’en a que { $limit }.
refusal-score-tile-unknown = { $where } : pas de { $given } parmi les tuiles « { $kind } ». Elles vont de 1 à { $limit }.
refusal-score-tile-values-exceeded = { $where } : avec cette pile, cela fait { $given } tuiles « { $kind } » de { $value }, mais la boîte n’en a que { $limit }.
warning-tiles-left = { $count ->
    [one] Il reste { $count } tuile
   *[other] Il reste { $count } tuiles
} dans les rangées : la partie n’est pas finie.
score-ask-stack = { $seat }, { $kind } de bas en haut, par exemple « 5 1 2 3 »
pad-stage-stacks = Piles
pad-stack = { $kind } : { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
}
pad-stack-order = De bas en haut
pad-tiles-box = Poser sur le dessus : { $kind }
pad-tile-on = { $tile } : poser sur le dessus
pad-tile-off = { $tile }, numéro { $place } depuis le bas : enlever

## Quick rules

# Read at a table, in the middle of a game: short sentences, plain words. Every number comes as a fact;
# facts that are 0 or 1 are switches of an edition's own tables.

rules-sushizock-goal = Lance les dés pour des sushis et des arêtes. Les sushis comptent pour toi, les arêtes contre toi, mais un sushi ne compte que s’il a une arête à côté. Quand les deux rangées sont vides, le plus gros total gagne.
rules-sushizock-turn-roll = Lance les { $dice } dés. Tu as { $rolls } lancers au plus.
rules-sushizock-turn-choose = Après chaque lancer, prends une tuile, et ton tour est fini ; ou bien mets de côté au moins un des dés que tu viens de lancer et relance tous les autres.
rules-sushizock-turn-aside = Un dé mis de côté n’est plus relancé ce tour-ci, mais les { $dice } dés comptent tous. Si tu n’as lancé qu’un seul dé, c’était ton dernier lancer.
rules-sushizock-turn-must = Tant que tu peux relancer et que rien n’est à prendre, relance. Après ton dernier lancer, tu dois prendre quelque chose si tu peux, même si ça fait mal.
rules-sushizock-sushi = Tes dés sushi désignent une tuile de la rangée de sushis, depuis la gauche : trois dés, exactement la troisième. Si la rangée est trop courte, ils ne prennent rien. La rangée se resserre.
rules-sushizock-bones = Tes dés arêtes désignent une tuile de la rangée d’arêtes, depuis la gauche : trois dés, exactement la troisième. Si la rangée est trop courte, ils ne prennent rien. La rangée se resserre.
rules-sushizock-blue = Avec { $top_theft }, vole la tuile du dessus d’une pile de sushis adverse. Avec { $free_theft } ou plus, n’importe laquelle : dis sa position depuis le dessus, sans regarder. Elle va sur le dessus de tes sushis.
rules-sushizock-red = Avec { $top_theft }, vole la tuile du dessus d’une pile d’arêtes adverse. Avec { $free_theft } ou plus, n’importe laquelle : dis sa position depuis le dessus, sans regarder. Elle va sur le dessus de tes arêtes.
rules-sushizock-nothing-name = Rien à prendre
rules-sushizock-nothing = Plus de lancer, et tes dés ne prennent rien ? Tu reçois l’arête qui coûte le plus. S’il n’y a plus d’arêtes, tu reçois le plus petit sushi.
rules-sushizock-tiles = Chaque tuile va sur le dessus de ta pile de sa sorte. À la fin, mets tes deux piles côte à côte : les sushis qui dépassent tes arêtes sont perdus, et ce sont les derniers que tu as pris. Les arêtes comptent toutes.
rules-sushizock-memory-name = Regarder
rules-sushizock-memory = Tout le monde voit la tuile du dessus et la hauteur de chaque pile. Personne ne fouille dans une pile, pas même la sienne : à toi de retenir.
rules-sushizock-matching = Tous les dés mis de côté pendant un tour montrent le même symbole ; les premiers décident duquel. Rien ne t’oblige à y mettre tous les dés qui conviennent. Si un lancer n’en montre aucun, c’était ton dernier.
rules-sushizock-end = La partie finit quand les deux rangées sont vides. Sushis moins arêtes : voilà ton total, qui peut passer sous zéro. Le plus gros total gagne.
rules-sushizock-tie = À total égal, on partage le rang, et on saute le suivant.
rules-sushizock-sides = Faces de chaque dé
rules-sushizock-box-tiles = Tuiles dans la boîte

## Open questions: the question first, then our answer

rules-ruling-sz-9 = Rien à prendre, et plusieurs tuiles également mauvaises ? Tu reçois la plus à gauche.
rules-ruling-sz-15 = Personne au-dessus de zéro : quelqu’un gagne ? Oui, le plus gros total, quel qu’il soit.
rules-ruling-sz-16 = Égalité pour la victoire ? On partage.
rules-ruling-starter = Qui commence ? Le hasard décide.
rules-ruling-matching = Peut-on mettre de côté des symboles différents ? Les règles russes disent non, les allemandes ne connaissent pas cette règle. Ici, c’est donc une variante.
rules-ruling-worst-bone = Quelle arête reçoit-on quand on ne peut rien prendre ? Celle qui coûte le plus, comme disent les règles allemandes ; les russes peuvent se lire autrement.
rules-ruling-both-rows = Une rangée est vide : la partie est finie ? Non, pas avant que les deux le soient.
