"""The dlti dialect."""
