"""Games of which nothing but `core` is known: who wins at random, and how well their best player plays."""
