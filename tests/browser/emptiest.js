// The largest rectangle of the window in which nothing is to be seen but wood, belt or ground, as a
// share of the window. What is to be seen: letters, drawings, dishes, buttons and fields, as far as
// no box that scrolls hides them.
() => {
  const CELL = 8; // pixels
  const THINGS = "svg, img, canvas, input, select, .button, .plate, .die, .tile, .token, .dish";
  const [wide, high] = [Math.ceil(innerWidth / CELL), Math.ceil(innerHeight / CELL)];
  const rows = Array.from({ length: high }, () => new Uint8Array(wide));
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const clipped = (box, node) => {
    let { left, top, right, bottom } = box;
    for (let up = node; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (up === document.documentElement || up === document.body) continue;
      const edge = up.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    [left, top] = [Math.max(left, windowBox.left), Math.max(top, windowBox.top)];
    [right, bottom] = [Math.min(right, windowBox.right), Math.min(bottom, windowBox.bottom)];
    return { left, top, right, bottom };
  };
  const fill = (box, holder) => {
    const { left, top, right, bottom } = clipped(box, holder);
    for (let y = Math.floor(top / CELL); y < Math.ceil(bottom / CELL); y++)
      for (let x = Math.floor(left / CELL); x < Math.ceil(right / CELL); x++)
        if (rows[y] && x >= 0 && x < wide) rows[y][x] = 1;
  };
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !node.closest(".visually-hidden, #art");
  for (const node of document.querySelectorAll(THINGS))
    if (seen(node)) fill(node.getBoundingClientRect(), node.parentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !seen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) fill(box, text.parentElement);
  }
  // Under each cell, how many empty ones stand above it; then the largest box under that skyline.
  let best = { area: 0, left: 0, top: 0, right: 0, bottom: 0 };
  const heights = new Array(wide + 1).fill(0);
  rows.forEach((row, y) => {
    for (let x = 0; x < wide; x++) heights[x] = row[x] ? 0 : heights[x] + 1;
    const stack = [];
    for (let x = 0; x <= wide; x++) {
      let from = x;
      while (stack.length && stack.at(-1).height > heights[x]) {
        const { start, height } = stack.pop();
        from = start;
        const area = height * (x - start);
        if (area > best.area)
          best = { area, left: start * CELL, right: x * CELL, top: (y + 1 - height) * CELL, bottom: (y + 1) * CELL };
      }
      if (heights[x] && stack.at(-1)?.height !== heights[x]) stack.push({ start: from, height: heights[x] });
    }
  });
  const { area, ...box } = best;
  return { share: area / (wide * high), ...box };
};
