"""The built pages, read once and kept in memory, ready compressed."""

import gzip
import json
import mimetypes
from functools import cached_property, lru_cache
from pathlib import Path

from sushibelt.server.http.page_head import Head, with_head

BUILT = Path(__file__).parents[1] / "site"
PAGE = "index.html"
PAGES = "pages.json"  # the first part of every page's address, as the build lists them
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/wasm")
FOREVER = "public, max-age=31536000, immutable"  # names under assets/ hold a digest
CHECKED = "no-cache"
SMALL = 512  # bytes that are not worth compressing
HEADS = 64  # pages kept: by language, front page or invitation, address of the server


def is_built(folder: Path = BUILT) -> bool:
    """Whether there are pages: sources hold none before `make site`."""
    return (folder / PAGE).is_file()


class File:
    """One file of the site."""

    def __init__(self, name: str, data: bytes) -> None:
        self.data = data
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        if name.endswith(".webmanifest"):
            kind = "application/manifest+json"
        if name.endswith((".js", ".mjs")):
            kind = "text/javascript"
        self.kind = kind
        self.cache = FOREVER if name.startswith("assets/") else CHECKED

    @cached_property
    def packed(self) -> bytes | None:
        """The file compressed, if that makes it smaller."""
        if len(self.data) < SMALL or not self.kind.startswith((*TEXTS, "application/manifest")):
            return None
        packed = gzip.compress(self.data, 9, mtime=0)
        return packed if len(packed) < len(self.data) else None


class Site:
    """All files; every address of a page gives the one page that knows them all."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = path.relative_to(folder).as_posix()
                    self._files[name] = File(name, path.read_bytes())
        listed = self._files.get(PAGES)
        self._pages = {"", *(json.loads(listed.data) if listed else ())}
        self.page = lru_cache(HEADS)(self._page)

    def find(self, path: str) -> File | None:
        """Return what is at an address, if anything is."""
        name = path.strip("/")
        if name in self._files:
            return self._files[name]
        page = name.partition("/")[0] in self._pages
        return self._files.get(PAGE) if page else None

    def _page(self, head: Head) -> File:
        """Return the page with a head of its own."""
        return File(PAGE, with_head(self._files[PAGE].data, head))
