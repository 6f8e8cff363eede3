"""What the ops, types and attributes of each dialect are."""
