# Announcements for those who listen, and keys for those who play without a mouse.

shell-voice = Announcements
table-skip = Skip to your choices
table-log-earlier = Before that
event-time-up = Time ran out
receipt-told-line = { $line } { $points }: { $why }
over-told-place = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
settings-keys = Single-key shortcuts
settings-keys-note = 1 to 9 and 0 choose, C uses chopsticks, U changes your choice, R repeats the last announcement.
settings-bots = The others’ turns
settings-bots-quick = Quick
settings-bots-slow = Slow
settings-bots-wait = Wait for me
settings-bots-note = For games where you take turns and there’s no time limit. “Wait for me” stops after each turn until you continue.
