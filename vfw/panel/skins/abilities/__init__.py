"""What a game can do beyond what every skin must: each idea with what a game without it answers."""
