# What people call cards, faces, tiles and tokens; $edition is the id of the edition. Names stand
# alone or behind a number ("2× tempura"), so that no language has to inflect them.

some-of = { $count ->
    [1] { $what }
   *[other] { $count }× { $what }
}
nothing-there = nothing

## Cards and faces of Sushi Go! and Sushi Roll

component-tempura = tempura
component-sashimi = sashimi
component-dumpling = { $edition ->
    [zoch-2014] mussel
   *[other] dumpling
}
component-maki1 = maki 1
component-maki2 = maki 2
component-maki3 = maki 3
component-egg = egg nigiri
component-salmon = salmon nigiri
component-squid = { $edition ->
    [zoch-2014] tuna nigiri
   *[other] squid nigiri
}
component-wasabi = wasabi
component-wasabi-egg = egg on wasabi
component-wasabi-salmon = salmon on wasabi
component-wasabi-squid = { $edition ->
    [zoch-2014] tuna on wasabi
   *[other] squid on wasabi
}
component-chopsticks = chopsticks
component-pudding = pudding
component-mochi = mochi
component-strawberry = strawberries
component-strawberry1 = strawberry 1
component-strawberry2 = strawberry 2
component-strawberry3 = strawberry 3
component-strawberry4 = strawberry 4
component-yogurt = frozen yogurt
component-yogurt1 = frozen yogurt 1
component-yogurt2 = frozen yogurt 2
component-yogurt3 = frozen yogurt 3
component-tea1 = bubble tea 1
component-tea2 = bubble tea 2
component-tea3 = bubble tea 3
component-tea4 = bubble tea 4
component-tea5 = bubble tea 5

## Faces and tokens of Sushi Roll alone

component-chopsticks1 = chopsticks 1
component-chopsticks2 = chopsticks 2
component-menu = menu
component-menu1 = menu 1
component-menu2 = menu 2
component-pudding1 = pudding 1
component-pudding2 = pudding 2
component-pudding3 = pudding 3

## Tiles and die faces of Sushizock

component-sushi = sushi
component-bones = bones
component-blue = blue chopsticks
component-red = red chopsticks
component-sushi1 = sushi 1
component-sushi2 = sushi 2
component-sushi3 = sushi 3
component-sushi4 = sushi 4
component-sushi5 = sushi 5
component-sushi6 = sushi 6
component-bone1 = bone −1
component-bone2 = bone −2
component-bone3 = bone −3
component-bone4 = bone −4

## The lines of the score sheet

line-tempura = tempura
line-sashimi = sashimi
line-dumpling = { $edition ->
    [zoch-2014] mussels
   *[other] dumplings
}
line-nigiri = nigiri
line-maki = maki
line-squishy = squishy
line-dessert = dessert
line-tokens = tokens
line-tiles = tiles

## Short names for the Battle table: nine letters at most

short-tempura = tempura
short-sashimi = sashimi
short-dumpling = dumpling
short-maki1 = maki 1
short-maki2 = maki 2
short-maki3 = maki 3
short-egg = egg
short-salmon = salmon
short-squid = squid
short-wasabi = wasabi
short-chopsticks = sticks
short-pudding = pudding
short-mochi = mochi
short-strawberry1 = berry 1
short-strawberry2 = berry 2
short-strawberry3 = berry 3
short-strawberry4 = berry 4
short-yogurt = yogurt
short-tea1 = tea 1
short-tea2 = tea 2
short-tea3 = tea 3
short-tea4 = tea 4
short-tea5 = tea 5
