"""How games look in the panel: what the panel asks of a skin, and the skins that there are."""
