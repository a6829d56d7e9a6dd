"""Who plays better: contests of bots on the same deals, confidence intervals and ratings."""
