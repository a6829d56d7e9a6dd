# Rules at hand: Sushi Go!, all editions. Facts that are 0 or 1 are switches of an edition's own tables.

rules-sushi-go-goal = Take one card, pass the others on, and collect dishes that are worth something together. After { $rounds } rounds and the dessert, the highest total wins.
rules-sushi-go-turn-choose = Choose one card of your hand and lay it face down.
rules-sushi-go-turn-reveal = When everybody has chosen, turn the cards over together. Yours now lies in front of you.
rules-sushi-go-turn-pass = Hand the rest on, unseen, to your left neighbour.
rules-sushi-go-turn-last = The last card of a hand is laid without choosing. Then the round is scored, everything but dessert is cleared away, and new hands are dealt.
# Above a little table: players and cards.
rules-sushi-go-hands = Cards in each hand, by the number of players

## Dishes

# Tempura and sashimi.
rules-sushi-go-sets = Every { $size } of them score { $points }. What is left over scores nothing.
rules-sushi-go-dumpling = Each one adds more than the one before. More than { $ladder_top } add nothing.
rules-sushi-go-wasabi = { $must ->
    [0] A nigiri that you lay in a later turn may go on it; you say so when you choose it.
   *[other] The next nigiri that you lay must go on it.
} It then counts { $factor } times. Each wasabi takes one nigiri, which never moves again. Without a nigiri it scores nothing.
rules-sushi-go-wasabi-same-turn = If chopsticks bring you wasabi and nigiri in one turn, { $ordered ->
    [0] they do not combine: the wasabi must lie there from an earlier turn.
   *[other] they are laid in the order you choose. Wasabi first, and they combine.
}
rules-sushi-go-chopsticks = They let you take two cards in one of your later turns. Choose both before the cards are turned over; then put the chopsticks into the hand that you pass on.
rules-sushi-go-chopsticks-limits = One pair of chopsticks works per turn, and you need at least two cards in hand. One of the two may be other chopsticks. They score nothing.

## Desserts

rules-sushi-go-dessert-stays = Dessert stays in front of you for the whole game.
rules-sushi-go-pudding = At the end, whoever has the most puddings wins { $most }, and whoever has the fewest loses { $fewest }. Having none is having the fewest.
rules-sushi-go-strawberry = The cards show between { $lowest } and { $highest } strawberries. Count them over all rounds: at the end, whoever has the fewest loses { $fewest }. There is no prize for the most, but there is the squishy.
rules-sushi-go-squishy = Look after every turn in which strawberries were laid. Did exactly one of those who just laid some come to the highest count of all? Then that player takes the squishy and scores { $squishy } at once. Whoever has it already scores nothing more.
rules-sushi-go-squishy-stays = A tie with somebody who laid none this turn does not matter. If several of those who laid some lead together, or none of them, the squishy stays where it is. It may change hands many times.
rules-sushi-go-yogurt = Its value shows only when you lay it, between { $lowest } and { $highest }. At the end, add your values up: the most wins { $most }, the least loses { $fewest }.
rules-sushi-go-tea = At the end, split your teas into runs of consecutive numbers, each card in one run. The split that scores most counts; after { $highest } nothing follows. Nobody is compared.
# Above a little table: how long a run is and what it scores.
rules-sushi-go-tea-runs = Points for a run, by its length
rules-sushi-go-mochi = Everybody has a die that shows 1 at first. Whenever you lay a mochi you must roll it, and it stays like that until your next mochi, across rounds. At the end the highest die wins { $most }, the lowest loses { $fewest }. The cards score nothing.

## Variants

# Not every edition can be played by two.
rules-sushi-go-two-way = In the second round hands go to the right.{ $fewest_seats ->
    [2] {" "}With two players that changes nothing.
   *[other] {""}
}
rules-sushi-go-forced-wasabi = A nigiri must go on a wasabi that lies open from an earlier turn. Of two nigiri in one turn, the first chosen goes on it.
rules-sushi-go-golf = The lowest total wins. Everything is scored as always, so a loss at dessert is something to wish for.
rules-sushi-go-personal-piles = For two. In each round everybody gets { $cards } cards as a hand and { $pile } as a face-down pile of their own. Lay a card, swap hands, then draw one card from your own pile while it lasts. Only you see it.
rules-sushi-go-battle = For two. In each round { $spots } cards lie on the table in overlapping rows, some of them face down. In turns, take a card that lies face up with nothing on it, and lay it at once. Then face-down cards with nothing left on them are turned up.
rules-sushi-go-battle-chopsticks = If chopsticks lay in front of you when your turn began, you may then take a second card, even one just turned up. The chopsticks go face up to its place.
rules-sushi-go-battle-start = Chance says who begins. Later rounds begin with whoever has fewer points so far; on a tie, with the one who did not begin the last round.
rules-sushi-go-puppet = For two. Everybody gets { $cards } cards, and as many lie in a face-down pile. Whoever has the puppet draws the top card of the pile, then chooses one card to lay and one for the puppet, while the other chooses one. All are turned over together; then swap hands, and the puppet changes sides.
rules-sushi-go-puppet-score = The puppet's plate is scored like that of a third player, but the puppet cannot win. Chopsticks are for the two of you only.
rules-sushi-go-must-have-maki = For two. Without a maki you are left out of the maki scoring. If only one of you has maki, that is { $maki_first } for the one and nothing for the other.
rules-sushi-go-boat-name = The boat
rules-sushi-go-boat = After each round it goes to whoever alone has the most points; a tie leaves it where it is. It scores nothing and shows everybody who leads.

## The end

rules-sushi-go-end = After { $rounds } rounds the desserts are scored. The highest total wins. A total can be below zero.
rules-sushi-go-tie = { $tie_break ->
    [0] Equal totals share the place.
   *[other] Of equal totals, more pudding cards win. If these are equal too, the place is shared.
} After a shared place the next one is left out.

## Editions side by side: a question, and a short answer for each edition

rules-differ-seats = Players
rules-differ-dessert = Dessert
rules-differ-dessert-is = { $desserts ->
    [1] pudding
   *[other] one of { $desserts }
}
rules-differ-wasabi = A nigiri, while a wasabi lies open
rules-differ-wasabi-is = { $must ->
    [0] may go on it
   *[other] must go on it
}
rules-differ-same-turn = Wasabi and nigiri in one chopsticks turn
rules-differ-same-turn-is = { $ordered ->
    [0] never combine
   *[other] combine, wasabi first
}
rules-differ-two-nigiri = Two nigiri in one turn, one open wasabi
rules-differ-two-nigiri-is = { $must ->
    [0] you say which goes on it, if any
   *[other] the first chosen goes on it
}
rules-differ-maki-most = A tie for most maki
rules-differ-maki-most-is = { $maki_share ->
    [0] { $maki_first } each, and there is still a second
   *[other] share { $maki_first }, and there is no second
}
rules-differ-maki-second = A tie for second most maki
rules-differ-maki-second-is = { $maki_share ->
    [0] { $maki_second } each
   *[other] share { $maki_second }
}
rules-differ-maki-none = No maki at all
rules-differ-maki-none-is = { $maki_needs_one ->
    [0] a count like any other
   *[other] no prize
}
rules-differ-pudding = A tie in puddings
rules-differ-pudding-is = { $share ->
    [0] each wins or loses all
   *[other] they share
}
rules-differ-pudding-two = Fewest puddings with two players
rules-differ-pudding-two-is = { $two_fewest ->
    [0] nothing is lost
   *[other] lose { $two_fewest }
}
rules-differ-tie = A tie for the win
rules-differ-tie-is = { $tie_break ->
    [0] shared
   *[other] more puddings, then shared
}
rules-differ-boat = Boat
rules-differ-boat-is = { $boat ->
    [0] no
   *[other] yes
}
# Above a table: the same plates, scored by each edition. $what is the name of a line, such as "maki".
rules-differ-same-plates = The same plates in each edition: { $what }

## Open questions: the question first, then our answer

rules-ruling-sa-2 = Wasabi and nigiri in one chopsticks turn: do they combine? Yes, if you lay the wasabi first. The rulebook only speaks of a wasabi that already lies open.
rules-ruling-sa-3 = Two nigiri in one turn, but only one open wasabi: which one goes on it? The one you chose first.
rules-ruling-sa-4 = Must you call out before you use chopsticks? At a table yes. Here it is part of your hidden choice and seen with it, so that nobody can react.
rules-ruling-sa-11 = Everybody has equally few strawberries: who loses? With three or more players all share the loss, with two nobody loses.
rules-ruling-sa-21 = A tie for the win in the anniversary edition, also in golf? It is shared; the rulebook does not say.
rules-ruling-sa-24 = Who has the puppet first? Chance decides; after that it changes sides every turn, also from round to round.
rules-ruling-sa-25 = Who may use chopsticks in the puppet game? Both players. Whoever has the puppet then lays two own cards and the puppet's, so three must be in hand. The puppet never uses any.
rules-ruling-sa-26 = What is the puppet's plate compared with? It counts as a third player for maki, squishy and dessert, but takes neither a place nor the boat.
rules-ruling-sa-30 = “Fewer points” begin the next round of Battle: points of the round, or of the game? Of the game so far, squishy included.
rules-ruling-zg-1 = Must a nigiri go on an open wasabi? In the edition of 2014 it may: all four languages of the rulebook say so.
rules-ruling-zg-3 = A tie for most maki in the edition of 2014: is there a second prize? Yes, for the next lower count.
rules-ruling-zg-6 = When is the second card of a chopsticks turn chosen? Before the cards are turned over. Only the Italian text of the rulebook has it otherwise.
rules-ruling-last-nigiri = The last card of a hand is a nigiri, and a wasabi lies open? It goes on the wasabi, in every edition.
rules-ruling-strawberry-symbols = Fewest strawberry cards, or fewest strawberries? Strawberries, as the rulebook's own example counts them.
rules-ruling-squishy-often = Does the squishy score once a round? No: at once, whenever it is taken.
rules-ruling-battle-second = Battle with chopsticks: must you announce the second card? No. You decide after the first, having seen what was turned up.
