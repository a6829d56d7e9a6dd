# The site as a whole: its name, the frame around every page, what goes wrong in a browser.

site-name = Sushibelt
site-title = { $page } · { $site }
guest-name = Guest
guest-numbered = Guest { $number }
level-novice = Dishwasher
level-apprentice = Apprentice
level-cook = Cook
level-chef = Chef
level-master = Master
shell-skip = Skip to content
shell-nav = Main
shell-mine = My games
shell-settings = Settings
shell-fair = Fair deals
shell-gallery = All our dishes
shell-offline = You’re offline. What you see may be out of date; the game continues when you’re back online.
shell-offline-works = You’re offline. That’s fine: the score pad works without a network.
shell-no-affiliation = An independent project, not made, endorsed or supported by the publishers or designers of the games whose rules it plays. Drawings, words and code are our own.
lost-title = Only bones here
lost-text = There’s no page at this address.
lost-home = Back to the counter
lost-unreachable = The kitchen isn’t answering
lost-unreachable-text = This page couldn’t be loaded. The server may be restarting, or you may be offline.
lost-again = Try again
lost-full = Every stool is taken
lost-full-text = There’s no room right now. Keep this page open: it’ll let you in as soon as there is.
refusal-unreachable = The server isn’t answering. Check your connection and try again.
refusal-page-broken = Something went wrong on this page. Please reload it.
refusal-other = The server refused ({ $reason }).

# What a page says of itself to chats and search engines.
head-about = Sushi Go!, Sushi Roll and Sushizock in your browser, with friends or against bots. No account, no ads.
head-invitation = You’re invited to a game of sushi
head-invitation-about = There’s a seat for you at the counter. Open the link, type a name and play: no account, no app.
head-picture = A sushi counter: three cooks behind a belt with six little dishes
