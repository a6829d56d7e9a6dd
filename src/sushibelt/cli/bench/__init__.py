"""`sushibelt bench`: how fast the rules, a search and the start of the program are here."""
