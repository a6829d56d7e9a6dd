# Setting a table up.

setup-title = Lay a table
setup-loading = Fetching the menu …
setup-game = Game
setup-edition = Edition
setup-seats = Seats
setup-only-seats = only with { $seats } seats
setup-not-with = not with “{ $what }”
setup-edition-seats = { $edition } is for { $seats } seats
setup-people-sit = { $people ->
    [one] { $people } person sits here already
   *[other] { $people } people sit here already
}
setup-guests = Who sits where
setup-your-name = Your name
setup-their-name = Name
setup-seat = Seat { $seat }
setup-friend = A friend with the link
setup-here = Somebody at this device
setup-bots = From our kitchen
setup-bot = Bot: { $level }
setup-timer = Time to choose
setup-timer-none = No limit
setup-timer-relaxed = Relaxed
setup-timer-brisk = Brisk
setup-timer-seconds = { $seconds ->
    [one] { $seconds } second for each choice
   *[other] { $seconds } seconds for each choice
}
setup-memory = Memory
setup-memory-usual = As at a table
setup-memory-usual-note = you see what lies open and remember the rest yourself
setup-memory-open = Open
setup-memory-open-note = the page shows everything you have seen before
setup-open = Open the table
setup-play = Sit down
