"""Sushibelt: the sushi family of table games at one belt.

Imports point down only: from doors (cli) to thinkers, pads and names (bots, scorepad, words), to
compiled rules (fast), to rules (games), to what a game is (core).
"""

__version__ = "0.1.0"
