"""What the page is about at one moment: a mode says what is accepted, offered, painted and heard."""
