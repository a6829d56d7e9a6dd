# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Guest
guest-numbered = Guest { $number }
level-novice = Dish-washer
level-apprentice = Apprentice
level-cook = Cook
level-chef = Chef
level-master = Master
shell-skip = Skip to the page
shell-nav = This site
shell-mine = My games
shell-settings = Settings
shell-fair = Fair deals
shell-gallery = All our dishes
shell-offline = You are offline. What you see may be old; play goes on when the network is back.
shell-no-affiliation = An independent project: not made, endorsed or supported by the publishers or designers of the games whose rules it plays. Drawings, words and code are our own.
lost-title = Only bones here
lost-text = There is no page at this address.
lost-home = Back to the counter
lost-unreachable = The kitchen does not answer
lost-unreachable-text = This page could not be fetched. The server may be restarting, or the network may be gone.
lost-again = Try again
refusal-unreachable = The server does not answer. Check the network and try again.
refusal-page-broken = Something went wrong on this page. Load it again.
refusal-other = The server said no ({ $reason }).
