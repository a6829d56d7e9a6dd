"""What bots know of Sushi Go!: a greedy rule, priors and an evaluation."""
