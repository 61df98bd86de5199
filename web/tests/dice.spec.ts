// The dice: words that are sealed before they are shown, and a finished match whose dice are checked.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, visit, type World } from './world';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

const seal = /\b[0-9a-f]{64}\b/g;

it('shows how the secret is sealed before anybody gives a word, and what the dice of a finished match prove', async () => {
  const { page, end } = await visit(world);
  await page.goto(`${world.address}#/new/backgammon`);
  await page.locator('summary', { hasText: 'Length' }).first().click();
  await page.getByRole('radio', { name: 'a single game', exact: true }).check({ force: true });
  await page.locator('summary', { hasText: 'Dice' }).first().click();
  await page.getByRole('switch', { name: 'Ask everyone for a word' }).check({ force: true });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Words for the dice' });
  await dialog.waitFor();
  const [secret] = (await dialog.innerText()).match(seal) ?? [];
  expect(secret).toBeDefined();
  await dialog.getByRole('textbox').fill('apple');
  await dialog.getByRole('button', { name: 'Seal this word' }).click();
  await page.getByRole('region', { name: 'What is to be done' }).waitFor();

  // Nothing can be checked before the end.
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('summary', { hasText: 'Fair dice' }).click();
  const more = page.getByRole('dialog', { name: 'More' });
  await more.getByText('can be checked when the match is over').waitFor();
  expect((await more.innerText()).match(seal)).toContain(secret);
  await more.getByRole('button', { name: 'Close' }).click();

  // Rolled once, and given up.
  const resign = page.getByRole('button', { name: 'Resign', exact: true });
  const giveUp = page.getByRole('dialog').getByRole('button', { name: 'Resign a backgammon' });
  const again = page.getByRole('button', { name: 'Rematch, sides changed' });
  await page.locator('path.space.can').first().waitFor(); // the dice are rolled by themselves
  await resign.click();
  // Buttons that were just put there cannot be pressed by accident, and this one asks again.
  while (!(await again.isVisible())) {
    await page.waitForTimeout(600);
    if (await giveUp.isVisible()) await giveUp.click();
  }
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('summary', { hasText: 'Fair dice' }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await more.getByText('nobody can have chosen the dice').waitFor();
  await end();
});
