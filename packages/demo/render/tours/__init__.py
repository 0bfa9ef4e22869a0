"""One tour per file, found by tour.slugs()."""
