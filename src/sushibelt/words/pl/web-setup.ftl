# Setting a table up.

setup-title = Nakryj stolik
setup-loading = Już niosę menu…
setup-game = Gra
setup-game-unknown = Nie mamy „{ $game }”. Wybierz coś z menu.
setup-edition = Edycja
setup-seats = Gracze
setup-only-seats = tylko dla { $seats } graczy
setup-not-with = nie razem z „{ $what }”
setup-edition-seats = { $edition }: dla { $seats } graczy
setup-people-sit = { $people ->
    [one] { $people } osoba już tu siedzi
    [few] { $people } osoby już tu siedzą
   *[other] { $people } osób już tu siedzi
}
setup-guests = Kto gdzie siedzi?
setup-your-name = Twoje imię
setup-name-first = Najpierw podaj imię, żeby znajomi wiedzieli, czyj to stolik.
setup-their-name = Imię
setup-seat = Miejsce { $seat }
setup-friend = Ktoś z linkiem
setup-here = Ktoś przy tym urządzeniu
setup-bots = Z naszej kuchni
setup-bot = Bot: { $level }
setup-timer = Czas na wybór
setup-timer-none = Bez limitu
setup-timer-relaxed = Na luzie
setup-timer-brisk = Żwawo
setup-timer-seconds = { $seconds ->
    [one] { $seconds } sekunda na wybór
    [few] { $seconds } sekundy na wybór
   *[other] { $seconds } sekund na wybór
}
setup-memory = Pamięć
setup-memory-usual = Jak przy stole
setup-memory-usual-note = widzisz to, co leży odkryte, resztę musisz zapamiętać
setup-memory-open = Otwarta
setup-memory-open-note = strona pokazuje wszystko, co już było widać
setup-open = Otwórz stolik
setup-play = Siadam
