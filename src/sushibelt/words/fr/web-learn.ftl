# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Apprendre un jeu
learn-lead = Une petite manche avec le chef : tu joues, une idée vient à la fois, et tu arrêtes quand tu veux.
learn-begin = Commencer la leçon
learn-begin-at = Commencer la leçon : { $game }
learn-invite = Tu découvres { $game } ? Joue une manche avec le chef
learn-lesson = Leçon : { $game }
learn-loading = Le chef met la table…
learn-coach = Ce que dit le chef
learn-next = Suite
learn-skip = Passer la leçon
learn-tip = Conseil : { $what }
learn-tip-menu = Conseil : relance { $what }
learn-tip-swap = Conseil : donne { $given }, reçois { $what }
learn-tip-keep = Conseil : mets de côté { $what }
learn-tip-steal = Conseil : vole { $what }
learn-done = Maintenant, tu sais jouer !
learn-done-text = Le reste s’apprend en jouant : touche un plat, et il dit ce qu’il fait. Dans une vraie partie, tout est mélangé, et chacun peut vérifier que le tirage était honnête.
learn-skipped = Assez appris ?
learn-go-on = Continuer à jouer
learn-again = Reprendre du début
learn-back = Retour à la leçon
learn-others = Autres jeux
learn-front = Vers l’accueil

refusal-lesson-unknown = Il n’y a pas de leçon pour ce jeu.
refusal-lesson-over = Cette leçon est déjà finie.

## What the chef says in every lesson

learn-welcome = Bienvenue à mon comptoir ! On joue une petite manche, et je t’explique une chose à la fois. Ici, la donne est préparée, toujours la même ; dans les vraies parties, on mélange.
learn-own-way = { $what } ? À ta façon, pourquoi pas !
learn-own-way-again = { $what } : ça marche aussi.

## Sushi Go!

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
learn-sushi-go-sashimi = Le sashimi, c’est pour qui ose : { $size } ensemble rapportent { $points } points, et moins que ça, rien du tout.
learn-sushi-go-on-wasabi = Ton wasabi n’attendait que ça : { $what } se pose dessus et rapporte { $points } points.
learn-sushi-go-two = C’est l’heure des baguettes ! Appuie sur « { $button } » et choisis deux cartes d’un coup. Les baguettes repartent ensuite avec la main.
learn-sushi-go-second-tempura = Voilà de la compagnie pour ton tempura : la série est complète, et ça fait { $points } points.
learn-sushi-go-wasabi = Tout seul, le wasabi ne rapporte rien. Mais ton prochain nigiri se pose dessus et compte ×{ $factor }.
learn-sushi-go-tempura = Le tempura aime la compagnie : { $size } ensemble rapportent { $points } points, un tout seul ne rapporte rien.
learn-sushi-go-chopsticks = Les baguettes ne rapportent rien. Mais à un tour suivant, elles te laissent prendre deux cartes d’un coup.
learn-sushi-go-maki = Les makis, c’est une course : le plus de rouleaux de la manche rapporte { $first } points, le deuxième total { $second }. Compte les petits rouleaux : { $what } en a { $icons }.
learn-sushi-go-pudding = Le dessert ! Les puddings restent sur ton plateau jusqu’à la fin de la partie, après { $rounds } manches. Là, le plus de puddings rapporte { $most } points, et le moins en coûte { $fewest }.
learn-sushi-go-few-left = Plus que { $cards } cartes dans cette main, et la toute dernière se pose d’office. Prends ce qui peut encore rapporter.
learn-sushi-go-anything = À toi : qu’est-ce qui te tente ? Touche un plat, et il te dit ce qu’il fait.
learn-sushi-go-bill = Et voilà une manche ! L’addition montre ce que chaque plat t’a rapporté, et pourquoi : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout. Après { $rounds } manches, le plus gros total gagne ; seuls les desserts restent sur le plateau.

## Sushi Roll

learn-sushi-roll-take = Tu choisis parmi les dés de ce tapis : un par tour, il va sur ton plateau. Les plats pareils vont ensemble : un, deux ou trois comme celui-ci rapportent { $p1 }, { $p2 } ou { $p3 } points.
learn-sushi-roll-slid = Tout le monde s’est servi. Les tapis glissent, et on relance tous les dés. Le tapis rouge est arrivé chez { $who } : c’est là qu’on commence.
learn-sushi-roll-gained = { $what } : { $count ->
    [one] { $count } jeton pour toi.
   *[other] { $count } jetons pour toi.
} Tes jetons sont sous ton plateau, et tu les gardes.
learn-sushi-roll-sashimi = Le sashimi, c’est pour qui ose : un seul rapporte { $p1 }, deux { $p2 }, trois { $p3 } points.
learn-sushi-roll-rolled = On n’a relancé que les dés choisis, les autres n’ont pas bougé. Prends-en un maintenant.
learn-sushi-roll-swapped = Échange fait : { $what } est sur ton tapis, mais pas encore sur ton plateau. Sers-toi !
learn-sushi-roll-on-wasabi = Ton wasabi n’attendait que ça : { $what } se pose dessus et compte ×{ $factor }.
learn-sushi-roll-menu = Des dés qui ne te plaisent pas ? Un menu en relance autant que tu veux. Appuie sur « { $button } », touche les dés, et lance.
learn-sushi-roll-swap = Un autre tapis a l’air meilleur ? Les baguettes échangent un dé contre un autre. Appuie sur « { $button } », choisis un des tiens, puis celui qui te tente chez { $who }.
learn-sushi-roll-wasabi = Tout seul, le wasabi ne rapporte rien. Mais ton prochain nigiri se pose dessus et compte ×{ $factor }.
learn-sushi-roll-maki = Les makis, c’est une course : le plus de rouleaux sur un plateau rapporte { $first } points, le deuxième total { $second }.
learn-sushi-roll-pudding = Le dessert ! Les puddings deviennent des jetons et attendent la fin de la partie, après { $rounds } manches. Là, le plus de puddings rapporte { $most } points.
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

## Sushizock

learn-sushizock-roll = Tu as { $dice } dés et jusqu’à { $rolls } lancers. Les dés sushi comptent les places : avec { $count }, c’est le sushi numéro { $count } depuis la gauche, celui qui est éclairé. Mets des sushis de côté, relance le reste, et va plus loin !
learn-sushizock-once-more = Les dés mis de côté y restent et comptent. Mets-en au moins un de plus, et les autres repartent.
learn-sushizock-stop = Tuile éclairée : { $what }, et une bonne ! Tu pourrais relancer, mais les dés tournent vite. Arrête-toi à temps.
learn-sushizock-stacked = { $what } est maintenant sur ta pile de sushis. Mais un sushi ne compte que s’il a une arête à côté, à la même hauteur de ta pile d’arêtes.
learn-sushizock-need-bone = Cette fois, cherche donc une arête. Les dés arêtes marchent pareil : avec { $count }, c’est l’arête numéro { $count } depuis la gauche.
learn-sushizock-small-bone = { $what } ne te coûte que { $minus }, et fait compter un sushi. C’est donné : vas-y !
learn-sushizock-paired = Ta pile d’arêtes est aussi haute que ta pile de sushis : tous tes sushis comptent.
learn-sushizock-chopsticks = Les baguettes, c’est pour voler : { $top } bleues volent le sushi du dessus d’une pile, { $top } rouges l’arête du dessus. Avec { $any }, tu peux même choisir la tuile.
learn-sushizock-thief = Déjà { $count } baguettes bleues ! À { $top }, tu peux voler à { $who } : { $what }. On tente ?
learn-sushizock-steal = Tu peux voler ! La pile est éclairée chez { $who } : touche-la, et { $what } est à toi.
learn-sushizock-last-roll = C’était le dernier lancer : il faut prendre une tuile éclairée, même si ça fait mal. Si rien n’était éclairé, tu recevrais la pire arête.
learn-sushizock-would-take = Tuile éclairée : { $what }. Tu prends, ou tu oses relancer ?
learn-sushizock-would-keep = Rien de tentant ? Mets des dés de côté et relance les autres.
learn-sushizock-end = Voilà comment on joue ! Sushis sur ta pile : { $sushi }. Avec une arête à côté, donc comptés : { $counted }. La partie finit quand les deux rangées sont vides ; alors le plus gros total gagne.
