"""What can be kept and sent, and checked by others: a question as a text, an answer as a file."""
