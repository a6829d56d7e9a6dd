"""What whoever runs a server does with its data: backups, checks, and tables of other people."""
