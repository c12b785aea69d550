"""What a skin fills in, and the HTML of it: cards, hand, tracks, prompt, ending, sheets."""
