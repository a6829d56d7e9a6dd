# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Gast
guest-numbered = Gast { $number }
level-novice = Spül{ "\u00AD" }hilfe
level-apprentice = Lehrling
level-cook = Koch
level-chef = Chefkoch
level-master = Meister
shell-skip = Zum Inhalt
shell-nav = Navigation
shell-mine = Meine Spiele
shell-settings = Einstellungen
shell-fair = Fair gemischt
shell-gallery = Alle Gerichte
shell-offline = Du bist offline. Was du siehst, ist vielleicht veraltet; weiter geht’s, sobald das Netz wieder da ist.
shell-offline-works = Du bist offline. Macht nichts: Der Wertungsblock geht auch ohne Netz.
shell-no-affiliation = Ein unabhängiges Projekt: weder gemacht noch empfohlen noch unterstützt von den Verlagen oder den Köpfen hinter den Spielen, deren Regeln hier gelten. Zeichnungen, Texte und Code sind unsere eigenen.
lost-title = Nur noch Gräten
lost-text = Unter dieser Adresse gibt es keine Seite.
lost-home = Zurück an die Theke
lost-unreachable = Die Küche antwortet nicht
lost-unreachable-text = Diese Seite ließ sich nicht laden. Vielleicht startet der Server gerade neu, oder das Netz ist weg.
lost-again = Noch mal
lost-full = Das Haus ist voll
lost-full-text = Für diesen Tisch ist gerade kein Platz. Diese Seite fragt weiter nach und lässt dich herein, sobald einer frei wird.
refusal-unreachable = Der Server antwortet nicht. Prüf dein Netz und versuch es noch einmal.
refusal-page-broken = Auf dieser Seite ging etwas schief. Lade sie neu.
refusal-other = Der Server hat abgelehnt ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll und Sushizock im Browser, mit Freunden oder gegen Bots. Ohne Konto, ohne Werbung.
head-invitation = Einladung zu einer Partie Sushi
head-invitation-about = An der Theke ist ein Platz für dich frei. Link öffnen, Namen eingeben, mitspielen: ohne Konto, ohne App.
head-picture = Eine Sushi-Theke: drei Köche hinter einem Band mit sechs kleinen Gerichten
