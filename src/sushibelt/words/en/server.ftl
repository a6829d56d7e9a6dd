# The server: what it refuses, what people may say at a table, and `sushibelt serve`.

cli-serve = Serve the site: play in the browser, alone, with friends or with everyone on your network.
cli-serve-epilogue =
    Examples:
      sushibelt serve                      this machine, http://127.0.0.1:8000
      sushibelt serve --lan                phones on the same network (QR code)
      sushibelt serve --port 9000 --data /srv/sushibelt.sqlite

    SUSHIBELT_PORT, SUSHIBELT_HOST, SUSHIBELT_DATA and others do the same; see
    docs/operations.md.
cli-serve-port = The port; 0 picks any free one.
cli-serve-host = The address to listen on.
cli-serve-data = The file that holds all tables and matches, created if missing; or a Postgres address.
cli-serve-lan = Let everyone on this network in, and show a QR code that opens the site.
serve-address = Sushibelt is running at { $address }
serve-data = Tables and matches are stored in { $path }
serve-stop = Press Ctrl-C to stop.
serve-proxy-unknown = WARNING: visitors are coming through a proxy that isn’t listed in SUSHIBELT_PROXIES. Until it is, they all count as one address and share its limits. Set SUSHIBELT_PROXIES to the proxy’s address, such as 127.0.0.1, and restart.
serve-no-pages = The site isn’t part of this installation: programs can connect, but there are no pages to open. Build it with "make site", or install a package that "make wheel" built.
refusal-server-not-installed = The server needs "{ $module }", which isn’t installed. Get everything it needs with: { $command }
refusal-port-impossible = { $port } isn’t a valid port. Use 0 to { $most }.
refusal-port-taken = Can’t use port { $port } on { $host } ({ $problem }). Stop whatever is using it, or choose another with --port.
refusal-variable-wrong = { $variable } is "{ $given }", but must be a whole number from { $least } to { $most }.
refusal-metrics-port-taken = Can’t publish metrics on port { $port } of { $host } ({ $problem }). Stop whatever is using it, or change SUSHIBELT_METRICS_PORT.
refusal-proxy-wrong = SUSHIBELT_PROXIES contains "{ $given }", which isn’t the address of a proxy. Use the form 127.0.0.1 or 10.0.0.0/24; separate several with commas.
refusal-token-weak = { $variable } is too easy to guess. Use at least { $least } letters and digits without spaces, such as the output of "openssl rand -hex 16".
refusal-origin-wrong = SUSHIBELT_ORIGINS contains "{ $given }", which isn’t an origin. Use the form https://sushi.example; separate several with commas.
refusal-host-wrong = SUSHIBELT_HOSTS contains "{ $given }", which isn’t a host name. Use the form sushi.example; separate several with commas.
refusal-files-too-few = The system lets this server open { $allowed } files at once, but { $connections } connections need { $needed }. Raise the limit ("ulimit -n", or LimitNOFILE= in a systemd unit), or lower SUSHIBELT_CONNECTIONS.
refusal-data-newer = "{ $path }" was made by a newer version of this program. Use that version, or another file.
refusal-data-unusable = "{ $path }" can’t be used as a data file ({ $problem }).
refusal-data-in-use =
    { $address ->
        [none] "{ $path }" has been in use by process { $pid } on { $host } since { $since }. Stop it first, or choose another file with --data.
       *[other] "{ $path }" has been in use by process { $pid } on { $host } since { $since }. Its site is at { $address }. Stop it first, or choose another file with --data.
    }
refusal-data-in-use-by-someone = "{ $path }" is already in use by another process. Stop it first, or choose another file with --data.
refusal-data-foreign = "{ $path }" isn’t a Sushibelt data file. It was left untouched; did you mean another one?
refusal-data-damaged = "{ $path }" is damaged ({ $problem }). It was left untouched; restore a backup with "sushibelt restore".

## Postgres

refusal-postgres-missing = A Postgres database needs "{ $module }", which isn’t installed. Get it with: { $command }
refusal-database-address-wrong = That isn’t the address of a database. Use the form postgresql://user:password@host/name, and write special characters in a password as codes, such as %40 for @.
refusal-database-unreachable = Can’t connect to { $path } ({ $problem }). Check the address and the password, and that Postgres is running.
refusal-database-unusable = { $path } can’t be used ({ $problem }).
refusal-database-rights = This user isn’t allowed to set up tables in { $path } ({ $problem }). The database’s owner can allow it with: GRANT CREATE ON SCHEMA public TO …
refusal-database-newer = { $path } was set up by a newer version of this program. Use that version, or another database.
refusal-database-older = { $path } was set up by an older version of this program. Start the server with it once to bring it up to date.
refusal-database-foreign = { $path } holds another program’s tables. It was left untouched; give Sushibelt a database of its own.
refusal-database-empty = { $path } is empty. Start the server with it first, or fill it with "sushibelt move".
refusal-database-in-use =
    { $address ->
        [none] { $path } has been in use by process { $pid } on { $host } since { $since }. Stop it first, or choose another database.
       *[other] { $path } has been in use by process { $pid } on { $host } since { $since }. Its site is at { $address }. Stop it first, or choose another database.
    }
refusal-database-in-use-by-someone = { $path } is already in use by another server. Stop it first, or choose another database.
refusal-store-away = The database can’t be reached right now. Nothing was changed; please try again in a moment.
refusal-store-taken = Another server has taken over the database, so this one can’t store anything. Please open the page again in a moment.

## Several nodes

refusal-node-wrong = "{ $given }" isn’t an address at which other servers can reach this one. Use the form http://10.0.0.5:8000 in SUSHIBELT_NODE.
refusal-node-needs-database = Several servers can’t share the file "{ $path }". Give SUSHIBELT_DATA the address of a Postgres database, or leave out SUSHIBELT_NODE.
refusal-node-in-use = Another server already goes by { $node }. Give each one its own address in SUSHIBELT_NODE.
refusal-nodes-older = { $path } was set up by an older version of this program, and a server of that version is still running: process { $pid } on { $host }, since { $since }. Stop all servers of the old version, then start this one again.
refusal-place-elsewhere = Another server of this site is just taking over here. Nothing was changed; please try again in a moment.
refusal-tables-elsewhere =
    { $node ->
        [none] Another server of this site is just taking over this table or pad. Please try again in a moment.
       *[other] This table or pad is on another server of this site, { $node }. Run the command there.
    }
refusal-tables-rest-elsewhere =
    { $node ->
        [none] What was on this server is deleted. The rest is just being taken over by another server of this site; please repeat the command in a moment.
       *[other] What was on this server is deleted. The rest is on another server of this site, { $node }: run the command there too.
    }

## Tables

refusal-table-unknown = This table doesn’t exist. It may have been cleared after a long time without visitors.
refusal-code-unknown = No table or score pad has this code. Check it, or ask for the link.
refusal-code-closed = The host has closed this table to new people. Ask them to let you in.
refusal-secret-unknown = This link doesn’t open this table. Ask the person who invited you for a new one.
refusal-secret-left = You left this table, so this link no longer opens it.
refusal-secret-removed = The host removed you from this table, so this link no longer opens it.
refusal-secret-renewed = Links for watching stopped working when this table got a new code. Ask for the new one.
refusal-table-full = This table is full.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seat-none = You have no seat at this table.
refusal-seat-unknown = There’s no seat { $seat } in this match.
refusal-host-only = Only the host of the table can do that.
refusal-member-unknown = Nobody at this table is called { $name }.
refusal-kick-yourself = You can’t remove yourself. Leave the table instead.
refusal-stage-wrong =
    { $stage ->
        [lobby] The match hasn’t started yet.
        [opening] The match is being dealt.
        [playing] The match is in progress.
       *[other] The match is over.
    }
refusal-people-none = Nobody is sitting at this table yet.
refusal-bots-too-many = Bots: { $bots }, seats: { $seats }. Leave one seat for yourself.
refusal-level-unknown = Unknown bot "{ $level }". Available: { $known }.

## Matches

refusal-match-not-running = No match is being played at this table.
refusal-match-not-over = This match doesn’t exist, or it isn’t over yet.
refusal-match-other = That choice was for an earlier match at this table.
refusal-actions-too-many =
    { $allowed ->
        [1] { $given } choices were sent at once, but only one can be made here.
       *[other] { $given } choices were sent at once, but only { $allowed } can be made here.
    }
refusal-undo-nothing = You have no choice to take back.
refusal-hold-spent = You’ve used up your pauses for now.

## Fair deals

refusal-share-too-late = The match is already being dealt; it’s too late to add your random share.
refusal-share-copied = Someone else has already promised that random share.
refusal-share-for-other-terms = The terms of this deal aren’t the ones your page was shown.
refusal-share-too-early = Random shares can only be opened once all of them are promised.
refusal-share-not-promised = This isn’t the random share that was promised.

## Messages and requests

refusal-hello-first = The first message must say who you are.
refusal-message-unreadable = That message can’t be read.
refusal-message-out-of-place = That message doesn’t belong here.
refusal-messages-too-many = Too many messages in a short time.
refusal-too-many-requests = Too many requests in a short time. Please wait a moment.
refusal-codes-too-many =
    { $seconds ->
        [one] Too many wrong codes. Try again in { $seconds } second.
       *[other] Too many wrong codes. Try again in { $seconds } seconds.
    }
refusal-request-unreadable = That request can’t be read.
refusal-request-too-large = That request is too large.
refusal-origin-foreign = This request came from another site.
refusal-metrics-token-wrong = This token doesn’t open the metrics.
refusal-host-unknown = This server doesn’t go by the name you opened it with. If you run it, add the name to SUSHIBELT_HOSTS.
refusal-not-found = There’s nothing at this address.
refusal-store-slow = Storing takes too long at the moment.
refusal-store-unwritable = Nothing can be stored. The disk may be full or read-only.
refusal-server-stopping = This server is about to stop.
refusal-server-fault = Something went wrong on the server. Nothing was changed; please try again.
refusal-house-full = We’re full, so nothing new can be opened right now. Games in progress carry on; please try again later.

## Phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oh-no = Oh no!
phrase-yum = Yum!
phrase-mine = I wanted that one!
phrase-thinking = Let me think…
phrase-hurry = Whenever you’re ready…
phrase-one-more = One more?
phrase-sorry = Sorry!
phrase-bye = Goodbye!
