"""`sushibelt play`: a match at one keyboard, its host, its prompts and its seats."""
