# The front page.

front-tagline = Giochi di sushi a un solo banco, con gli amici o contro la cucina.
front-go-on = Il tuo tavolo ti aspetta: { $game }
front-counter = Una partita in corso
front-counter-caption = Quattro dei nostri bot in una partita vera.
front-counter-pause = Pausa
front-counter-play = Riprendi
front-about-sushi-go = Prendi un piatto, passa le altre carte e tieni d’occhio i vicini.
front-about-sushi-roll = Dadi sui nastri: prendine uno, rilancia con i menù, scambia con le bacchette.
front-about-sushizock = Cinque dadi, sushi invitante, lische amare: fermati in tempo o ruba.
front-sit-down = Siediti
front-sit-down-at = Siediti e gioca a { $game }
front-choose = { $game } a modo tuo
front-more = Altri modi di giocare
front-invite = Invita gli amici
front-join = Entra con un codice
front-score = Segna i punti al tavolo vero
front-promise = Niente account, niente pubblicità, niente da accettare. Le tue partite le ricorda solo questo dispositivo.
