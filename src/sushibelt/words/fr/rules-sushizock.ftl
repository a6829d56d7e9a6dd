# Rules at hand: Sushizock. A "portion" is what one turn brings: one tile.

rules-sushizock-goal = Lance les dés pour des sushis et des arêtes. Les sushis comptent pour toi, les arêtes contre toi, mais un sushi ne compte que s’il a une arête à côté. Quand les deux rangées sont vides, le plus gros total gagne.
rules-sushizock-turn-roll = Lance les { $dice } dés. Tu as { $rolls } lancers au plus.
rules-sushizock-turn-choose = Après chaque lancer, prends une tuile, et ton tour est fini ; ou bien mets de côté au moins un des dés que tu viens de lancer et relance tous les autres.
rules-sushizock-turn-aside = Un dé mis de côté n’est plus relancé ce tour-ci, mais les { $dice } dés comptent tous. Un dé lancé seul n’est pas relancé.
rules-sushizock-turn-must = Tant que tu peux relancer et que rien n’est à prendre, relance. Après ton dernier lancer, tu dois prendre quelque chose si tu peux, même si ça fait mal.

rules-sushizock-sushi = Tes dés sushi désignent une tuile de la rangée de sushis, depuis la gauche : trois dés, exactement la troisième. Si la rangée est trop courte, ils ne prennent rien. La rangée se resserre.
rules-sushizock-bones = Tes dés arêtes désignent une tuile de la rangée d’arêtes, depuis la gauche : trois dés, exactement la troisième. Si la rangée est trop courte, ils ne prennent rien. La rangée se resserre.
rules-sushizock-blue = { $top_theft } volent la tuile du dessus d’une pile de sushis adverse. { $free_theft } ou plus en volent n’importe laquelle : dis sa position depuis le dessus, sans regarder. Elle va sur le dessus de tes sushis.
rules-sushizock-red = { $top_theft } volent la tuile du dessus d’une pile d’arêtes adverse. { $free_theft } ou plus en volent n’importe laquelle : dis sa position depuis le dessus, sans regarder. Elle va sur le dessus de tes arêtes.
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

rules-ruling-sz-9 = Rien à prendre, et plusieurs tuiles aussi mauvaises ? Tu reçois la plus à gauche.
rules-ruling-sz-15 = Personne au-dessus de zéro : quelqu’un gagne ? Oui, le plus gros total, quel qu’il soit.
rules-ruling-sz-16 = Égalité pour la victoire ? On partage.
rules-ruling-starter = Qui commence ? Le hasard décide.
rules-ruling-matching = Peut-on mettre de côté des symboles différents ? Les règles russes disent non, les allemandes ne connaissent pas cette règle. Ici, c’est donc une variante.
rules-ruling-worst-bone = Quelle arête reçoit-on quand on ne peut rien prendre ? Celle qui coûte le plus, comme disent les règles allemandes ; les russes peuvent se lire autrement.
rules-ruling-both-rows = Une rangée est vide : la partie est finie ? Non, pas avant que les deux le soient.
