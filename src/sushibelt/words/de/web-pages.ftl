# Joining, my games, settings, fair deals, the gallery.

join-title = Setz dich dazu
join-text = Am Tisch ist ein Code zu sehen: Frag danach und tipp ihn hier ein.
join-code = Code des Tisches
join-look = Ansehen
join-who = Am Tisch: { $names }
join-nobody = Da sitzt noch niemand.
join-late = Es läuft schon eine Partie. Du kannst zuschauen und bist bei der nächsten dabei.
join-sit = Platz nehmen
join-wait = Nächste Partie mitspielen
join-watch = Nur zuschauen
join-back = Zurück an deinen Platz, { $name }
mine-text = Alles, was hier gespielt wurde, das Neueste zuerst. Nur dieses Gerät merkt es sich.
mine-none = Noch nichts. Setz dich an einen Tisch, dann taucht er hier auf.
mine-some-table = Ein Tisch
mine-when = { $stage }, { $when }
mine-place = { $place ->
    [1] Du hast gewonnen!
   *[other] Du bist auf Platz { $place } gelandet.
}
mine-stage-lobby = wartet noch
mine-stage-opening = gleich geht’s los
mine-stage-playing = läuft
mine-stage-finished = zu Ende
mine-stage-abandoned = abgebrochen
mine-go-on = Weiter
mine-look = Ansehen
mine-replay = Rückblick
mine-forget = Entfernen
mine-forget-table = { $game } entfernen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-contrast = Kontrast
settings-contrast-auto = Wie das Gerät
settings-contrast-more = Hoch
settings-motion = Animationen
settings-motion-auto = Wie das Gerät
settings-motion-full = Voll
settings-motion-less = Reduziert
settings-table = Am Tisch
settings-confirm = Jede Wahl bestätigen
settings-left-handed = Knöpfe für die linke Hand
settings-sound = Töne
settings-vibration = Beim Aufdecken vibrieren
settings-kept = Bleibt auf diesem Gerät; nichts wird verschickt.
fair-title = So prüfst du das Mischen
fair-text = Karten und Würfel kommen hier aus einem Computer, und der gehört irgendwem. Dass alles fair ist, musst du nicht glauben: Nach jeder Partie kann dein Browser es selbst nachrechnen.
fair-how = So geht es
fair-step-promise = Sobald ein Tisch öffnet, zieht der Server eine geheime Zahl und zeigt sofort ihren Fingerabdruck. Wer den hat, merkt später, ob die Zahl geändert wurde.
fair-step-shares = Jeder Browser, der Platz nimmt, zieht eine eigene Zahl, zeigt nur ihren Fingerabdruck und legt sie offen, wenn die Partie beginnt. Wer das nicht rechtzeitig tut, bleibt außen vor; aufhalten lässt sich die Partie so nicht.
fair-step-deal = Alles, was in der Partie der Zufall entscheidet, folgt aus dem Geheimnis, all diesen Zahlen und den Regeln, und aus sonst nichts.
fair-step-open = Ist die Partie vorbei, legt der Server sein Geheimnis offen. Dein Browser rechnet dann jedes Austeilen und jeden Wurf nach und vergleicht.
fair-proved = Was die Prüfung beweist
fair-proves-before = Der Server hat sein Geheimnis festgelegt, bevor er deine Zahl kannte, und es nicht geändert.
fair-proves-mixed = Deine Zahl hat mitgemischt: Ohne sie zu kennen, konnte niemand die Karten aussuchen.
fair-proves-rules = Jede Wahl war erlaubt, jede Karte ergab sich aus den Zahlen, und das Ergebnis folgt daraus.
fair-proves-record = Deine Mitschrift ist die Partie, die gespielt wurde; ändere einen Buchstaben, und die Prüfung schlägt fehl.
fair-left = Was sie nicht beweist
fair-leaves-knows = Während ihr spielt, weiß der Server, was er ausgeteilt hat. Wer ihn betreibt und mitspielt, könnte nachsehen.
fair-leaves-withhold = Wer den Server betreibt und mitspielt, kann die eigene Zahl zurückhalten oder eine Partie vor dem Start abbrechen und so unter ein paar Verteilungen wählen; nie aber eine nach Wunsch.
fair-leaves-bots = Bots und alle, die nur zuschauen, steuern keine eigene Zahl bei.
fair-leaves-people = Dass am Tisch nicht zwei miteinander tuscheln.
fair-check = Die Prüfung findest du auf jeder Ergebnisseite. Dieselbe Prüfung läuft auch ohne Browser, mit der Mitschrift und „sushibelt verify“.
gallery-text = Alle von derselben Hand gezeichnet. Auch ohne Farbe kannst du sie unterscheiden, und was gezählt wird, ist so oft gezeichnet, wie es zählt.
gallery-size = Größe
gallery-way = Unterlage
gallery-way-plate = Teller
gallery-way-die = Würfel
gallery-way-token = Marker
gallery-way-tile = Portion
gallery-way-bare = Ohne
gallery-grey = Ohne Farben
gallery-dishes = Gerichte
gallery-desserts = Nachtische
gallery-tiles = Portionen und Gräten
gallery-counter = Die Theke
gallery-chefs = Die Küche
gallery-signs = Symbole

## The front page

front-tagline = Sushispiele an einer Theke, mit Freunden oder gegen die Küche.
front-go-on = Dein Tisch wartet: { $game }
front-counter = Eine laufende Partie
front-counter-caption = Vier unserer Bots in einer echten Partie.
front-counter-pause = Pause
front-counter-play = Weiter
front-sit-down = Platz nehmen
front-sit-down-at = Platz nehmen: { $game }
front-friends = Mit Freunden
front-friends-at = { $game } mit Freunden spielen
front-choose = { $game } nach deinem Geschmack
front-more = Mehr Spielarten
front-invite = Freunde einladen
front-join = Mit Code mitspielen
front-score = Punkte am echten Tisch zählen
front-promise = Kein Konto, keine Werbung, nichts zum Abnicken. Was du spielst, merkt sich nur dieses Gerät.

## Privacy

privacy-title = Datenschutz
privacy-text = Kein Konto, keine Cookies, keine Werbung, kein Tracking. Hier steht, was dieser Server aufhebt und wie lange.
privacy-keeps = Was der Server speichert
privacy-keeps-names = Die Namen, die an Tischen und auf geteilten Wertungsblöcken eingetippt werden. Ein Spitzname genügt.
privacy-keeps-matches = Jede Partie: das Spiel, was ausgeteilt und gewählt wurde, und das Ergebnis.
privacy-keeps-links = Fingerabdrücke der Links zu deinen Tischen, nicht die Links selbst.
privacy-long = Wie lange
privacy-long-tables =
    { $days ->
        [one] Tische, geteilte Wertungsblöcke und nicht beendete Partien: { $days } Tag nach dem letzten Besuch.
       *[other] Tische, geteilte Wertungsblöcke und nicht beendete Partien: { $days } Tage nach dem letzten Besuch.
    }
privacy-long-matches =
    { $days ->
        [one] Beendete Partien: { $days } Tag nach ihrem Ende, oder länger, solange es ihren Tisch gibt.
       *[other] Beendete Partien: { $days } Tage nach ihrem Ende, oder länger, solange es ihren Tisch gibt.
    }
privacy-long-off = Gezählt werden Tage, an denen der Server läuft. Ist er länger aus, zählt das höchstens als eine Woche.
privacy-long-backups = Sicherungskopien können die Betreiber dieses Servers länger aufheben.
privacy-not = Was er nicht speichert
privacy-not-addresses = Deine Netzwerkadresse. Sie steht nur im Arbeitsspeicher, zum Schutz vor Überlastung. Sperren die Betreiber eine Adresse, wird sie bis zum Ende der Sperre gespeichert.
privacy-not-log = In seinem Protokoll stehen keine Namen, Adressen, Links oder Züge. Ein vorgeschalteter Webserver kann ein eigenes führen.
privacy-not-others = Nichts wird von anderen Websites geladen, und nichts wird an andere weitergegeben.
privacy-device = Auf deinem Gerät
privacy-device-text = Deine Einstellungen, die Links zu deinen Tischen und deine eigenen Wertungsblöcke bleiben in diesem Browser. Löschst du dort die Daten dieser Website, sind sie weg.
privacy-seen = Wer was sieht
privacy-seen-table = Alle am Tisch, auch wer nur zuschaut, sehen die Namen und was gespielt wurde.
privacy-seen-match = Wer den Link zu einer beendeten Partie hat, kann sie lesen, samt den Namen.
privacy-rights = Deine Rechte
privacy-rights-text = Du kannst eine Kopie von allem verlangen, worauf dein Name steht, oder es löschen lassen. Gelöscht werden diese Tische und Partien dann für alle, die dabei waren.
privacy-contact = Kontakt:
privacy-contact-none = Wende dich an die Person, die diesen Server betreibt; meist ist es die, von der du den Link hast.
privacy-days-unknown = Wie viele Tage es sind, kann der Server gerade nicht sagen. Schau wieder vorbei, wenn er erreichbar ist.
