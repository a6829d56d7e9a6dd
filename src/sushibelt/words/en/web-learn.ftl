# Learning a game: a first round with the chef, who explains one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Learn a game
learn-lead = One short round with the chef: you play, ideas come one at a time, and you can stop whenever you like.
learn-begin = Start the lesson
learn-begin-at = Start the lesson: { $game }
learn-invite = New to { $game }? Play a first round with the chef
learn-lesson = Lesson: { $game }
learn-loading = The chef is setting the table…
learn-coach = The chef says
learn-to-finish = Finish the lesson
learn-next = Next
learn-skip = Skip the lesson
learn-tip = My tip: { $what }
learn-done = Now you know how to play!
learn-done-text = You’ll learn the rest by playing: tap any dish to see what it does. In a real game the cards are shuffled, and anyone can check that the deal was fair.
learn-skipped = Enough for now?
learn-go-on = Play for real
learn-again = Start over
learn-back = Back to the lesson
learn-others = Other games
learn-front = Home
refusal-lesson-unknown = There’s no lesson for this game.
refusal-lesson-over = This lesson is already over.

## What the chef says in every lesson

learn-welcome = Welcome to my counter! We’ll play one short round, and I’ll explain one thing at a time. This lesson is prepared and always the same; real games are random.
learn-own-way = { $what }? Sure, why not!
learn-own-way-again = { $what }: that works too.
