"""What bots know of Sushizock: solved dice, an evaluation, and a look some turns ahead."""
