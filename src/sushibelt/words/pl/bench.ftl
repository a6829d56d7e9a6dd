# `sushibelt bench`

cli-bench-epilogue =
    Przykłady:
      sushibelt bench
      sushibelt bench --quick
      sushibelt bench --json > speed.json
cli-bench-quick = Kilka sekund zamiast minut; mniej dokładnie i bez ponownej kompilacji.
cli-bench-json = Wszystkie liczby jako JSON.
cli-bench-markdown = Tabele w Markdownie.
bench-progress = trwa pomiar
bench-title = { $implementation } { $python } na { $machine }, { $numba ->
    [none] bez numby
   *[other] numba { $numba }
}, najlepszy wynik z serii: { $rounds }
bench-game = gra
bench-interpreted = interpretowane
bench-compiled = skompilowane
bench-ratio = krotność
bench-thread = 1 wątek
bench-threads = 2 wątki
bench-frozen = pod tę grę
bench-simulated = symulacja
bench-family = rodzina
bench-cold = zimny start, s
bench-cached = start z pamięci podręcznej, s
bench-late = spóźnienie ms, p99
bench-latest = spóźnienie ms, maks.
bench-step = µs/krok
bench-view = µs/widok
bench-replay = ms/powtórka
bench-read = ms/odczyt
bench-how = Partie na sekundę, losowe wybory od rozdania do końca: interpretowane; skompilowane na jednym wątku i krotność; skompilowane tylko dla tej jednej gry i krotność; potem według zegara na jednym i na dwóch wątkach; symulacja: na jednym wątku tak, jak gra `sushibelt simulate`, razem z ziarnami i punktacją. Czworo graczy; w Bitwie i z marionetką dwoje. Start: od nowego procesu do pierwszej skompilowanej partii. Spóźnienie: o ile dłużej niż obiecane 0,1 sekundy bot myśli, gdy myślą też dwa inne. Krok: wykonanie wyborów wszystkich graczy. Widok: to, co może wiedzieć jeden gracz. Powtórka: cała partia z jej ruchów; odczyt: z tekstu zapisu, w całości sprawdzonego.
