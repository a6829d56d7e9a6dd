# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Vinci tu con { result-points }.
       *[no] Vince { $who } con { result-points }.
    }
   *[other] Vittoria divisa tra { $who }, con { result-points } a testa.
}
result-golf = Vince il totale più basso.
result-tie-broken = A { result-points } anche { $who }. Decidono i budini, { $more } a { $fewer }.
result-tie-shared-after = Parità anche nei budini.
