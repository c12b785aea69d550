"""What is going on: who sits at a match, how they want to be played with, and looking back. Knows no widgets."""
