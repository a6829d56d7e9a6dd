// Where the person is: the address, as state. Secrets stand behind the # and never reach a server.

export const place = $state({
  path: location.pathname,
  search: location.search,
  secret: location.hash.slice(1),
});

function look(): void {
  place.path = location.pathname;
  place.search = location.search;
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
  if (!link?.href || !plain || event.defaultPrevented) return;
  if (link.target || link.download || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.pathname === "/schema") return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
