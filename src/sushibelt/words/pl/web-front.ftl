# The front page.

front-tagline = Gry o sushi przy jednej ladzie: ze znajomymi albo z naszą kuchnią.
front-go-on = Twój stolik czeka: { $game }
front-counter = Partia na żywo
front-counter-caption = Cztery nasze boty w prawdziwej partii.
front-counter-pause = Pauza
front-counter-play = Dalej
front-about-sushi-go = Weź jedno danie, resztę podaj dalej i zerkaj, co zbierają sąsiedzi.
front-about-sushi-roll = Kości na taśmach: jedną bierzesz, menu przerzuca, pałeczki zamieniają.
front-about-sushizock = Pięć kości, kuszące sushi, gorzkie ości: zatrzymaj się w porę albo kradnij.
front-sit-down = Siadam
front-sit-down-at = Siadam do gry: { $game }
front-choose = { $game } po twojemu
front-more = Inne sposoby gry
front-invite = Zaproś znajomych
front-join = Dołącz z kodem
front-score = Policz punkty przy stole
front-promise = Bez konta, bez reklam, bez zgód. Twoje gry pamięta tylko to urządzenie.
