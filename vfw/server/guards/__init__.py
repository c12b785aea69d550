"""Guards that keep one visitor from harming the others: log, login, websocket, kernel."""
