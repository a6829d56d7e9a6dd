# Rules at hand: Sushi Roll.

rules-sushi-roll-goal = Des dés chargés de plats défilent sur des tapis, et tu en prends un à chaque tour. Après { $rounds } manches, les puddings et les jetons qui te restent, le plus gros total gagne.
rules-sushi-roll-turn-fill = Au début d’une manche, garnissez chaque tapis de dés du sac et lancez-les tous. Qui a le tapis rouge commence ; puis on tourne vers la gauche.
rules-sushi-roll-turn-tokens = À ton tour, utilise d’abord autant de menus et de baguettes que tu veux, l’un après l’autre.
rules-sushi-roll-turn-take = Puis prends un dé de ton tapis, tel quel, et mets-le sur ton plateau. C’est obligatoire.
rules-sushi-roll-turn-slide = Quand tout le monde a pris le sien, les tapis glissent à gauche et on relance leurs dés. Qui reçoit le tapis rouge commence.
rules-sushi-roll-turn-score = Quand les tapis sont vides, on compte la manche. Tous les dés retournent dans le sac ; tu gardes tes jetons.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dés par tapis, selon le nombre de convives
rules-sushi-roll-red-name = Le tapis rouge
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = Il dit seulement qui commence. Après les derniers dés d’une manche, les tapis restent où ils sont ; à { $seats }, ils glissent encore une fois.

# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Jusqu’à { $set_size } plats pareils font une série ; au-delà, on en commence une autre. Les séries complètes d’abord.
rules-sushi-roll-wasabi = Le prochain nigiri que tu prends va forcément dessus et compte ×{ $factor }. Chaque wasabi prend un seul nigiri, qui n’en bouge plus. Un nigiri pris avant reste comme il est, et un wasabi sans nigiri ne rapporte rien.
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
rules-sushi-roll-pudding = Prends ce dé, et tu reçois autant de puddings qu’il en montre ; tu les gardes. À la fin, le plus de puddings gagne { $most }, le moins perd { $fewest }. Ne pas en avoir, c’est en avoir le moins.

rules-sushi-roll-end = Après { $rounds } manches, on compte les puddings et les jetons non utilisés. Le plus gros total gagne. Un total peut passer sous zéro.
rules-sushi-roll-tie = À total égal, le plus de puddings l’emporte. Encore égal ? On partage le rang, et on saute le suivant.

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

rules-ruling-sr-1 = Peut-on utiliser un jeton au tour où on le prend ? Non : prendre un dé finit ton tour.
rules-ruling-sr-6 = Compte-t-on les puddings en jetons ou en valeur ? En valeur ; les gros jetons ne servent qu’à faire la monnaie.
rules-ruling-red-start = Où commence le tapis rouge ? Chez quelqu’un que le hasard désigne ; la page qui le dit nous manque.
rules-ruling-menu-dice = Combien de dés relance un menu ? Autant de dés de ton tapis que tu veux, mais au moins un.
rules-ruling-maki-none = Peut-on finir deuxième sans aucun maki ? Non. Une seule source le dit ; le livret se tait.
rules-ruling-puddings-equal = Tout le monde a autant de puddings ? À trois ou plus, gain et perte s’annulent ; à deux, chacun gagne, puisque personne ne perd.
