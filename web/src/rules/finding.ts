// Finding a word on a page of rules: whatever does not have it is put out of sight.

const PARAGRAPHS = "[data-paragraph]";

/** A text as it is compared: without capitals, accents and needless blanks, with plain hyphens. */
export function plainly(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{Diacritic}/gu, "");
  return bare.toLowerCase().replaceAll("\u2011", "-").replace(/\s+/g, " ").trim();
}

/** Show what has this word, hide the rest; returns how many paragraphs have it. */
export function showOnly(page: HTMLElement, word: string): number {
  const sought = plainly(word);
  let found = 0;
  for (const paragraph of page.querySelectorAll<HTMLElement>(PARAGRAPHS)) {
    paragraph.hidden = !plainly(paragraph.textContent).includes(sought);
    if (!paragraph.hidden) found += 1;
  }
  for (const section of page.querySelectorAll<HTMLElement>("section")) {
    section.hidden = !section.querySelector(`${PARAGRAPHS}:not([hidden])`);
  }
  return found;
}

/** Go to the first paragraph that is shown. */
export function goToFirst(page: HTMLElement): void {
  const first = page.querySelector<HTMLElement>(`${PARAGRAPHS}:not([hidden])`);
  first?.scrollIntoView({ block: "start" });
  first?.focus({ preventScroll: true });
}
