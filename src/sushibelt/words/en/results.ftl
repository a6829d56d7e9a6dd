# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-wins = { $count ->
    [1] { $you ->
        [yes] You win with { result-points }.
       *[no] { $who } wins with { result-points }.
    }
   *[other] { $who } share the win with { result-points } each.
}
result-golf = The lowest total wins.
result-tie-broken = { $who } also: { result-points }. The tie goes to the most puddings, { $more } to { $fewer }.
result-tie-shared-after = Puddings are equal too.
