"""The skin of Constitution."""
