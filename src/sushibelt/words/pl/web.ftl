# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Gość
guest-numbered = Gość { $number }
level-novice = Pomywacz
level-apprentice = Kuchcik
level-cook = Kucharz
level-chef = Szef kuchni
level-master = Mistrz
shell-skip = Przejdź do treści
shell-nav = Nawigacja
shell-mine = Moje gry
shell-settings = Ustawienia
shell-fair = Uczciwa gra
shell-gallery = Wszystkie dania
shell-offline = Brak połączenia. To, co widzisz, może być nieaktualne; zagramy dalej, gdy sieć wróci.
shell-offline-works = Brak połączenia. Nic nie szkodzi: notes działa też bez sieci.
shell-no-affiliation = Niezależny projekt: wydawcy i autorzy gier, których zasad używamy, nie stworzyli go, nie polecają i nie wspierają. Rysunki, teksty i kod są nasze.
lost-title = Zostały same ości
lost-text = Pod tym adresem nie ma żadnej strony.
lost-home = Wróć do lady
lost-unreachable = Kuchnia nie odpowiada
lost-unreachable-text = Nie udało się pobrać tej strony. Może serwer się restartuje, a może nie ma sieci.
lost-again = Jeszcze raz
lost-full = Mamy komplet
lost-full-text = Na razie nie ma miejsca na ten stolik. Strona będzie pytać dalej i wpuści cię, gdy tylko miejsce się znajdzie.
refusal-unreachable = Serwer nie odpowiada. Sprawdź sieć i spróbuj jeszcze raz.
refusal-page-broken = Coś się na tej stronie zepsuło. Wczytaj ją ponownie.
refusal-other = Serwer odmówił ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll i Sushizock w przeglądarce, ze znajomymi albo z botami. Bez konta i bez reklam.
head-invitation = Zaproszenie na partię sushi
head-invitation-about = Przy ladzie czeka na ciebie miejsce. Otwórz link, podaj imię i graj: bez konta i bez aplikacji.
head-picture = Bar sushi: trzech kucharzy za taśmą z sześcioma małymi daniami
