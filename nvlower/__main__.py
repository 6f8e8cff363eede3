"""``python -m nvlower``."""

from nvlower.cli.main import entry

if __name__ == "__main__":
    entry()
