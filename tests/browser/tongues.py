"""A page in all six languages, without loading it anew: as if another window had changed it."""

from typing import Any

from playwright.sync_api import Page

SPEAK = """async (language) => {
  const kept = JSON.parse(localStorage.getItem("sushibelt.settings") ?? "{}");
  localStorage.setItem("sushibelt.settings", JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key: "sushibelt.settings" }));
  while (document.documentElement.lang !== language) await new Promise((go) => setTimeout(go, 5));
  await new Promise((go) => setTimeout(go)); // the page is written anew before the next turn
}"""


def speak(page: Page, language: str) -> None:
    """Have this page speak a language."""
    page.evaluate(SPEAK, language)


def in_each(page: Page, languages: tuple[str, ...], look: str) -> dict[str, Any]:
    """What a function of the page returns, by language."""
    script = f"""async (languages) => {{
      const speak = {SPEAK}, look = {look}, seen = {{}};
      for (const language of languages) {{ await speak(language); seen[language] = look(); }}
      return seen;
    }}"""
    found: dict[str, Any] = page.evaluate(script, list(languages))
    return found
