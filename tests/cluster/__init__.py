"""Work spread over a Ray cluster."""
