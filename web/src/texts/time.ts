// How long ago something was, in words.
import { language } from './texts.svelte';

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

export function ago(then: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language().numbers, { numeric: 'auto' });
  const passed = now - then;
  const aWeek = 7 * units[0]![1];
  if (passed > aWeek) return new Intl.DateTimeFormat(language().numbers, { dateStyle: 'medium' }).format(then);
  for (const [unit, length] of units) if (passed >= length) return words.format(-Math.floor(passed / length), unit);
  return words.format(0, 'minute');
}
