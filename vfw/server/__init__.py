"""The web server of the exhibit: a Voila application with its own template, request guards, login and kernels.

`vfw exhibit`, `python -m vfw.server` and `make exhibit` start it. `vfw/server/README.md` lists the modules.
"""
