// Keys that work anywhere at the table, as long as nothing else wants them: the board has its own, and so have fields.
import type { Driver } from './driver.svelte';

const fields = 'input, select, textarea, dialog';
const taken = `${fields}, [role="group"] [data-space], [role="radiogroup"]`;

export function keyPressed(event: KeyboardEvent, driver: Driver, onhelp: () => void): void {
  const { view, lookBack } = driver;
  const target = event.target instanceof Element ? event.target : null;
  const combined = event.ctrlKey || event.metaKey || event.altKey;
  if (!view || event.defaultPrevented || combined) return;
  // Wherever one is, also on the board.
  if (event.key === '?' && !target?.closest(fields)) {
    event.preventDefault();
    return onhelp();
  }
  if (target?.closest(taken)) return;
  const onButton = Boolean(target?.closest('button, a, summary'));
  switch (event.key) {
    case 'ArrowLeft':
      void lookBack.step(-1);
      break;
    case 'ArrowRight':
      if (lookBack.active) void lookBack.step(1);
      break;
    case 'Escape':
      if (lookBack.active) lookBack.back();
      else driver.dropHint();
      break;
    case 'Backspace':
      if (view.made.length > 0) void driver.undo();
      break;
    case ' ':
    case 'Enter':
      if (onButton || lookBack.active) return;
      if (view.waiting === 'person' && view.whole && view.made.length > 0) void driver.confirm();
      else if (view.waiting === 'pass' || (view.waiting === 'dice' && driver.person)) void driver.proceed();
      else return;
      break;
    default:
      return;
  }
  event.preventDefault();
}
