"""The benchmarks: one module for each subcommand of ``scripts/bench``."""
