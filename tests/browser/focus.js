// What has the focus, or with a selector what that finds: whether a ring shows it that it has not otherwise, and how the ring stands out
// from what lies behind it. Colours with parts of others shining through are laid over each other.
(selector) => {
  const at = selector ? document.querySelector(selector) : document.activeElement;
  const channels = (text) => {
    const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    brush.fillStyle = text;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], ground) =>
    [r, g, b].map((part, i) => part * a + ground[i] * (1 - a)).concat(1);
  const light = ([r, g, b]) => {
    const linear = (part) =>
      part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const contrast = (one, other) => {
    const [high, low] = [light(one), light(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  /** Every colour that may lie behind a thing. */
  const grounds = (node) => {
    if (!node) return [[255, 255, 255, 1]];
    const style = getComputedStyle(node);
    const colour = channels(style.backgroundColor);
    const stops = style.backgroundImage.match(/(rgba?|color|oklab|oklch)\([^()]*\)/g) ?? [];
    const painted = stops.map(channels).filter((stop) => stop[3] === 1);
    if (painted.length) return colour[3] === 1 ? [...painted, colour] : painted;
    if (colour[3] === 1) return [colour];
    return grounds(node.parentElement).map((below) => over(colour, below));
  };
  const style = getComputedStyle(at);
  const ring = { style: style.outlineStyle, width: Number.parseFloat(style.outlineWidth) };
  const seen = channels(style.outlineColor);
  // A belt has thin lines across it: what counts is the colour of most of it.
  const behind = grounds(at.parentElement);
  const least = Math.min(...behind.map((ground) => contrast(seen, ground)));
  // What is lit has rings of other colours: one of them stands out.
  const rings = (style.boxShadow.match(/rgba?\([^()]*\)/g) ?? []).map(channels);
  const lit = Math.max(0, ...rings.map((one) => Math.min(...behind.map((to) => contrast(one, to)))));
  const box = at.getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(...middle);
  const name = at.ariaLabel ?? at.innerText;
  const covered = !(top && (at.contains(top) || top.contains(at)));
  return { name, role: at.tagName, ring, contrast: least, lit, covered };
}
