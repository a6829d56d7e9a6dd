// The site stays on the device: a service worker keeps its files for when there is no network.

const QUIET = 2500; // milliseconds after which the first page is surely there

/** The files of the site that this page has used; among them its language and alphabet. */
function used(): string[] {
  const paths = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname);
  return [...new Set(paths)].filter((path) => path.startsWith("/assets/"));
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(used());
}

/** Keep the site once there is time; a device that refuses plays as well. */
export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  setTimeout(() => void register().catch(() => undefined), QUIET);
}
