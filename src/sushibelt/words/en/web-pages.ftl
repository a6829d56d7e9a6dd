# Joining, my games, settings, fair deals, the gallery.

join-title = Join a table
join-text = Somebody at the table sees a code: ask for it and type it here.
join-code = Code of the table
join-look = Look
join-who = At the table: { $names }
join-nobody = Nobody sits there yet.
join-late = They have begun already. You can watch, and you are in when they play again.
join-sit = Take a seat
join-wait = Play in the next match
join-watch = Only watch
join-back = Back to your seat, { $name }

mine-text = Whatever was played here, the latest first. Only this device remembers it.
mine-none = Nothing yet. Sit down somewhere, and the table will be remembered here.
mine-some-table = A table
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] You won!
   *[other] You came in at number { $place }.
}
mine-stage-lobby = not begun
mine-stage-opening = about to begin
mine-stage-playing = under way
mine-stage-finished = finished
mine-stage-abandoned = broken off
mine-go-on = Go on
mine-look = Look again
mine-replay = Replay
mine-forget = Forget
mine-forget-table = Forget { $game }

settings-language = Language
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-contrast = Contrast
settings-contrast-auto = As the device
settings-contrast-more = High
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Lively
settings-motion-less = Still
settings-table = At the table
settings-confirm = Confirm every choice
settings-left-handed = Controls for the left hand
settings-sound = Sounds
settings-kept = Kept on this device; nothing is sent anywhere.

fair-title = Why you can check the deal
fair-text = Cards and dice here come from a computer that belongs to somebody. You need not believe that they are fair: after each match your browser can work it out for itself.
fair-how = How it goes
fair-step-promise = When a table opens, the server draws a secret number and shows its fingerprint at once. Whoever has the fingerprint can later tell whether the number was changed.
fair-step-shares = Every browser that takes a seat draws a number of its own, shows only its fingerprint, and opens it when the match starts. One that does not open it in time is left out; it cannot stop the match.
fair-step-deal = Everything that chance decides in the match follows from the secret, all these numbers and the rules, and from nothing else.
fair-step-open = When the match is over, the server opens its secret. Your browser then repeats every deal and every roll, and compares.
fair-proved = What the check proves
fair-proves-before = The server fixed its secret before it knew your number, and did not change it.
fair-proves-mixed = Your number went into the deal: nobody could choose the cards without knowing it.
fair-proves-rules = Every choice was allowed, every card was drawn as it had to be, and the result follows from them.
fair-proves-record = The record you keep is the match that was played; change one letter, and the check fails.
fair-left = What it does not prove
fair-leaves-knows = While you play, the server knows what it has dealt. If its owner plays too, they could look.
fair-leaves-withhold = An owner who plays can hold back their own number, or break a match off before it starts, and so choose between a few deals; never a deal of their liking.
fair-leaves-bots = Bots and people who only watch add no number of their own.
fair-leaves-people = That two players do not whisper to each other.
fair-check = The check is on the page of each result. The same check runs outside the browser, with the record and “sushibelt verify”.

gallery-text = One hand drew them all. Forms differ before colours do, and what is counted is drawn that often.
gallery-size = Size
gallery-way = Ground
gallery-way-plate = Plate
gallery-way-die = Die
gallery-way-token = Token
gallery-way-tile = Tile
gallery-way-bare = Bare
gallery-grey = Without colours
gallery-dishes = Dishes
gallery-desserts = Desserts
gallery-tiles = Tiles and bones
gallery-counter = The counter
gallery-chefs = The kitchen
gallery-signs = Signs
