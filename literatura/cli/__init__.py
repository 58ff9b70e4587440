"""The commands of the command line, one module each, and how they all print."""
