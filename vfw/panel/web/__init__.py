"""The widgets of the panel and what their pages run: modules and styles of the page, of the map, and shared ones."""
