"""What games and worlds cost on a machine: figures that are watched, and not tested."""
