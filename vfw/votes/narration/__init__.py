"""Positions and events in words, numbers and pictures."""
