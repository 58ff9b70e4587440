"""What pages are put together from: plain values in, events out."""
