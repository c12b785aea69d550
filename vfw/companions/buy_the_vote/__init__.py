"""Buy the Vote!: campaign money, state cards and 270 (Coozies Games, 2020), in our own words."""
