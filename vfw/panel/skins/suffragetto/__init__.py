"""The skin of Suffragetto."""
