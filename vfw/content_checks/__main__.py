"""Print the problems of the configured `lessons` folder as JSON: `python -m vfw.content_checks`.

It is a separate process, because a process caches the texts that it has read.
"""

import json
import sys
from dataclasses import astuple

from vfw.content_checks import find_problems

json.dump([astuple(problem) for problem in find_problems()], sys.stdout)
