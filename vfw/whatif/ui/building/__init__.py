"""A question that a visitor builds by hand: pure first, then its HTML and its commands."""
