"""What keeps one visitor, or a guesser at the door, from harming the others."""
