# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Tu gagnes avec { result-points }.
       *[no] { $who } gagne avec { result-points }.
    }
   *[other] Victoire partagée entre { $who }, à { result-points } partout.
}
result-golf = Le plus petit total gagne.
result-tie-broken = Même score pour { $who } : { result-points }. Les puddings départagent, { $more } contre { $fewer }.
result-tie-shared-after = Égalité aux puddings aussi.
