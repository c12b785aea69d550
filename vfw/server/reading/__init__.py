"""What the pages that are read hold."""
