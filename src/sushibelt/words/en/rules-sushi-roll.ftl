# Rules at hand: Sushi Roll.

rules-sushi-roll-goal = Dice with dishes come past on belts, and you take one each turn. After { $rounds } rounds, the puddings and the tokens you have left, the highest total wins.
rules-sushi-roll-turn-fill = At the start of a round fill every belt with dice from the bag and roll them all. Whoever has the red belt begins; then it goes round to the left.
rules-sushi-roll-turn-tokens = In your turn, first use as many menus and chopsticks as you like, one after the other.
rules-sushi-roll-turn-take = Then take one die from your belt to your tray, as it lies. You have to.
rules-sushi-roll-turn-slide = When everybody has taken one, all belts move on to the left, and the dice on them are rolled again. The new owner of the red belt begins.
rules-sushi-roll-turn-score = When the belts are empty the round is scored. All dice go back into the bag; tokens stay with their owners.
# Above a little table: players and dice.
rules-sushi-roll-belts = Dice on each belt, by the number of players
rules-sushi-roll-red-name = The red belt
# $seats is a number, or several: "3", "3, 4".
rules-sushi-roll-red = It only shows who begins. After the last dice of a round the belts stay where they are; with { $seats } players they move on once more.

# Tempura, sashimi and dumplings; a little table of points stands below.
rules-sushi-roll-sets = Up to { $set_size } of a kind make a set; any more begin a new one. Count full sets first.
rules-sushi-roll-wasabi = The next nigiri that you take must go on it and counts { $factor } times. Each wasabi takes one nigiri, which never moves again. A nigiri that you took before stays as it is, and a wasabi without a nigiri scores nothing.
rules-sushi-roll-menu = Taking this die brings you as many menus as it shows. Use a menu in your turn to roll one or more dice of your belt again, together.
rules-sushi-roll-chopsticks = Taking this die brings you as many chopsticks as it shows. Use chopsticks in your turn to swap a die of your belt with one on somebody else's belt. Both stay as they lie; trays are out of reach.
rules-sushi-roll-tokens = Everybody begins the game with { $menus ->
    [one] { $menus } menu
   *[other] { $menus } menus
} and { $chopsticks } chopsticks. Tokens that you win come from the supply, as far as it lasts, and serve from your next turn on. What you use goes back.
rules-sushi-roll-tokens-end = At the end of the game, menus and chopsticks that you did not use score together: 1 for every { $per_point }.
rules-sushi-roll-pudding = Taking this die brings you as many puddings as it shows, and you keep them. At the end the most puddings win { $most }, the fewest lose { $fewest }. Having none is having the fewest.

rules-sushi-roll-end = After { $rounds } rounds puddings and unused tokens are scored. The highest total wins. A total can be below zero.
rules-sushi-roll-tie = Of equal totals, more puddings win. If these are equal too, the place is shared, and the next one is left out.

# Above a little list: how many tokens there are.
rules-sushi-roll-supply = Tokens in the box
# Stands behind a number: "10× appetizer die".
rules-sushi-roll-die = { $kind ->
    [appetizer] appetizer die
    [maki] maki die
    [nigiri] nigiri die
    [specials] special die
   *[pudding] pudding die
}

rules-ruling-sr-1 = Can you use a token in the turn in which you take it? No: taking a die ends your turn.
rules-ruling-sr-6 = Are puddings counted by tokens or by what the tokens are worth? By what they are worth; large tokens are only change.
rules-ruling-red-start = Where does the red belt begin? At a player whom chance picks; the page that tells it is missing.
rules-ruling-menu-dice = How many dice does a menu roll? As many of your belt as you like, but at least one.
rules-ruling-maki-none = Can somebody without any maki be second? No. Only one source says so; the rulebook is silent.
rules-ruling-puddings-equal = Everybody has equally many puddings? With three or more players win and loss cancel each other; with two, both win, since nobody loses.
