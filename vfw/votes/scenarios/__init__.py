"""Games from texts: scenarios, the decks of owners, the tutorial, and positions written as scenarios."""
