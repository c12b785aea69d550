"""The map of the 48 states: what a game puts on it, how it looks, and its widgets. Its scripts are in web/map."""
