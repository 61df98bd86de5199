// The core's reasons begin small and may or may not end with a full stop.

export function asSentence(reason: string): string {
  const text = reason.trim();
  return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
}

// To be put into a sentence that has its own end.
export function asClause(reason: string): string {
  return reason.trim().replace(/\.$/, '');
}
