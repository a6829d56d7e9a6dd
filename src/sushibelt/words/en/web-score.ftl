# The score pad at a real table. Sentences about impossible plates are in score.ftl, reasons in each family’s file.

pad-title = Score pad
pad-what = Playing with the real cards, dice or tiles? Tap in what everyone has: the pad adds it up, explains every line and settles ties. It works offline, and your entries stay on this device unless you share the pad with other phones.
pad-new = New pad
pad-join = Join with a code
pad-shelf = On this device
pad-shelf-seat = { $name } { $total }
pad-name = Pad name
pad-name-keep = Save name
pad-rename = Rename
pad-drop = Delete { $pad }
pad-dropped = Pad deleted.
pad-undo = Undo
pad-not-kept = This device can’t save anything: note the result before you close the page.
pad-gone = Pad not found
pad-gone-why = It was deleted, or it’s on another device.
pad-own = All my pads
pad-people = Who’s playing?
pad-player = Player { $seat }
pad-begin = Start
pad-phones = Several phones
pad-phones-count = { $count ->
    [1] One phone
   *[other] { $count } phones
}
pad-phones-lost = Offline
pad-phones-code = Point another phone’s camera here, or type this code there:
pad-phones-where = Enter the code at { $address }
pad-phones-qr = QR code that opens this pad
pad-phones-send = Send the link
pad-phones-copied = Link copied. Anyone who opens it can enter scores too.
pad-phones-waiting = { $count ->
    [1] One entry is waiting to be sent.
   *[other] { $count } entries are waiting to be sent.
}
pad-phones-shared = shared by several phones
pad-phones-leave = Continue on this phone only
pad-phones-gone = This pad is no longer shared. It continues on this phone only.
pad-claim = Whose plate are you entering?
pad-claim-all = Everyone’s
pad-claimed = entered on another phone
pad-joining = Opening the pad…
pad-joining-lost = The server isn’t answering yet. Trying again…
pad-joining-shut = This pad is no longer shared, or part of the link is missing. Ask for the link or the code again.
refusal-pad-unknown = This pad doesn’t exist. It may have been cleared after a long time without use.
refusal-pad-full = This pad already has too many phones.
refusal-cell-unknown = There’s no “{ $cell }” on this pad.
refusal-plate-unknown = There’s no plate { $plate } on this pad.
pad-stages = Parts of the game
pad-stage-round = Round { $round }
pad-stage-end = End
pad-stage-bill = Bill
pad-plates = Whose plate?
pad-laid = { $family ->
    [sushi-roll] { $laid } of { $full } dice
   *[other] { $laid } of { $full } cards
}
pad-seat-name = Name of this seat
pad-seat-rename = rename
pad-less = { $what }: one less
pad-more = { $what }: one more
pad-running = { $name }: { $gained } this round, { $total } in total
pad-total = { $name }: { $total } so far
pad-next = Next: { $where }
pad-bill = Bill
pad-line = { $line }: { $why }
pad-place = { $place }. { $name }
pad-send-link = Send as a link
pad-send-picture = Save picture
pad-print = Print
pad-again = Play again
pad-link-copied = Link copied. It contains the whole pad.
pad-link-here = Here’s the link: { $url }
pad-picture-saved = Saved as { $file }.
pad-keep = Save on this device
pad-link-unreadable = This link can’t be read
pad-link-unreadable-why = Part of it may be missing. Ask for it again.
