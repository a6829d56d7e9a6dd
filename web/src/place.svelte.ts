// Where the person is: the address, as state. Secrets stand behind the # and never reach a server.

export const place = $state({ path: location.pathname, secret: location.hash.slice(1) });

function look(): void {
  place.path = location.pathname;
  place.secret = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to another page of the site. */
export function go(address: string, replacing = false): void {
  history[replacing ? "replaceState" : "pushState"](null, "", address);
  look();
  scrollTo(0, 0);
}

/** Let links within the site change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link || !plain || link.target || link.origin !== location.origin || link.download) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
