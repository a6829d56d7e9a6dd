// The thing of a page that somebody means who names it, if it can be seen: the words of a button, a
// link, a heading, or the label of a choice. Without a name the first one counts.
(css, name) => {
  const worded = (node) =>
    (node.ariaLabel ?? (node.labels?.[0] ?? node).innerText)
      .replace(/\s+/g, " ")
      .trim();
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  // A choice is pressed by its label: the circle itself may be too small, or hidden.
  const pressable = (node) => (node.type === "radio" ? node.labels[0] : node);
  const named = (node) => name === null || worded(node) === name;
  const found = [...document.querySelectorAll(css)].filter(named).map(pressable).find(seen);
  return found ?? null;
};
