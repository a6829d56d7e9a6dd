# Joining, my games, settings, fair deals, the gallery.

join-title = Join a table
join-text = Ask someone at the table for the code and type it here.
join-code = Table code
join-look = Find the table
join-who = At the table: { $names }
join-nobody = Nobody is there yet.
join-late = They’ve already started. You can watch, and you’re in for the next game.
join-sit = Take a seat
join-wait = Join the next game
join-watch = Just watch
join-back = Back to your seat, { $name }
mine-text = Everything you’ve played here, latest first. Only this device remembers it.
mine-none = Nothing yet. Sit down at a table and it will show up here.
mine-some-table = A table
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] You won!
    [2] You came 2nd.
    [3] You came 3rd.
   *[other] You came { $place }th.
}
mine-stage-lobby = not started
mine-stage-opening = about to start
mine-stage-playing = in progress
mine-stage-finished = finished
mine-stage-abandoned = called off
mine-go-on = Continue
mine-look = View
mine-replay = Replay
mine-forget = Remove
mine-forget-table = Remove { $game }
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-contrast = Contrast
settings-contrast-auto = Same as device
settings-contrast-more = High
settings-motion = Animations
settings-motion-auto = Same as device
settings-motion-full = Full
settings-motion-less = Reduced
settings-table = At the table
settings-confirm = Confirm every choice
settings-left-handed = Left-handed controls
settings-sound = Sounds
settings-vibration = Vibrate on reveal
settings-kept = Saved on this device only; nothing is sent anywhere.
fair-title = How you can check the deal
fair-text = Cards and dice here come from someone’s computer. You don’t have to take it on trust that they’re fair: after each match your browser can check it for itself.
fair-how = How it works
fair-step-promise = When a table opens, the server draws a secret number and shows its fingerprint at once. Anyone with the fingerprint can later tell whether the number was changed.
fair-step-shares = Every browser that takes a seat draws a number of its own, shows only its fingerprint, and opens it when the match starts. One that doesn’t open it in time is left out; it can’t hold up the match.
fair-step-deal = Everything that chance decides in the match follows from the secret, all these numbers and the rules, and from nothing else.
fair-step-open = When the match is over, the server opens its secret. Your browser then repeats every deal and every roll and compares.
fair-proved = What the check proves
fair-proves-before = The server fixed its secret before it knew your number, and didn’t change it.
fair-proves-mixed = Your number went into the deal: without knowing it, nobody could choose the cards.
fair-proves-rules = Every choice was allowed, every card is the one the numbers give, and the result follows from them.
fair-proves-record = The record you keep is the match that was played; change one letter, and the check fails.
fair-left = What it doesn’t prove
fair-leaves-knows = While you play, the server knows what it has dealt. If its owner plays too, they could look.
fair-leaves-withhold = An owner who plays can hold back their own number, or call a match off before it starts, and so choose between a few deals, but never one of their own making.
fair-leaves-bots = Bots and spectators add no number of their own.
fair-leaves-people = Players could still be whispering to each other.
fair-check = You’ll find the check on every result page. The same check runs outside the browser, with the record and “sushibelt verify”.
gallery-text = All drawn by the same hand. You can tell them apart without colour, and whatever you count is drawn that many times.
gallery-size = Size
gallery-way = Shown on
gallery-way-plate = Plate
gallery-way-die = Die
gallery-way-token = Token
gallery-way-tile = Tile
gallery-way-bare = Nothing
gallery-grey = Without colour
gallery-dishes = Dishes
gallery-desserts = Desserts
gallery-tiles = Tiles and bones
gallery-counter = The counter
gallery-chefs = The kitchen
gallery-signs = Icons

## The front page

front-tagline = Sushi games at one counter, with friends or against the kitchen.
front-go-on = Your table is waiting: { $game }
front-counter = A match in progress
front-counter-caption = Four of our bots in a real match.
front-counter-pause = Pause
front-counter-play = Play
front-sit-down = Sit down
front-sit-down-at = Sit down to { $game }
front-friends = With friends
front-friends-at = Play { $game } with friends
front-choose = { $game }, your way
front-more = More ways to play
front-invite = Invite friends
front-join = Join with a code
front-score = Score a game at your table
front-promise = No account, no ads, no cookie banners. Your games are remembered on this device only.

## Privacy

privacy-title = Privacy
privacy-text = No account, no cookies, no ads, no tracking. Here’s what this server keeps, and for how long.
privacy-keeps = What the server keeps
privacy-keeps-names = The names people type, at tables and on shared score pads. A nickname will do.
privacy-keeps-matches = Every match: the game, the deals, the choices and the result.
privacy-keeps-links = Fingerprints of the links to your tables. The links themselves aren’t stored.
privacy-long = How long it’s kept
privacy-long-tables =
    { $days ->
        [one] Tables, shared score pads and unfinished matches: { $days } day after the last visit.
       *[other] Tables, shared score pads and unfinished matches: { $days } days after the last visit.
    }
privacy-long-matches =
    { $days ->
        [one] Finished matches: { $days } day after they end, or longer if their table is still there.
       *[other] Finished matches: { $days } days after they end, or longer if their table is still there.
    }
privacy-long-off = Days are counted while the server is running. However long it’s switched off, that counts as a week at most.
privacy-long-backups = Backups may be kept for longer by the people who run this server.
privacy-not = What it doesn’t keep
privacy-not-addresses = Your network address. It’s only held in memory, to fend off floods of requests. If the people who run this server block an address, it’s stored until the block ends.
privacy-not-log = Names, addresses, links or choices in its log. A web server in front of it may keep a log of its own.
privacy-not-others = Nothing is loaded from other sites, and nothing is passed on to anyone.
privacy-device = On your device
privacy-device-text = Your settings, the links to your tables and your own score pads stay in this browser. Delete the site’s data there, and they’re gone.
privacy-seen = Who sees what
privacy-seen-table = Everyone at a table, spectators included, sees the names and what’s been played.
privacy-seen-match = Anyone with the link to a finished match can read it, names included.
privacy-rights = Your rights
privacy-rights-text = You can ask for a copy of everything with your name on it, or have it deleted. Deleting removes those tables and matches for everyone who took part.
privacy-contact = Contact:
privacy-contact-none = Ask the person who runs this server, usually the one who sent you the link.
privacy-days-unknown = The server isn’t answering, so we can’t say how many days right now. Try again later.
