# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Serve the site: play in the browser, alone, with friends or with the whole network.
cli-serve-epilogue =
    Examples:
      sushibelt serve                          on this machine, http://127.0.0.1:8000
      sushibelt serve --lan                    for phones in the same network, with a QR code
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA and others set the same; docs/operations.md lists them.
cli-serve-port = The port; 0 takes any that is free.
cli-serve-host = The address to listen on.
cli-serve-data = The file that holds all tables and matches; it is made if it is not there.
cli-serve-lan = Let everybody in this network in, and show a QR code to open the site with.
serve-address = Sushibelt is at { $address }
serve-data = Tables and matches are kept in { $path }
serve-stop = Ctrl-C ends it.
refusal-server-not-installed = The server needs "{ $module }", which is not installed. Install sushibelt with its "server" extra.
refusal-port-impossible = There is no port { $port }. Use 0 to { $most }.
refusal-port-taken = Port { $port } on { $host } cannot be used ({ $problem }). Stop whatever uses it, or choose another with --port.
refusal-variable-wrong = { $variable } is "{ $given }", but has to be a whole number from { $least } to { $most }.
refusal-origin-wrong = SUSHIBELT_ORIGINS lists "{ $given }", which is no origin. One reads https://sushi.example, with commas between several.
refusal-data-newer = "{ $path }" was made by a newer version of this program. Use that version, or another file.
refusal-data-unusable = "{ $path }" cannot be used as a data file ({ $problem }).

## Tables

refusal-table-unknown = There is no such table. It may have been cleared away after a long time without visitors.
refusal-code-unknown = No table and no score pad has this code. Check it, or ask for the link.
refusal-secret-unknown = This link does not open this table. Ask whoever invited you for a new one.
refusal-table-full = This table is full.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-none = You have no seat at this table.
refusal-seat-unknown = There is no seat { $seat } in this match.
refusal-host-only = Only the host of the table can do that.
refusal-stage-wrong =
    { $stage ->
        [lobby] The match has not begun yet.
        [opening] The match is just being dealt.
        [playing] The match is under way.
       *[other] The match is over.
    }
refusal-people-none = Nobody sits at this table yet.
refusal-bots-too-many = { $bots } seats are given to bots at a table for { $seats }. Leave one for yourself.
refusal-level-unknown = There is no bot "{ $level }". There is: { $known }.

## Matches

refusal-match-not-running = No match is under way at this table.
refusal-match-not-over = There is no such match, or it is not over yet.
refusal-match-other = That choice was for an earlier match at this table.
refusal-actions-too-many =
    { $allowed ->
        [1] { $given } choices were sent at once, but only one can be made here.
       *[other] { $given } choices were sent at once, but only { $allowed } can be made here.
    }
refusal-undo-nothing = There is no choice of yours to take back.

## Fair deals

refusal-share-too-late = The match is being dealt; shares of chance can no longer be promised.
refusal-share-too-early = Shares of chance are opened when all have been promised.
refusal-share-not-promised = This share of chance is not the one that was promised.

## Messages and requests

refusal-hello-first = The first message has to say who is there.
refusal-message-unreadable = That message cannot be read.
refusal-message-out-of-place = That message does not belong here.
refusal-messages-too-many = Too many messages in a short time.
refusal-too-many-requests = Too many requests in a short time. Wait a little.
refusal-request-unreadable = That request cannot be read.
refusal-request-too-large = That request is too large.
refusal-origin-foreign = A page of another site asked for this.
refusal-not-found = There is nothing at this address.
refusal-server-fault = Something went wrong on the server. Nothing was changed; try again.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oh-no = Oh no!
phrase-yum = Yum!
phrase-mine = I wanted that one!
phrase-thinking = Let me think…
phrase-hurry = Whenever you are ready…
phrase-one-more = One more?
phrase-sorry = Sorry!
phrase-bye = Goodbye!
