"""Writes the table of settings in docs/hosting.md from the one in the code."""

from pathlib import Path

from abyssal.cli.settings import SETTINGS, Setting
from abyssal.words import Words

HOSTING = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = (
    "<!-- settings: tools/settings_table.py writes them -->\n",
    "<!-- end of settings -->\n",
)
HEAD = "| setting | what it does | default |\n|---|---|---|\n"


def row(setting: Setting, words: Words) -> str:
    option = f"{setting.option()} {setting.metavar}".strip()
    about = words(setting.help).replace("|", "\\|")
    return f"| `{option}` | {about} | {f'`{setting.default}`' if setting.default else ''} |\n"


def page_with_table(page: str) -> str:
    """A page in which the table stands between its two marks."""
    words = Words("en")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    rows = "".join(row(setting, words) for setting in SETTINGS)
    common = "| `--lang CODE` | The language of what it prints. | that of the system |\n"
    return f"{before}{BEGIN}\n{HEAD}{rows}{common}\n{END}{after}"


if __name__ == "__main__":
    HOSTING.write_text(page_with_table(HOSTING.read_text("utf-8")), "utf-8")
