// Keeps the app for times without a network, once the page has settled. In development, and where a browser does not allow it,
// there is simply no such thing.
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => {
    navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
