"""`sushibelt arena`: a tournament of bots, its file, its table and its picture."""
