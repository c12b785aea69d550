"""Kept lessons and the answer sheet."""
