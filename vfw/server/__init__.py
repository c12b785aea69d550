"""The web server of the exhibit: `python -m vfw.server`, or `make exhibit`, opens the notebooks as a web app."""
