import hashlib
import hmac


def is_genuine(body: bytes, signature: str, secret: str) -> bool:
    """body: the bytes as they came, before anything parses them;
    signature: the Service-Signature header; secret: the whole webhook secret."""
    expected = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected.encode(), signature.encode())
