"""`sushibelt simulate`: many games at once, their figures and their file."""
