"""Search: MCTS over information sets, exact endgames of two, and the bots that run them."""
