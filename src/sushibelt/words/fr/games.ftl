# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, édition des dix ans
edition-sushi-go-original-2013 = Sushi Go! comme dans la plupart des programmes
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = dessert
group-variant = variante
group-wasabi = wasabi
group-maki = maki
group-dice = dés

option-two-way = les mains passent à droite à la deuxième manche
option-forced-wasabi = un nigiri va forcément sur un wasabi libre
option-strawberry = en tête aux fraises, on prend le squishy
option-frozen-yogurt = la valeur n’apparaît qu’une fois posé
option-bubble-tea = des suites de numéros
option-pudding = le plus gagne, le moins perd
option-mochi = chaque mochi lance ton dé
option-golf = le plus petit total gagne
option-personal-piles = la moitié des cartes vient de ta propre pioche
option-battle = les cartes en pyramide, à prendre à tour de rôle
option-puppet = une troisième assiette, servie à tour de rôle
option-must-have-maki = pas de maki, pas de points de maki
option-matching = les dés mis de côté doivent être identiques

games-column-id = jeu
games-column-seats = places
games-column-options = options
games-source = { $edition ->
    [sushi-go-original-2013] règles : 2013, comme dans la plupart des programmes
    [sushizock-2008] règles : S4 et ce qui a été publié
   *[other] règles : { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, au choix
}
games-option-default = {" "}(par défaut)
games-option-seats = {" "}({ $seats } places)
games-no-options = aucune
games-how = Un id s’écrit jeu+option+option, dans n’importe quel ordre. S0 à S4 sont les livrets de règles d’origine.
games-count = { $ids ->
    [one] { $ids } id en tout ; « sushibelt games --json » le donne.
   *[other] { $ids } ids en tout ; « sushibelt games --json » les donne tous.
}
games-example = Pour jouer : sushibelt play { $game } --seats { $seats }
