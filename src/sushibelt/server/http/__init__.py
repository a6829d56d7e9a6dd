"""The way in: routes, sockets, limits, the built site, and the process that serves them."""
