"""Reading aloud: spell out a text, render it with a speech program, and cache the sound."""
