"""The skin of Buy the Vote!, with drawings and words by this project."""
