"""The server, from its pure decisions to its sockets."""
