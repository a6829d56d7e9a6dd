"""Learning from search: weights of policies, from games that stronger search has played."""
