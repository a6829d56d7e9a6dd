# Checking a record: `sushibelt verify`, and the sentences of what can be wrong with a deal.

cli-verify = Eine Mitschrift prüfen: alle Karten und Würfe, jede Wahl, das Ergebnis und was vorher versprochen war.
cli-verify-epilogue =
    Beispiele:
      sushibelt verify evening.txt
      sushibelt verify evening.txt --proof proof.json    was deine Seite aufhob
      sushibelt verify evening.txt --commitment 3f9a…    wie der Tisch es zeigte
      sushibelt verify evening.txt --entropy 77c1…       wie deine Seite es zog
cli-verify-file = Die Mitschrift; - liest sie von der Standardeingabe.
cli-verify-commitment = Die Festlegung, die der Tisch vor der Partie gezeigt hat.
cli-verify-entropy = Der Zufallsanteil, den deine Seite beigetragen hat.
verify-moves =
    { $moves ->
        [1] Der eine Zug ist erlaubt, und gezogen wurde, was der Schlüssel der Mitschrift ergibt.
       *[other] Alle { $moves } Züge sind erlaubt, und gezogen wurde stets, was der Schlüssel der Mitschrift ergibt.
    }
verify-sealed = Die Mitschrift ist vollständig und seit dem Versiegeln unverändert.
verify-result = Das Ergebnis folgt aus den Zügen.
verify-abandoned = Die Partie wurde abgebrochen; sie hat kein Ergebnis.
verify-unsealed = Die Mitschrift ist nicht versiegelt: Die Partie lief noch, als sie geschrieben wurde.
verify-fair =
    { $shares ->
        [0] Der Schlüssel kommt allein aus dem festgelegten Geheimnis: Niemand hat etwas beigetragen.
        [one] Der Schlüssel kommt aus dem festgelegten Geheimnis und dem Anteil einer Person.
       *[other] Der Schlüssel kommt aus dem festgelegten Geheimnis und den Anteilen von { $shares } Personen.
    }
verify-absent =
    { $shares ->
        [1] Ein Anteil wurde versprochen und nicht rechtzeitig offengelegt.
       *[other] { $shares } Anteile wurden versprochen und nicht rechtzeitig offengelegt.
    }
verify-plain = Der Schlüssel ist an nichts gebunden: An diesem Tisch wurde nicht prüfbar gemischt.
verify-commitment-same = Die Festlegung ist die, die du dir gemerkt hast.
verify-entropy-same = Dein Anteil ist der von Platz { $seat }.
refusal-fair-commitment-wrong = Das Geheimnis in dieser Mitschrift ist nicht das festgelegte.
refusal-fair-shares-missing = Zufallsanteile in der Mitschrift: { $given }; Plätze: { $seats }.
refusal-fair-share-wrong = Der Anteil von Platz { $seat } ist nicht der versprochene.
refusal-fair-key-wrong = Geheimnis, Anteile und Kopf ergeben einen anderen Schlüssel. Es wurde nicht so ausgeteilt wie versprochen.
refusal-fair-not-promised = Diese Mitschrift verspricht nichts; es gibt nichts, womit sich dein Wert vergleichen ließe.
refusal-fair-commitment-other = Die Festlegung in dieser Mitschrift ist { $given }, nicht die, die du dir gemerkt hast.
refusal-fair-entropy-other = Kein Platz dieser Mitschrift hat den Anteil, den du dir gemerkt hast.
refusal-fair-digits-wrong = { $option } braucht { $digits } hexadezimale Ziffern.
cli-verify-proof = Was deine Seite aufgehoben hat: die Datei aus „Beweis herunterladen“.
verify-without-proof = Um auszuschließen, dass der Server beim Mischen getrickst hat, gib mit --proof die Datei an, die deine Seite aufgehoben hat.
verify-terms-same = Die Bedingungen sind die, die deine Seite kannte, bevor sie ihren Anteil offenlegte.
verify-proof-opened = Dein Anteil, Platz { $seat }, hat mitgemischt.
verify-proof-withheld = Dein Anteil, Platz { $seat }, hat nicht mitgemischt: Er kam nicht rechtzeitig an.
refusal-proof-unreadable = Das ist kein Beweis einer Sushibelt-Seite. Lade ihn auf der Ergebnisseite noch einmal herunter.
refusal-proof-other-version = Der Beweis hat Version { $given }; dieses Programm liest Version { $known }.
refusal-proof-other-match = Der Beweis gehört zur Partie { $kept }, die Mitschrift zur Partie { $given }.
refusal-fair-terms-other = Die Bedingungen wurden geändert, nachdem du deinen Anteil offengelegt hattest. Deine Seite kannte „{ $kept }“, in der Mitschrift steht „{ $given }“.
refusal-fair-share-dropped = Der Server hat den Anteil von Platz { $seat } bestätigt, laut Mitschrift kam er aber nie an. Es wurde ohne ihn gemischt.
