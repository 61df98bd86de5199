// The service worker: after one visit the app works without a network. A release is kept whole, in a cache of its own, and a page
// is answered from one release: the build puts its mark here in place of RELEASE and the names of its files in place of FILES
// (see offline/plugin.ts), and in place of LATER those that are kept only from when they are first needed. A new release waits until no page is open or a person takes it; pages of the old one that are still
// open then keep their files.
const releases = `fourfold ${self.registration.scope} `;
const own = releases + 'RELEASE';
const files = FILES;
const later = LATER;
const firstOfAll = 'fourfold-VERSION'; // the one cache of all releases that did not have their own yet

self.addEventListener('install', (event) => {
  // What is in assets/ has a name of its own for every content: what the page has fetched already is taken as it is.
  const fresh = files.map((name) => new Request(name, { cache: name.startsWith('./assets/') ? 'default' : 'no-cache' }));
  event.waitUntil(caches.open(own).then((cache) => cache.addAll(fresh).then(() => keepWhatWasNeeded(cache))));
});

// What this device has needed of an older release, it needs of this one: "tournament-Bx3f.fourtab", whatever its content is
// now. A release is good without it.
async function keepWhatWasNeeded(cache) {
  const withoutHash = (name) => name.replace(/^.*\//, '').replace(/-.{8,}(?=\.[a-z]+$)/, '');
  const needed = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(releases) || name === own) continue;
    for (const { url } of await (await caches.open(name)).keys()) needed.add(withoutHash(new URL(url).pathname));
  }
  const wanted = later.filter((name) => needed.has(withoutHash(name)));
  await Promise.allSettled(wanted.map(async (name) => cache.put(name, (await caches.match(name)) ?? (await fetchWhole(name)))));
}

async function fetchWhole(request) {
  const found = await fetch(request);
  if (!found.ok) throw new Error(`${found.url} is answered with ${found.status}`);
  return found;
}

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
  if (found) return found;
  const fetched = await fetch(request);
  const isLater = later.some((name) => new URL(name, self.registration.scope).href === request.url);
  if (isLater && fetched.ok) await cache.put(request, fetched.clone()).catch(() => undefined); // a full disk is no harm
  return fetched;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});
