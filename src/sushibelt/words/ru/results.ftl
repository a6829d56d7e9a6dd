# Who won, with how many points, and what parted those who had as many; in the terminal, on the site
# and on the score pad. $you (yes, no) tells whether the one who won is the reader.

result-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
result-wins = { $count ->
    [1] { $you ->
        [yes] Ты побеждаешь: { result-points }.
       *[no] { $who } побеждает: { result-points }.
    }
   *[other] Победу делят { $who }: у каждого { result-points }.
}
result-golf = Побеждает меньший счёт.
result-tie-broken = Столько же ({ result-points }): { $who }. Решают пудинги: { $more } против { $fewer }.
result-tie-shared-after = И пудингов поровну.
