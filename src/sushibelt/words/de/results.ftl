# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Du gewinnst: { result-points }.
       *[no] { $who } gewinnt: { result-points }.
    }
   *[other] Geteilter Sieg: { $who }, je { result-points }.
}
result-golf = Wer am wenigsten hat, gewinnt.
result-tie-broken = Auch { $who }: { result-points }. Bei Gleichstand zählen die Puddings: { $more } zu { $fewer }.
result-tie-shared-after = Auch die Puddings sind gleich.
