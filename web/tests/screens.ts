// What tests of screens of all sizes share: phones, where something lies on the page, and whether a finger reaches it.
import type { Locator, Page } from 'playwright-core';
import type { World } from './world';

export const games = ['backgammon', 'checkers', 'ludo', 'backgammon-dice'];
export const phone = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });
export const now = (page: Page) => page.getByRole('region', { name: 'What is to be done' });
export const stage = (page: Page) => page.locator('.stage');
export const dock = (page: Page) => page.locator('.dock');

export async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  const [x, y, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map(Math.round) as [number, number, number, number];
  return { x, y, right, bottom, width: right - x, height: bottom - y };
}

// Whether a finger in its middle touches it, and not something that lies above it.
export function canBeTouched(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

// People who have sat down for the game before.
export async function chosen(world: World, page: Page, game: string, people: string[], clock = 'none'): Promise<void> {
  await page.goto(world.address);
  const choice = JSON.stringify({ players: people.map((name) => ({ name, kind: 'human' })), clock });
  await page.evaluate(([place, kept]) => localStorage.setItem(place!, kept!), [`fourfold.setup.${game}`, choice]);
}
