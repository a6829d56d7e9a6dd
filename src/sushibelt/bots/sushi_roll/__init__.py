"""What bots know of Sushi Roll: a greedy rule, priors and an evaluation."""
