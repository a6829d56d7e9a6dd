# Families, editions and options, as the list of games tells them.

edition-sushi-go-zoch-2014 = Sushi Go!, Zoch 2014
edition-sushi-go-anniversary = Sushi Go!, tenth-anniversary edition
edition-sushi-go-original-2013 = Sushi Go! as most programs play it
edition-sushi-roll-2019 = Sushi Roll
edition-sushizock-2008 = Sushizock im Gockelwok

group-dessert = dessert
group-variant = variant
group-wasabi = wasabi
group-maki = maki
group-dice = dice

option-two-way = hands go right in the second round
option-forced-wasabi = a nigiri must go on an open wasabi
option-strawberry = lead in strawberries to take the squishy
option-frozen-yogurt = values shown only when laid
option-bubble-tea = runs of consecutive numbers
option-pudding = most win, fewest lose
option-mochi = every mochi rolls your die
option-golf = the lowest total wins
option-personal-piles = half of the cards come from your own pile
option-battle = cards lie in a pyramid, you take in turns
option-puppet = a third plate that you two feed in turns
option-must-have-maki = no maki, no maki points
option-matching = dice set aside must match

games-column-id = game
games-column-seats = seats
games-column-options = options
games-source = { $edition ->
    [sushi-go-original-2013] rules: of 2013, as most programs have them
    [sushizock-2008] rules: S4 and what was published
   *[other] rules: { $source }
}
games-group = { $options ->
    [one] { $name }
   *[other] { $name }, one of
}
games-option-default = {" "}(default)
games-option-seats = {" "}({ $seats } seats)
games-no-options = none
games-how = An id reads game+option+option, in any order. S0 to S4 are the rulebooks behind the rules.
games-count = { $ids } ids in all; "sushibelt games --json" lists each of them.
games-example = Play one: sushibelt play { $game } --seats { $seats }
