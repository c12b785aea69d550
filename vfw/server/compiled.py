"""Templates are compiled once, not at each visit: for every page Voila makes an environment of Jinja's that knows none.

Who changes a template while the exhibit is open sees the change: its source is read as before, and compared.
"""

from types import CodeType
from typing import Any, ClassVar

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from traitlets.config import LoggingConfigurable


class CompiledTemplates(BytecodeCache):
    """Keeps the latest code of each template, in memory."""

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, CodeType | None]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        checksum, code = self._codes.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        self._codes[bucket.key] = bucket.checksum, bucket.code


class KeepTemplates(LoggingConfigurable):
    """Leaves the notebook as it is: of all that can be set, preprocessors alone meet the exporter before it renders."""

    compiled: ClassVar = CompiledTemplates()
    enabled = True

    def __call__(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        exporter: Any = self.parent
        exporter.environment.bytecode_cache = self.compiled
        return notebook, resources
