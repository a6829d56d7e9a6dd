"""Sushibelt: the sushi family of table games at one belt.

Imports point down only: doors (cli), thinkers, pads and names (bots, scorepad, words), compiled rules
(fast), rules (games), and what a game is (core).
"""

__version__ = "0.1.0"
