"""How the shape of the data file came about, step by step."""
