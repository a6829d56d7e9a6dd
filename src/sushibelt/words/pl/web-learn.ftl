# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Naucz się gry
learn-lead = Jedna krótka runda z szefem kuchni: ty grasz, on podpowiada po jednej rzeczy naraz. Przerwać możesz w każdej chwili.
learn-begin = Zacznij lekcję
learn-begin-at = Zacznij lekcję: { $game }
learn-invite = { $game } pierwszy raz? Zagraj rundę z szefem kuchni
learn-lesson = Lekcja: { $game }
learn-loading = Szef kuchni nakrywa do stołu…
learn-coach = Co mówi szef kuchni
learn-next = Dalej
learn-skip = Pomiń lekcję
learn-tip = Moja rada: { $what }
learn-tip-menu = Moja rada – przerzuć: { $what }
learn-tip-swap = Moja rada – zamień: { $given } → { $what }
learn-tip-keep = Moja rada – odłóż: { $what }
learn-tip-steal = Moja rada – kradnij: { $what }
learn-done = Już umiesz!
learn-done-text = Reszta przyjdzie w grze: dotknij dania, a powie, co robi. W prawdziwej partii decyduje los i każdy może sprawdzić, czy było uczciwie.
learn-skipped = Wystarczy na razie?
learn-go-on = Graj dalej
learn-again = Jeszcze raz od początku
learn-back = Wróć do lekcji
learn-others = Inne gry
learn-front = Strona główna

refusal-lesson-unknown = Dla tej gry nie ma lekcji.
refusal-lesson-over = Ta lekcja już się skończyła.

## What the chef says in every lesson

learn-welcome = Witaj przy mojej ladzie! Gramy jedną krótką rundę, a ja mówię po jednej rzeczy naraz. To rozdanie jest przygotowane i zawsze takie samo; w prawdziwych grach decyduje los.
learn-own-way = { $what }? Po swojemu, czemu nie!
learn-own-way-again = { $what }: też dobrze.

## Sushi Go!

learn-sushi-go-choose = To twoje karty. Każdy po kryjomu wybiera jedną, potem odkrywamy wszystkie razem. Nigiri to punkty od ręki: { $what } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-passed = A teraz karty wędrują! Twoje ma już { $who }, a te przyszły z drugiej strony. Co w nich zostawisz, może wziąć ktoś inny.
learn-sushi-go-came-back = Znasz te karty: to te z samego początku, tylko { $gone ->
    [one] { $gone } ubyła
    [few] { $gone } ubyły
   *[other] { $gone } ubyło
}. Pamiętać, co krąży, to pół gry.
learn-sushi-go-pair-made = Spójrz na swoją tackę: { $size }× tempura i masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-dumplings = Gyoza uwielbia tłok. Im więcej sztuk, tym więcej punktów: { $p1 }, { $p2 }, { $p3 }, { $p4 }, najwyżej { $p5 }.
learn-sushi-go-sashimi = Sashimi jest dla odważnych: { $size } razem dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, mniej nie daje nic.
learn-sushi-go-on-wasabi = Na to czekało twoje wasabi: { $what } ląduje na nim i daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-two = Czas na pałeczki! Naciśnij „{ $button }” i wybierz dwie karty naraz. Pałeczki powędrują potem dalej z resztą kart.
learn-sushi-go-second-tempura = Jest towarzystwo dla twojej tempury: zestaw gotowy, a to { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-go-wasabi = Samo wasabi nic nie daje. Ale twoje następne nigiri ląduje na nim i liczy się ×{ $factor }.
learn-sushi-go-tempura = Tempura lubi towarzystwo: { $size } razem dają { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, jedna sama nic.
learn-sushi-go-chopsticks = Pałeczki nie dają punktów. Ale w którejś z kolejnych tur weźmiesz dzięki nim dwie karty naraz.
learn-sushi-go-maki = Futomaki to wyścig: najwięcej symboli w rundzie daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugi wynik { $second }. Policz rolki na karcie: { $what } ma ich { $icons }.
learn-sushi-go-pudding = Deser! Puddingi leżą na tacce do końca gry, przez { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}. Potem najwięcej puddingów daje { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[other] { $most } punktów
}, a najmniej kosztuje { $fewest }.
learn-sushi-go-few-left = Kart masz tu już tylko { $cards }, a tę ostatnią wykłada się bez pytania. Bierz, co jeszcze da punkty.
learn-sushi-go-anything = Twój ruch: na co masz ochotę? Dotknij dania, a powie, co robi.
learn-sushi-go-bill = I po rundzie! Rachunek pokazuje, ile dało ci każde danie i dlaczego: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Po { $rounds } { $rounds ->
    [one] rundzie
   *[other] rundach
} wygrywa najwyższy wynik; na tacce zostają tylko desery.

## Sushi Roll

learn-sushi-roll-take = Wybierasz z kości na tej taśmie: co turę bierzesz jedną na tackę. Takie same dania trzymają się razem: za jedno, dwa lub trzy tego rodzaju jest { $p1 }, { $p2 } lub { $p3 } pkt.
learn-sushi-roll-slid = Każdy ma już po jednej. Teraz taśmy jadą dalej i wszystkimi kośćmi rzucamy od nowa. Czerwoną taśmę ma teraz { $who }: kto ją ma, ten zaczyna.
learn-sushi-roll-gained = { $what }: { $count ->
    [one] dostajesz { $count } żeton.
    [few] dostajesz { $count } żetony.
   *[other] dostajesz { $count } żetonów.
} Żetony leżą poniżej tacki i zostają u ciebie.
learn-sushi-roll-sashimi = Sashimi jest dla odważnych: za jedno jest { $p1 }, za dwa { $p2 }, za trzy { $p3 } pkt.
learn-sushi-roll-rolled = Nowy rzut mają tylko wybrane kości, reszta leży jak przedtem. Teraz weź jedną.
learn-sushi-roll-swapped = Zamienione! Na twojej taśmie jest teraz: { $what }. Ale jeszcze nie na tacce, więc bierz!
learn-sushi-roll-on-wasabi = Na to czekało twoje wasabi: { $what } ląduje na nim i liczy się ×{ $factor }.
learn-sushi-roll-menu = Kości ci się nie podobają? Menu przerzuca ich tyle, ile chcesz. Naciśnij „{ $button }”, dotknij kości i rzuć.
learn-sushi-roll-swap = Na innej taśmie coś smaczniejszego? Pałeczki zamieniają jedną kość na drugą. Naciśnij „{ $button }”, wybierz jedną ze swoich, a potem tę, na którą masz chrapkę ({ $who }).
learn-sushi-roll-wasabi = Samo wasabi nic nie daje. Ale twoje następne nigiri ląduje na nim i liczy się ×{ $factor }.
learn-sushi-roll-maki = Futomaki to wyścig: najwięcej symboli na tacce daje { $first ->
    [one] { $first } punkt
    [few] { $first } punkty
   *[other] { $first } punktów
}, drugi wynik { $second }.
learn-sushi-roll-pudding = Deser! Puddingi to żetony, które czekają na koniec gry, przez { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}. Potem najwięcej puddingów daje { $most ->
    [one] { $most } punkt
    [few] { $most } punkty
   *[other] { $most } punktów
}.
learn-sushi-roll-gift = Mały prezent: ta kość od razu daje { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
} na przerzut albo zamianę.
learn-sushi-roll-nigiri = Nigiri to punkty od ręki: { $what } daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
learn-sushi-roll-anything = Twój ruch: na co masz ochotę? Dotknij kości, a powie, co robi.
learn-sushi-roll-bill = I po rundzie! Rachunek pokazuje, ile dało ci każde danie i dlaczego: razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Gramy { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}, a na sam koniec każde { $each } niezużyte żetony to jeden punkt.

## Sushizock

learn-sushizock-roll = Kości masz { $dice }, a rzutów najwyżej { $rolls }. Kości z sushi odliczają miejsca od lewej: masz ich { $count }, więc podświetlone jest sushi na miejscu { $count }. Odłóż sushi, rzuć resztą i sięgnij dalej!
learn-sushizock-once-more = Co odłożysz, zostaje i się liczy. Odłóż jeszcze co najmniej jedną kość i rzuć resztą.
learn-sushizock-stop = Podświetlone: { $what }. Niezły kąsek! Możesz rzucać dalej, ale kości bywają kapryśne. Zatrzymaj się w porę.
learn-sushizock-stacked = { $what } leży już na twoim stosie sushi. Ale liczy się tylko wtedy, gdy obok, na tej samej wysokości stosu ości, jest ość.
learn-sushizock-need-bone = Więc teraz szukaj ości. Kości z ośćmi działają tak samo: masz ich { $count }, więc wskazują ość numer { $count } od lewej.
learn-sushizock-small-bone = { $what } kosztuje cię tylko { $minus }, a dzięki niej liczy się jedno sushi. Tanio, więc bierz.
learn-sushizock-paired = Twój stos ości jest tak wysoki jak stos sushi: teraz liczą się wszystkie twoje sushi.
learn-sushizock-chopsticks = Pałeczki są dla złodziei: za { $top } niebieskie kradniesz sushi z wierzchu cudzego stosu, za { $top } czerwone ość z wierzchu. Przy { $any } możesz nawet wybrać, który kafelek.
learn-sushizock-thief = Niebieskich pałeczek masz już { $count }! Przy { $top } możesz ukraść: { $what } ({ $who }). Odważymy się?
learn-sushizock-steal = Teraz możesz kraść! Podświetlony jest stos gracza { $who }: dotknij go, a { $what } będzie twoje.
learn-sushizock-last-roll = To był ostatni rzut: teraz musisz wziąć coś podświetlonego, nawet jeśli boli. Gdyby nic nie było podświetlone, przypadłaby ci najgorsza ość.
learn-sushizock-would-take = Podświetlone: { $what }. Bierzesz czy rzucasz dalej?
learn-sushizock-would-keep = Nic jeszcze nie kusi? Odłóż kości i rzuć resztą.
learn-sushizock-end = Tak to się gra! Sushi na twoim stosie: { $sushi }. Z ością obok, więc się liczą: { $counted }. Gra kończy się, gdy oba rzędy są puste; wygrywa wtedy najwyższy wynik.
