// Keeps static files whose address changes with their content, and says when there is no connection.
//
// Never pages, pictures or the socket: a game lives on the server, and an old page of it would lie.
// The server fills in what stands between % signs; a new version of the site has another VERSION,
// and drops what the one before had kept.

const CACHE = "literatura-%VERSION%";
const OFFLINE = "%OFFLINE%";
const LASTING = ["%ASSETS%", "%FONTS%"];
const CHOOSING = ["/nyelv/", "/beallitas/"]; // after these, the page without a connection looks new

async function keep(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request, response.clone());
  return response;
}

async function keepOffline() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
}

async function page(request, choosing) {
  try {
    const response = await fetch(request);
    if (choosing) keepOffline().catch(() => {});
    return response;
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => {
  const font = caches.open(CACHE).then((cache) => cache.add("%FONT%"));
  event.waitUntil(Promise.all([keepOffline(), font]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const dropped = caches.keys().then((names) =>
    Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
  );
  event.waitUntil(dropped.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const under = (prefix) => pathname.startsWith(prefix);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (LASTING.some(under)) event.respondWith(keep(request));
  else if (request.mode === "navigate") event.respondWith(page(request, CHOOSING.some(under)));
});
