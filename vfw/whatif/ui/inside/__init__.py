"""Looking inside: a world that was counted is opened again, looked at step by step, and played on from."""
