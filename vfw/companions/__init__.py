"""Three smaller games beside Votes for Women, each a package of its own that imports only `vfw.core`."""
