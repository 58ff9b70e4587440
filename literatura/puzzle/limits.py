LIMITS = {length: ((250, 275, 300, 325),) * 9 for length in range(3, 13)}
