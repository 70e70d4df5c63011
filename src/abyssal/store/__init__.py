"""What must outlive a process: the log of every table, who holds which seat, sessions."""
