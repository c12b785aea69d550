"""How Suffragetto looks."""
