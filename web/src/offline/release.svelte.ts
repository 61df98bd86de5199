// Keeps the app for times without a network, once the page has settled, and offers a new release when one is here. It is never
// forced: a page goes on with the files that it began with until a person takes the new one. In development, and where a browser
// does not allow it, there is simply no such thing.

const lookEvery = 60 * 60 * 1000; // milliseconds

let waiting = $state.raw<ServiceWorker | null>(null); // a release that is fetched and waits
let overtaken = $state(false); // another page has taken it
let putOff = $state(false);

export function isOffered(): boolean {
  return (waiting !== null || overtaken) && !putOff;
}

export function putOffRelease(): void {
  putOff = true;
}

// Loads the page again as the new release. Games are kept after every event, and go on.
export function takeRelease(): void {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take');
}

// As long as this page is open, the files of its release are needed (see offline/sw.js).
async function needRelease(scope: string): Promise<void> {
  const release = document.querySelector<HTMLMetaElement>('meta[name="fourfold-release"]')!.content;
  await new Promise<void>((held) => {
    if (!navigator.locks) return held();
    void navigator.locks.request(`fourfold ${scope} ${release}`, { mode: 'shared' }, () => {
      held();
      return new Promise(() => undefined);
    });
  });
}

function offerWhenHere(registration: ServiceWorkerRegistration): void {
  const look = () => {
    // The very first one is no news.
    if (registration.active) waiting = registration.waiting;
    if (waiting) putOff = false;
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', watch);
  watch();
  look();
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator;
  const alone = serviceWorker.controller === null;
  const registration = await serviceWorker.register('./sw.js');
  await needRelease(registration.scope);
  registration.active?.postMessage('tidy');
  offerWhenHere(registration);
  let claimed = !alone;
  serviceWorker.addEventListener('controllerchange', () => {
    overtaken = claimed;
    claimed = true;
    waiting = registration.waiting;
  });
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}

export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void keep().catch(() => undefined);
}
