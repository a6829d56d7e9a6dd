"""`python -m sushibelt`: the command line."""

from sushibelt.cli import main

if __name__ == "__main__":
    main()
