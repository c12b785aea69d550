"""Constitution, a card game of 1916 for two pairs: an election in two deals, in which States where women vote count
double."""
