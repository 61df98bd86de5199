// The service worker: after one visit the app works without a network. The build puts the names of all its files here in place
// of FILES, and a mark that changes with any of them in place of VERSION (see offline/plugin.ts).
const version = 'fourfold-VERSION';
const files = FILES;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
  // A page that is open keeps the files it began with: hashed names never change what they hold.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// Files first from what is kept; the page itself first from the network, so that a new version is seen at once.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const page = request.mode === 'navigate';
  const kept = () => caches.match(page ? './' : request, { ignoreSearch: page });
  const fetched = () => fetch(request);
  event.respondWith(
    page
      ? fetched().catch(async () => (await kept()) ?? Response.error())
      : kept().then((response) => response ?? fetched()),
  );
});
