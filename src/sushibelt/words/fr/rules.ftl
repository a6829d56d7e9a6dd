# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# What stands here is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers stand without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Règles en bref
rules-intro = Des réponses courtes à la question du moment, avec nos mots à nous. Chaque nombre et chaque exemple est calculé avec les règles mêmes que suit ce site.
rules-of = Règles : { $game }
rules-seats = De { $fewest } à { $most } joueurs
rules-other-editions = Autres éditions
rules-all = Tous les jeux
rules-contents = Sur cette page
rules-find = Chercher un mot
rules-found = { $count ->
    [0] Ce mot n’est nulle part.
    [one] Trouvé dans { $count } paragraphe.
   *[other] Trouvé dans { $count } paragraphes.
}
rules-example = Par exemple
rules-more-examples = D’autres exemples
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Nombre
rules-points = Points
rules-seat = Joueur { $letter }
rules-nothing = rien
# What somebody lays in this turn; $what names a card.
rules-now = ce tour : { $what }
rules-play = Y jouer
rules-keep-score = Compter les points
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (nouvel onglet)
rules-link-game = Règles de ce jeu
# Behind what a card does, in the bar below the hand: as short as can be.
rules-link-card = La règle
rules-section-short = En deux mots
rules-section-dishes = Ce que font les plats
rules-section-dice = Ce que font les dés
rules-section-desserts = { $count ->
    [one] Dessert
   *[other] Desserts : un au choix
}
rules-section-options = Variantes
rules-section-end = La fin
rules-section-box = Dans la boîte
rules-section-editions = D’une édition à l’autre
rules-section-rulings = Questions ouvertes, et nos choix
rules-goal = Le but
rules-turn = Un tour
rules-ending = La fin de la partie
rules-tie = Égalité
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] Nous avons le livret complet de cette édition, en quatre langues.
    [sushi-go-anniversary] Nous avons le livret polonais de cette édition, mais ni sa liste de cartes ni son image de la table du Duel.
    [sushi-go-original-2013] Nous n’avons pas le livret de cette édition. Voici les règles sur lesquelles les descriptions publiques s’accordent.
    [sushi-roll-2019] Nous avons le livret polonais de ce jeu, mais pas sa page sur la mise en place.
   *[sushizock-2008] Nous avons les règles russes et les règles courtes allemandes de ce jeu, mais aucune liste de ses tuiles.
}
rules-rulings-intro = Quand un livret se tait ou en contredit un autre, il faut bien trancher. À votre table, faites autrement si vous voulez : mettez-vous d’accord avant de commencer.
rules-ruling = Notre choix { $id }
rules-ruling-unnamed = Notre choix
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = Les nombres marqués ne figurent pas dans les livrets que nous avons. Si ta boîte dit autre chose, c’est elle qui a raison.
rules-sure-one = selon une seule source
rules-sure-inferred = déduit d’autres faits
rules-sure-assumed = supposé, et ça se joue bien
rules-cards-in-all = { $count ->
    [one] { $count } carte en tout
   *[other] { $count } cartes en tout
}
