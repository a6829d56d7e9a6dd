# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Sprawdź zapis: każde rozdanie, każdy wybór, wynik i to, co zapowiedziano wcześniej.
cli-verify-epilogue =
    Przykłady:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    jak zachowała strona
      sushibelt verify evening.txt --commitment 3f9a…    jak pokazał stolik
      sushibelt verify evening.txt --entropy 77c1…       jak wylosowała strona
cli-verify-file = Plik z zapisem; - czyta ze standardowego wejścia.
cli-verify-commitment = Odcisk sekretu, który stolik pokazał przed partią.
cli-verify-entropy = Liczba, którą twoja strona dołożyła do losowania.
verify-moves =
    { $moves ->
        [one] { $moves } ruch: dozwolony, a każde rozdanie jest takie, jakie daje klucz zapisu.
        [few] { $moves } ruchy: wszystkie dozwolone, a każde rozdanie jest takie, jakie daje klucz zapisu.
       *[other] { $moves } ruchów: wszystkie dozwolone, a każde rozdanie jest takie, jakie daje klucz zapisu.
    }
verify-sealed = Zapis jest kompletny i niezmieniony od zapieczętowania.
verify-result = Wynik zgadza się z ruchami.
verify-abandoned = Partia została przerwana; nie ma wyniku.
verify-unsealed = Zapis nie ma pieczęci: gdy powstawał, partia jeszcze trwała.
verify-fair =
    { $shares ->
        [0] Klucz pochodzi tylko z zapowiedzianego sekretu: żadna strona nic nie dołożyła.
        [one] Klucz pochodzi z zapowiedzianego sekretu i z liczby dołożonej przez { $shares } osobę.
        [few] Klucz pochodzi z zapowiedzianego sekretu i z liczb dołożonych przez { $shares } osoby.
       *[other] Klucz pochodzi z zapowiedzianego sekretu i z liczb dołożonych przez { $shares } osób.
    }
verify-absent =
    { $shares ->
        [one] { $shares } zapowiedziana liczba nie została odkryta na czas.
        [few] { $shares } zapowiedziane liczby nie zostały odkryte na czas.
       *[other] { $shares } zapowiedzianych liczb nie zostało odkrytych na czas.
    }
verify-plain = Klucz nie jest z niczym związany: tej partii nie rozdano przy stoliku z uczciwym rozdaniem.
verify-commitment-same = Odcisk sekretu jest taki sam jak ten, który masz.
verify-entropy-same = Twoja liczba jest przy miejscu { $seat }.
refusal-fair-commitment-wrong = Sekret w tym zapisie to nie ten, który serwer zapowiedział.
refusal-fair-shares-missing = Liczby do losowania w zapisie: { $given }, miejsca w partii: { $seats }.
refusal-fair-share-wrong = Liczba z miejsca { $seat } to nie ta, która była zapowiedziana.
refusal-fair-key-wrong = Klucz nie wynika z sekretu, liczb i nagłówka. To nie było zapowiedziane rozdanie.
refusal-fair-not-promised = Ten zapis niczego nie zapowiada, więc nie ma z czym porównać tego, co masz.
refusal-fair-commitment-other = Odcisk sekretu w tym zapisie to { $given }, a nie ten, który masz.
refusal-fair-entropy-other = Żadne miejsce w tym zapisie nie ma liczby, którą masz.
refusal-fair-digits-wrong = { $option } wymaga cyfr szesnastkowych, dokładnie { $digits }.
cli-verify-proof = To, co zachowała twoja strona: plik z „Pobierz mój dowód”.
verify-without-proof = Żeby wykluczyć, że właściciel serwera ułożył rozdanie, dodaj --proof z plikiem zachowanym przez twoją stronę.
verify-terms-same = Warunki rozdania są takie, jakie twoja strona znała, zanim odkryła swoją liczbę.
verify-proof-opened = Twoja liczba (miejsce { $seat }) jest w rozdaniu.
verify-proof-withheld = Twojej liczby (miejsce { $seat }) nie ma w rozdaniu: nie dotarła na czas.
refusal-proof-unreadable = To nie jest dowód ze strony Sushibelt. Pobierz go jeszcze raz ze strony wyniku.
refusal-proof-other-version = Dowód ma wersję { $given }; ten program czyta wersję { $known }.
refusal-proof-other-match = Dowód dotyczy partii { $kept }, a zapis partii { $given }.
refusal-fair-terms-other = Warunki zmieniono po odkryciu twojej liczby. Twoja strona znała „{ $kept }”, a w zapisie jest „{ $given }”.
refusal-fair-share-dropped = Serwer potwierdził liczbę z miejsca { $seat }, a według zapisu nigdy nie dotarła. Rozdano bez niej.
