"""The rules: what lies on the table, how cards are played, the sequence of play, the automaton."""
