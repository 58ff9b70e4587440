"""The ways to play, one file each; :data:`MODES` has them by the name that sessions store."""

from literatura.modes.base import LENGTHS, Mode, Table
from literatura.modes.daily import DailyMode
from literatura.modes.free import FreeMode

DAILY = DailyMode()
FREE = FreeMode()
MODES: dict[str, Mode] = {mode.name: mode for mode in (DAILY, FREE)}

__all__ = ["DAILY", "FREE", "LENGTHS", "MODES", "Mode", "Table"]
