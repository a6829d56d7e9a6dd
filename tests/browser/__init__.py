"""The site as people use it: a real Chromium, the built pages, a server in a process of its own.

The law of this room: things are found by their role and their name, as a screen reader finds them,
and nothing waits for a time to pass, only for something to be seen.
"""
