// The core's reasons begin small and have no full stop.
export function sentence(reason: string): string {
  const text = reason.trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}
