// The service worker: after one visit the app works without a network. A release is kept whole, in a cache of its own, and a page
// is answered from one release: the build puts its mark here in place of RELEASE and the names of its files in place of FILES
// (see offline/plugin.ts). A new release waits until no page is open or a person takes it; pages of the old one that are still
// open then keep their files.
const releases = `fourfold ${self.registration.scope} `;
const own = releases + 'RELEASE';
const files = FILES;
const firstOfAll = 'fourfold-VERSION'; // the one cache of all releases that did not have their own yet

self.addEventListener('install', (event) => {
  // What is in assets/ has a name of its own for every content: what the page has fetched already is taken as it is.
  const fresh = files.map((name) => new Request(name, { cache: name.startsWith('./assets/') ? 'default' : 'no-cache' }));
  event.waitUntil(caches.open(own).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

// What pages say: 'take' (a person wants the release that waits), 'tidy' (a page has begun).
self.addEventListener('message', (event) => {
  if (event.data === 'take') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

// Every page says which release it is of by a lock that it holds as long as it is open (src/offline/release.svelte.ts). Where there
// are more pages than locks, one of them says nothing and may need anything.
async function tidy() {
  const kept = await caches.keys();
  if (self.registration.installing || self.registration.waiting) return; // what is newer than this one is not old
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  const held = self.navigator.locks ? (await self.navigator.locks.query()).held : [];
  const needed = held.filter(({ name }) => name.startsWith(releases));
  if (pages.length > needed.length) return;
  const names = new Set([own, ...needed.map(({ name }) => name)]);
  const old = kept.filter((name) => (name.startsWith(releases) || name === firstOfAll) && !names.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Everything first from this release; a page of an older one finds its files where they are still kept.
async function answer(request) {
  const page = request.mode === 'navigate';
  const cache = await caches.open(own);
  const found = (await cache.match(page ? './' : request)) ?? (page ? undefined : await caches.match(request));
  return found ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});
