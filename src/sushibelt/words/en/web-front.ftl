# The front page.

front-tagline = Sushi games at one counter, with friends or against the kitchen.
front-go-on = Your table is waiting: { $game }
front-counter = A running match
front-counter-caption = Four of our bots in a real match.
front-counter-pause = Pause
front-counter-play = Go on
front-about-sushi-go = Take one dish, pass the hand on, and eye what your neighbours collect.
front-about-sushi-roll = Dice on the belts: pick one, re-roll with menus, swap with chopsticks.
front-about-sushizock = Five dice, tempting sushi, bitter bones: stop in time or steal.
front-sit-down = Sit down
front-sit-down-at = Sit down at { $game }
front-choose = Your own way of { $game }
front-more = More ways to play
front-invite = Invite friends
front-join = Join with a code
front-score = Keep score at a real table
front-promise = No account, no advertisements, nothing to accept. Games you play are remembered on this device only.
