// What a page shows in the language it speaks now: its texts, and those that are cut off.
() => {
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true }) && !node.closest("script, style, #art");
  const texts = new Set([document.title]);
  const cut = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim().replace(/\s+/g, " ");
    const box = walker.currentNode.parentElement;
    if (!text || !seen(box)) continue;
    const foreign = box.closest("[lang]");
    if (foreign.lang !== document.documentElement.lang) continue;
    texts.add(text);
    if (box.clientWidth <= 2) continue; // only for those who listen
    const style = getComputedStyle(box);
    const hides = (way) => /hidden|clip/.test(style[way]);
    if (
      (hides("overflowX") && box.scrollWidth > box.clientWidth + 1) ||
      (hides("overflowY") && box.scrollHeight > box.clientHeight + 2)
    )
      cut.add(text);
  }
  for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"])
    for (const node of document.querySelectorAll(`main [${name}]`))
      if (seen(node)) texts.add(node.getAttribute(name).trim());
  return { texts: [...texts], cut: [...cut], lang: document.documentElement.lang };
}
