"""What the page says of itself before any script runs: to chats, search engines and screen readers.

Whoever sends an invitation sees a preview of it in their chat, made from these lines. They tell
what this is, in the asker's language where that is known; never whether there is such a table.
"""

from html import escape
from typing import NamedTuple

from sushibelt.words import say

PICTURE = "/preview.png"
WIDTH, HEIGHT = 1200, 630
END = b"</head>"
LANGUAGE = b'<html lang="en">'


class Head(NamedTuple):
    """Which head a page gets."""

    language: str
    invites: bool
    address: str  # that the server goes by, without a path


def with_head(page: bytes, head: Head) -> bytes:
    """Return a page with its head filled in."""
    language = f'<html lang="{head.language}">'.encode()
    return page.replace(LANGUAGE, language, 1).replace(END, _lines(head) + END, 1)


def _lines(head: Head) -> bytes:
    title = say("head-invitation" if head.invites else "site-name", head.language)
    about = "head-invitation-about" if head.invites else "head-about"
    description = say(about, head.language)
    properties = {
        "og:site_name": say("site-name", head.language),
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:image": head.address + PICTURE,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": say("head-picture", head.language),
        "og:locale": head.language,
    }
    lines = [f'<meta name="description" content="{escape(description)}" />']
    lines += [
        f'<meta property="{key}" content="{escape(text)}" />' for key, text in properties.items()
    ]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n".join([*lines, ""]).encode()
