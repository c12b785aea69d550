"""Opens the notebooks as a web app: `python -m vfw.exhibit`, or `make exhibit`."""
