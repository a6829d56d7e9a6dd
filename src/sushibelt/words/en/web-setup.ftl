# Setting a table up.

setup-title = Set the table
setup-loading = Fetching the menu…
setup-game = Game
setup-game-unknown = We don’t have “{ $game }”. Choose something from the menu.
setup-edition = Edition
setup-seats = Seats
setup-only-seats = only with { $seats } seats
setup-not-with = not with “{ $what }”
setup-edition-seats = { $edition } is for { $seats } seats
setup-people-sit = { $people ->
    [one] { $people } person is already seated
   *[other] { $people } people are already seated
}
setup-guests = Who’s sitting where?
setup-your-name = Your name
setup-name-first = Type a name first, so your friends know whose table this is.
setup-their-name = Name
setup-seat = Seat { $seat }
setup-friend = A friend with the link
setup-here = Someone on this device
setup-bots = From our kitchen
setup-bot = Bot: { $level }
setup-timer = Time to choose
setup-timer-none = No limit
setup-timer-relaxed = Relaxed
setup-timer-brisk = Brisk
setup-timer-seconds = { $seconds ->
    [one] { $seconds } second per choice
   *[other] { $seconds } seconds per choice
}
setup-memory = Memory
setup-memory-usual = As at a real table
setup-memory-usual-note = you see what’s face up and have to remember the rest
setup-memory-open = Open
setup-memory-open-note = the page shows everything you’ve seen before
setup-open = Open the table
setup-play = Sit down
