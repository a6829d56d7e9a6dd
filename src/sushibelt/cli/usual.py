"""What is offered first: the game that most people have on their table."""

USUAL_GAME = "sushi-go/anniversary"
