# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Wygrywasz: { result-points }.
       *[no] Wygrywa { $who }: { result-points }.
    }
   *[other] Wspólna wygrana: { $who }. Wynik: { result-points }.
}
result-golf = Wygrywa najniższy wynik.
result-tie-broken = { $who }: tyle samo, { result-points }. Remis rozstrzygają puddingi, { $more } do { $fewer }.
result-tie-shared-after = Puddingów też jest po równo.
