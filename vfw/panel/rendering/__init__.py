"""HTML of the page: prompt, table, replay, dialogs, menu and start page."""
