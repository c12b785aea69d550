"""The words of code, documents and interface: a check, the words it refuses, and exceptions with their reasons."""
