# Bots, wherever they are asked for.

refusal-bot-unknown = Non c’è nessun bot «{ $bot }». Disponibili: { $known }.
