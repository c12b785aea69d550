"""Suffragetto, a board game of about 1908: Suffragettes make for the House of Commons, police for the Albert Hall."""
