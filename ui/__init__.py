"""The site: the only package here that imports NiceGUI."""
