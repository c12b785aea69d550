"""Where history could have gone another way: the answer to a question of what if, as pictures, tables and sentences."""
