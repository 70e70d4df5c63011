"""Succeed where the C headers of this Python are installed."""

import sys
import sysconfig
from pathlib import Path

sys.exit(not Path(sysconfig.get_path("include"), "Python.h").exists())
