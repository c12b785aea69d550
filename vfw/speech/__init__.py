"""What is read aloud: a text is spelled out, rendered by a program of the machine, and its sound kept."""
