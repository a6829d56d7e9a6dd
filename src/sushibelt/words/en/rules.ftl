# Rules at hand: the frame of the pages /rules and /rules/<family>/<edition>, and what families share.
# All of this is read at a table, in the middle of a game: short sentences, plain words.
# Every number comes as a fact from the game's own tables. Numbers go without the word "points"
# wherever possible ("scores 5"); add the word with plural selectors if your language needs it.
# Names of dishes stand above each paragraph.

rules-title = Quick rules
rules-intro = Short answers for when a question comes up, in our own words. Every number and every example is worked out by the same rules this site plays by.
rules-of = Rules: { $game }
rules-seats = For { $fewest } to { $most } players
rules-other-editions = Other editions
rules-all = All games
rules-contents = On this page
rules-find = Find a word
rules-found = { $count ->
    [0] Not found.
    [one] Found in { $count } paragraph.
   *[other] Found in { $count } paragraphs.
}
rules-example = For example
rules-more-examples = More examples
# Two short labels before a row of numbers, one above the other: how many there are, what they score.
rules-how-many = Number
rules-points = Points
rules-seat = Player { $letter }
rules-nothing = nothing
# What someone plays this turn; $what names a card.
rules-now = now: { $what }
rules-play = Play it
rules-keep-score = Keep score
# Links from a game in play; they open another tab, so that nobody leaves the table.
rules-link-new-tab = (opens a new tab)
rules-link-game = Rules of this game
# After what a card does, in the bar below the hand: as short as possible.
rules-link-card = The rule
rules-section-short = In short
rules-section-dishes = What the dishes do
rules-section-dice = What the dice do
rules-section-desserts = { $count ->
    [one] Dessert
   *[other] Desserts: choose one
}
rules-section-options = Variants
rules-section-end = The end
rules-section-box = What’s in the box
rules-section-editions = Editions side by side
rules-section-rulings = Open questions, and what we decided
rules-goal = The goal
rules-turn = A turn
rules-ending = The end of the game
rules-tie = A tie
# Where the rules of an edition come from.
rules-source = { $edition ->
    [sushi-go-zoch-2014] We have the whole rulebook for this edition, in four languages.
    [sushi-go-anniversary] We have the Polish rulebook for this edition, but neither its list of cards nor its picture of the Battle table.
    [sushi-go-original-2013] We have no rulebook for this edition. These are the rules that public descriptions agree on.
    [sushi-roll-2019] We have the Polish rulebook for this game, but not its set-up page.
   *[sushizock-2008] We have the Russian rules and the German short rules for this game, but no list of its tiles.
}
rules-rulings-intro = Where a rulebook is silent or contradicts another, someone has to decide. At your own table you can decide otherwise; just agree before you start.
rules-ruling = Our decision { $id }
rules-ruling-unnamed = Our decision
# How sure a number of the box is; numbers without such a mark are printed or widely known.
rules-box-intro = Numbers with a mark aren’t printed in the rulebooks we have. If your box says otherwise, believe your box.
rules-sure-one = from a single source
rules-sure-inferred = follows from other facts
rules-sure-assumed = a guess that plays well
rules-cards-in-all = { $count ->
    [one] { $count } card in total
   *[other] { $count } cards in total
}
