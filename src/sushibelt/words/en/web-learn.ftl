# Learning a game: a first round with the chef, who tells one idea at a time. Ids of what the chef
# says read learn-<id of the moment>; $what is a component and $who the name on a stool, neither
# inflected; $button is the text of a button on the table. A sentence that begins with $what gets a
# capital letter by itself.

learn-title = Learn a game
learn-lead = One short round with the chef: you play, one idea comes at a time, and you can stop whenever you like.
learn-begin = Start the lesson
learn-begin-at = Start the lesson in { $game }
learn-invite = New to { $game }? Play a first round with the chef
learn-lesson = Lesson: { $game }
learn-loading = The chef lays the table …
learn-coach = What the chef says
learn-next = Next
learn-skip = Skip the lesson
learn-tip = My tip: { $what }
learn-done = You know how it goes!
learn-done-text = The rest you learn by playing: every dish tells what it does when you touch it. In a real game the deal is shuffled, and anybody can check that it was fair.
learn-skipped = Enough for now?
learn-go-on = Play for real
learn-again = Once more from the start
learn-back = Back to the lesson
learn-others = Other games
learn-front = To the front page
refusal-lesson-unknown = There is no lesson for this game.
refusal-lesson-over = This lesson is over already.

## What the chef says in every lesson

learn-welcome = Welcome to my counter! We play one short round, and I tell you one thing at a time. This lesson is prepared and always the same; in real games chance decides.
learn-own-way = { $what }? Your own way, why not!
learn-own-way-again = { $what }: that works, too.
