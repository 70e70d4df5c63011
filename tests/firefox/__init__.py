"""Firefox, a second engine beside Chromium."""
