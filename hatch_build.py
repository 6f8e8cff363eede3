"""Puts the parse table into the wheel, so that an installed nvlower builds none."""

import os
import sys
import tempfile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TableHook(BuildHookInterface):
    """Builds the table through lark; an editable install builds it on first use."""

    def initialize(self, version, build_data):
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from nvlower.text.cache import ship

        folder = tempfile.mkdtemp()
        ship(folder)
        table = os.path.join(folder, "table.bin")
        build_data["force_include"][table] = "nvlower/_data/table.bin"
