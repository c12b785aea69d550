"""The PIN of the staff: what it may be, and how it stands in the settings, where nobody can read it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from itertools import pairwise

LEAST, MOST = 6, 12
"""Digits."""
COST = {"n": 2**14, "r": 8, "p": 1}
"""Of scrypt (RFC 7914): 16 MB and a twentieth of a second for each guess."""


class Weak(ValueError):
    """A PIN that cannot be one; the message says what would be."""


def hashed(pin: str, salt: bytes = b"") -> str:
    """What stands in the settings for a PIN: "scrypt:", the salt and the hash, both in hexadecimal.

    Raises Weak for one that is no PIN, or the first that anybody tries.
    """
    if not re.fullmatch(f"[0-9]{{{LEAST},{MOST}}}", pin):
        raise Weak(f"a PIN has {LEAST} to {MOST} digits and nothing else")
    if len({(int(after) - int(before)) % 10 for before, after in pairwise(pin)}) == 1:
        raise Weak("its digits are alike, or in a row; take others")
    salt = salt or secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{_scrypt(pin, salt).hex()}"


def is_hash(text: str) -> bool:
    """Whether this can stand in the settings."""
    return re.fullmatch("scrypt:[0-9a-f]{32}:[0-9a-f]{64}", text) is not None


def is_right(pin: str, kept: str) -> bool:
    """Whether it is the PIN of which this was kept."""
    _, salt, wanted = kept.split(":")
    return hmac.compare_digest(_scrypt(pin, bytes.fromhex(salt)).hex(), wanted)


def _scrypt(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, dklen=32, **COST)
