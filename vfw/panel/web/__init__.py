"""The widgets behind a page, and their JavaScript and CSS.

`assets` reads the files, `widgets` delivers messages reliably, `page` is the widget of the panel. The sources are in
`page/`, `map/` and `shared/`; `make bundles` writes them to `built/`.
"""
