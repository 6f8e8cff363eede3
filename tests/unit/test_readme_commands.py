"""What the README says one can run: each module has a main, each flag and file exists."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "README.md").read_text()


def test_modules_can_be_run():
    names = re.findall(r"python -m ([\w.]+)", TEXT)
    names = [n for n in names if n.startswith("nvlower")]
    assert names
    for name in names:
        spec = find_spec(name)
        assert spec is not None, name
        assert '__name__ == "__main__"' in Path(spec.origin).read_text(), name


def test_links_lead_somewhere():
    links = re.findall(r"\]\(([^)#]+)\)", TEXT)
    missing = [link for link in links if "://" not in link and not (ROOT / link).exists()]
    assert links
    assert not missing


def test_flags_exist():
    from nvlower.cli.argv import is_pass_or_pipeline
    from nvlower.cli.flags import BY_NAME

    commands = [line for line in TEXT.splitlines() if line.startswith("    nvlower ")]
    flags = {f for line in commands for f in re.findall(r"\s--([\w-]+)", line)}
    assert len(flags) > 5
    assert not [f for f in flags if f not in BY_NAME and not is_pass_or_pipeline(f)]
