/**
 * An action: tells a thing's stylesheet how much room it has, as `--wide` and `--high`.
 *
 * Units of a container that grows with its window would do as well, but they have all that is inside
 * styled and laid out again, twice, whenever anything on the page changes.
 */
export function knowsItsRoom(node: HTMLElement): { destroy: () => void } {
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    node.style.setProperty("--wide", `${width}px`);
    node.style.setProperty("--high", `${height}px`);
  });
  observer.observe(node);
  return { destroy: () => observer.disconnect() };
}
