"""Whole matches in other engines than Chromium, on a phone's screen: `make engines`.

Firefox is driven over WebDriver BiDi and WebKit over WebDriver, each by a small client of our own:
nothing is installed between these tests and the browsers as Debian ships them.
"""
