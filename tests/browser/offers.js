// What somebody at the table could press now, as soon as there is anything: one look at the page.
// Each thing is told by its place among the page's enabled buttons and by what it is. A button is
// marked with its place: when it is pressed, others may have come before it.
async ({ words, patience }) => {
  const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const named = (node) => (node.ariaLabel ?? node.innerText).trim();
  const placeOf = (node) => node.parentElement?.closest("[aria-label]")?.ariaLabel ?? "";
  const kindOf = (button) => {
    const [name, place] = [named(button), placeOf(button)];
    if (name === words.undo) return "undo";
    if (words.bills.some((start) => name.startsWith(start))) return "bill";
    if (name.startsWith(words.look) && name !== words.look) return "cover";
    if (place === words.bar) {
      if (words.away.includes(name)) return "away";
      return words.detours.some((start) => name.startsWith(start)) ? "detour" : "answer";
    }
    const offers = words.places.some((part) => place.startsWith(part) || place.endsWith(part));
    return offers && button.ariaPressed !== "true" ? "dish" : "other";
  };
  const look = () => {
    const over = document.querySelector(`section[aria-label="${words.over}"]`);
    if (over) return [[0, "over"]];
    for (const old of document.querySelectorAll("[data-offer]")) delete old.dataset.offer;
    const buttons = [...document.querySelectorAll("main button:enabled")];
    for (const [at, button] of buttons.entries()) button.dataset.offer = at;
    return buttons
      .map((button, at) => [at, kindOf(button)])
      .filter(([, kind]) => !["away", "other"].includes(kind));
  };
  const start = performance.now();
  const until = start + patience;
  // A button just pressed may stay for a moment, until the server has answered.
  const pressed = document.activeElement;
  const lingers = () =>
    pressed.matches("main button") && kindOf(pressed) === "answer" && pressed.isConnected;
  while (lingers() && performance.now() < start + 1000) await pause(10);
  // Then the page changes, in a step or two: what is on offer is what is there when it rests.
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  while (performance.now() < Math.min(changed + 40, start + 2000)) await pause(10);
  observer.disconnect();
  for (;;) {
    const found = look();
    // A detour alone is not yet a turn of one's own.
    if (found.some(([, kind]) => kind !== "detour") || performance.now() > until) return found;
    await pause(15);
  }
};
