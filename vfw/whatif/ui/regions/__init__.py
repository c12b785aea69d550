"""The regions of the room as HTML: functions of what is asked and counted, and of nothing else."""
