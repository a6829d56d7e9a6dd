/* global __SITE__ */ const { VERSION, FILES } = __SITE__; // filled in by the build

// Without a network the site still opens: its own files come from here, and pages show that the
// server is out of reach. Pages themselves are always asked of the network first, so none is stale.

const SHELL = "/";
const CACHE = `sushibelt-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, "/icon.svg", ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith("sushibelt-") && name !== CACHE)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

// A page tells what it has used before this worker was there.
self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data) ? event.data : [];
  const own = files.filter((path) => typeof path === "string" && path.startsWith("/assets/"));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(own)));
});

/** A file whose name changes with its content: the first copy is as good as any. */
async function keptOrFetched(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function pageOrShell(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const shell = await caches.match(SHELL, { ignoreVary: true });
    if (shell) return shell;
    throw problem;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (/^\/(api|ws|schema|metrics|healthz)(\/|$)/.test(address.pathname)) return;
    event.respondWith(pageOrShell(request));
  } else if (address.pathname.startsWith("/assets/") || address.pathname === "/icon.svg") {
    event.respondWith(keptOrFetched(request));
  }
});
