"""Shared score pads: several phones write on one document."""
