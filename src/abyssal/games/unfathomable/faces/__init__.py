"""What somebody sees of it: views, labels, imagined positions, a live table."""
