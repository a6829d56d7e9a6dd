// What the chef points to on the table: components that light up where they can be chosen.

const shown = $state<{ kinds: readonly string[] }>({ kinds: [] });

/** Point to these components, and to no others. */
export function pointTo(kinds: readonly string[]): void {
  shown.kinds = kinds;
}

/** Whether the chef points to a component. */
export function isPointedTo(kind: string): boolean {
  return shown.kinds.includes(kind);
}
