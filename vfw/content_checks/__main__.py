"""Reads the folder that stands for `lessons` here, and says in JSON what is wrong: `python -m vfw.content_checks`.

It is a process of its own, because whoever has read a text of the exhibit keeps it.
"""

import json
import sys
from dataclasses import astuple

from vfw.content_checks import find_problems

json.dump([astuple(problem) for problem in find_problems()], sys.stdout)
