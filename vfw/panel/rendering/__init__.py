"""What lies on the page as a whole: the start, the table, the bar of a replay, covers, the menu."""
