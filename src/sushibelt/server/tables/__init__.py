"""Tables: people and bots at one match; decisions as pure functions, a room around each."""
