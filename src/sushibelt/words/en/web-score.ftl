# The score pad at a real table. Sentences about impossible plates stand in score.ftl, reasons in reasons.ftl.

pad-title = Score pad
pad-what = Cards, dice and tiles lie on your own table? Tap in what everybody has: the pad counts, explains every line and settles ties. It works without a network, and what you write stays on this device.
pad-new = New pad
pad-shelf = On this device
pad-shelf-seat = { $name } { $total }
pad-name = Name of this pad
pad-name-keep = Keep the name
pad-rename = Name it
pad-drop = Throw away { $pad }
pad-dropped = The pad is thrown away.
pad-undo = Bring it back
pad-not-kept = This device keeps nothing: write the result down before you close the page.
pad-gone = No such pad
pad-gone-why = It was thrown away, or it was written on another device.
pad-own = All my pads

pad-people = Who plays
pad-player = Player { $seat }
pad-begin = Begin

pad-stages = Parts of the game
pad-stage-round = Round { $round }
pad-stage-stacks = Stacks
pad-stage-end = End
pad-stage-bill = Bill
pad-plates = Whose plate
pad-laid = { $family ->
    [sushi-roll] { $laid } of { $full } dice
   *[other] { $laid } of { $full } cards
}
pad-seat-name = Name of this seat
pad-seat-rename = rename
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-running = { $name }: { $gained } this round, { $total } in all
pad-total = { $name }: { $total } so far
pad-next = Next: { $where }

pad-die-hint = What does the mochi die show?
pad-tokens-hint = Tokens left at the end of the game
pad-stack = { $kind }: { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
}
pad-stack-order = From bottom to top
pad-tiles-box = Put { $kind } on top
pad-tile-on = { $tile }: put on top
pad-tile-off = { $tile }, number { $place } from the bottom: take off

pad-bill = Bill
pad-receipt = { $name }, { $part }
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Send as a link
pad-send-picture = Picture
pad-print = Print
pad-again = Play again
pad-link-copied = The link is copied. It holds the whole pad.
pad-link-here = This is the link: { $url }
pad-picture-saved = Saved as { $file }.
pad-keep = Keep on this device
pad-link-unreadable = This link cannot be read
pad-link-unreadable-why = A part of it may be missing. Ask for it to be sent again.

pad-warning-squishy-missing = Round { $round }: strawberries were laid, but nobody took the squishy. If somebody did, say how often.
pad-warning-dice-missing = Mochi cards were laid: say at “End” what the dice show. Until then the desserts are not scored.
pad-warning-tokens-missing = Say at “End” which tokens are left. Until then puddings and unused tokens are not scored.

pad-dice-appetizer = appetizer
pad-dice-maki = maki
pad-dice-nigiri = nigiri
pad-dice-specials = special
