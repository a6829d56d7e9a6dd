# The score pad at a real table. Sentences about impossible plates stand in score.ftl, reasons in reasons.ftl.

pad-title = Score pad
pad-what = Cards, dice and tiles lie on your own table? Tap in what everybody has: the pad counts, explains every line and settles ties. It works without a network, and what you write stays on this device, unless you let other phones write along.
pad-new = New pad
pad-join = Write along with a code
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
pad-phones = Several phones
pad-phones-count = { $count ->
    [1] One phone
   *[other] { $count } phones
}
pad-phones-lost = No network
pad-phones-code = Point another phone’s camera here, or type this code there:
pad-phones-where = The code is typed at { $address }
pad-phones-qr = QR code that opens this pad
pad-phones-send = Send the link
pad-phones-copied = The link is copied. Whoever opens it writes along.
pad-phones-waiting = { $count ->
    [1] One entry waits here for the network.
   *[other] { $count } entries wait here for the network.
}
pad-phones-shared = several phones write on it
pad-phones-leave = Go on alone on this phone
pad-phones-gone = This pad is no longer shared. It goes on on this phone alone.
pad-claim = Whose plate do you enter?
pad-claim-all = Everybody’s
pad-claimed = entered on a phone of its own
pad-joining = Opening the pad …
pad-joining-lost = The server does not answer yet. Trying again …
pad-joining-shut = This pad is no longer shared, or a part of the link is missing. Ask for the link or the code again.
refusal-pad-unknown = There is no such pad. It may have been cleared away after a long time.
refusal-pad-full = Too many phones have joined this pad.
refusal-cell-unknown = There is no “{ $cell }” on this pad.
refusal-plate-unknown = There is no plate number { $plate } on this pad.
pad-stages = Parts of the game
pad-stage-round = Round { $round }
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
