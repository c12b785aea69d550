"""Opens the notebooks as a web app: `python -m vfw.server`, or `make exhibit`."""
