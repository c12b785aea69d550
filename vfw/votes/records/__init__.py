"""Games that were played: replayed, recorded, and what came in them."""
