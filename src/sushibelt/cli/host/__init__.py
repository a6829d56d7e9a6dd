"""Commands for whoever runs a server: backups, checks, and the tables on it."""
