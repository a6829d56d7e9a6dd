# For people who run a server: backups, checks of the data file, and the tables on it.

## Backups

cli-backup = Back up the data file, even while the server is running.
cli-backup-epilogue =
    Examples:
      sushibelt backup /backups/                         named after the date
      sushibelt backup evening.sqlite --data /srv/sushibelt.sqlite
      sushibelt backup evening.sqlite.age --encrypt      asks for a passphrase
      sushibelt backup /backups/ --recipient age1…       for a public key

    Encrypted backups are in the age format; the age program can open them, too.
cli-backup-file = The new file, or a folder to put it in.
cli-host-data = The server’s data file, or its Postgres address.
cli-backup-encrypt = Encrypt with a passphrase that you type.
cli-backup-passphrase-file = Encrypt with the passphrase on the first line of this file.
cli-backup-recipient = Encrypt for this age or SSH public key; can be repeated.
backup-copying = Copying
backup-plain = Backed up to { $path } ({ $size } MB). It isn’t encrypted; keep it private.
backup-sealed = Backed up to { $path } ({ $size } MB), encrypted.
passphrase-ask = Passphrase:{" "}
passphrase-again = Repeat passphrase:{" "}
refusal-passphrase-untyped = There’s no terminal to type a passphrase into. Use --passphrase-file or --recipient.
refusal-passphrase-differs = The two passphrases differ. Nothing was written.
refusal-passphrase-short = The passphrase is too short. Use at least { $least } characters.
refusal-database-backup = { $path } is a Postgres database. Back it up with pg_dump and restore it with pg_restore; docs/operations.md says how.
refusal-backup-two-ways = Encrypt with a passphrase or with --recipient, not both.
refusal-backup-recipient-wrong = "{ $given }" isn’t an age or SSH public key.
refusal-file-exists = "{ $path }" already exists and won’t be overwritten. Move it, or choose another name.
cli-restore = Restore a backup to a new data file.
cli-restore-epilogue =
    Examples:
      sushibelt restore evening.sqlite
      sushibelt restore evening.sqlite.age --data /srv/sushibelt.sqlite
      sushibelt restore evening.sqlite.age --identity key.txt

    The backup is checked first, and nothing is overwritten.
cli-restore-file = The backup.
cli-restore-data = The data file to create; it mustn’t exist yet.
cli-restore-passphrase-file = Read the passphrase from the first line of this file. If omitted, you’ll be asked.
cli-restore-identity = The file with your age secret key.
restore-copying = Restoring
restore-done = Restored to { $path }. Start the server with "sushibelt serve --data { $path }".
refusal-backup-passphrase-missing = "{ $path }" is encrypted with a passphrase. Type it, or use --passphrase-file.
refusal-backup-passphrase-wrong = "{ $path }" doesn’t open with this passphrase, or it’s damaged.
refusal-backup-identity-missing = "{ $path }" is encrypted for a key. Use --identity with the file that holds your secret key.
refusal-backup-identity-wrong = "{ $path }" doesn’t open with this key, or it’s damaged.
refusal-backup-identity-unreadable = The identity file contains no age secret key (AGE-SECRET-KEY-1…).

## Checking a data file

cli-check = Check a data file or a backup, down to every deal of every match.
cli-check-epilogue =
    Examples:
      sushibelt check
      sushibelt check /backups/evening.sqlite
      sushibelt check --quick                            pages only

    It can run while the server does. Exit code: 0 if all is well, 1 if not.
cli-check-file = The data file, an unencrypted backup, or a Postgres address.
cli-check-quick = Don’t replay the matches.
data-check-looking = Checking
data-check-where =
    { $kind ->
        [tables] Table { $id }
        [matches] Match { $id }
       *[other] Score pad { $id }
    }
data-check-at = { $where }: { $text }
data-check-counts = Tables: { $tables }. Matches: { $matches }. Score pads: { $pads }.
data-check-whole = { $path } is sound: its pages, and every table, match and score pad.
data-check-quick = The pages of { $path } are sound. The matches weren’t replayed.
database-check-whole = { $path } is sound: every table, match and score pad.
database-check-quick = { $path } can be read. The matches weren’t replayed.
data-check-damaged = Problems found in { $path }: { $count }.
refusal-data-older = "{ $path }" was made by an older version of this program. Start the server with it once to bring it up to date.
refusal-check-page = Damaged page: { $problem }
refusal-check-row = This can’t be read ({ $problem }).
refusal-check-match-missing = Its match { $match } is missing.
refusal-check-moves-missing = Moves are missing. Moves found: { $moves }.

## Moving to Postgres and back

cli-move = Move everything from a data file to a Postgres database, or back.
cli-move-epilogue =
    Examples:
      sushibelt move sushibelt.sqlite postgresql://ana@db.example/sushibelt
      sushibelt move postgresql://ana@db.example/sushibelt sushibelt.sqlite

    Stop the server first. The source stays as it is; the target has to be empty.
    If a move is interrupted, run it again and it continues.
cli-move-source = The data file or the database to move from.
cli-move-target = The new file or the empty database to move to.
move-copying = Moving
move-done = Everything in { $source } is now in { $target } too, and every row was compared. Rows: { $rows }.
refusal-move-onto-itself = "{ $path }" can’t be moved onto itself.
refusal-move-target-full = "{ $path }" isn’t empty, and nothing in it will be overwritten. Choose a new file or an empty database.
refusal-move-differs = { $source } and { $target } differ ("{ $table }"): the source has changed since the move began, or it was another one. Empty the target and start again.
refusal-data-unfinished = A move to "{ $path }" hasn’t finished. Run "sushibelt move" again to finish it.
refusal-database-unfinished = A move to { $path } hasn’t finished. Run "sushibelt move" again to finish it.

## The tables of a server

cli-tables = See and tidy up the tables on your server: list, close, delete, export, block.
cli-tables-epilogue =
    Examples:
      sushibelt tables                                all of them
      sushibelt tables show 4K7MPX                    by code or id
      sushibelt tables close 4K7MPX                   sends everyone away
      sushibelt tables delete 4K7MPX                  gone for good
      sushibelt tables export --name Ana --out ana.json
      sushibelt tables delete --name Ana              at Ana’s request
      sushibelt tables block 203.0.113.7 --hours 24
      sushibelt tables unblock 203.0.113.7
      sushibelt tables blocked

    It works whether or not the server is running.
cli-tables-action = What to do: { $known }.
cli-tables-target = The code or id of a table or score pad, the id of a match, or an address.
cli-tables-name = Export or delete everything with this person’s name on it.
cli-tables-hours = How many hours to block the address for.
cli-tables-out = Export to this new file. If omitted, the export is printed.
cli-tables-yes = Delete without asking.
cli-tables-json = Print JSON.
tables-column-id = table
tables-column-code = code
tables-column-game = game
tables-column-stage = stage
tables-column-people = people
tables-column-here = here now
tables-column-visited = last visit
tables-stage =
    { $stage ->
        [lobby] waiting
        [opening] dealing
        [playing] playing
        [finished] finished
        [abandoned] called off
       *[pad] score pad
    }
tables-none = There are no tables.
tables-closed = Table { $id } is closed. Nobody can get in any more; its finished matches are kept.
tables-will-delete = This will be deleted for good, for everyone who took part:
tables-sure = Type "{ $yes }" to delete it:{" "}
tables-yes = yes
tables-deleted = Deleted. Tables: { $tables }. Matches: { $matches }. Score pads: { $pads }. Older backups may still contain them.
tables-exported = Exported to { $path }.
tables-blocked = { $network } is blocked until { $until }.
tables-unblocked = { $network } is no longer blocked.
tables-none-blocked = No address is blocked.
refusal-tables-action-unknown = Unknown action "{ $given }". Choose from: { $known }.
refusal-tables-target-missing = Which one? Add a code or an id after "{ $action }", or a name with --name.
refusal-tables-too-much = Give a code or an id, or --name, not both.
refusal-tables-unknown = No table, score pad or match has the code or id "{ $given }".
refusal-tables-name-unknown = Nothing here has the name "{ $name }" on it.
refusal-tables-only-tables = Only tables can be closed. "{ $given }" can be deleted.
refusal-tables-match-running = Match { $match } is still being played. Close or delete its table instead.
refusal-tables-unconfirmed = Nothing was deleted.
refusal-tables-confirm = Nothing was deleted: there’s no terminal to confirm on. Add --yes.
refusal-block-address = "{ $given }" isn’t an address or a network. Use 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48.
refusal-block-wide = { $given } is too large a network to block. The largest is /{ $prefix }.
refusal-block-hours = An address can be blocked for 1 to { $most } hours, not { $given }.
refusal-block-unknown = { $given } isn’t blocked.
refusal-channel-closed = The server that’s using "{ $path }" isn’t answering ({ $problem }). Run this as the same user on the same machine, or stop the server first.

## What visitors are told

refusal-secret-closed = This table was closed by the people who run this site.
refusal-address-blocked = Your network is blocked on this site for now.
refusal-contact-long = SUSHIBELT_CONTACT is too long. Use at most { $most } characters.
refusal-contact-unprintable = SUSHIBELT_CONTACT contains characters that can’t be displayed. Write it on one line, in UTF-8.
