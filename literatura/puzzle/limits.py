"""The points from which on a puzzle has difficulty 2, 3, 4 and 5, by its length and rows."""

LIMITS = dict.fromkeys(range(3, 13), ((118, 194, 220, 242),) * 9)
LIMITS[5] = ((224, 248, 273, 290),) * 9
LIMITS[6] = ((234, 272, 292, 314),) * 9
LIMITS[7] = ((212, 284, 302, 318),) * 9
LIMITS[8] = ((148, 176, 208, 230),) * 9
