// Draws the icons in web/public that have to be PNG from those that are SVG: node web/scripts/icons.mjs, when the sign of the
// house has changed. They are committed, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const icons = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  // Apple rounds the corners itself and wants no transparency.
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu'] });
for (const { from, to, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawing = Buffer.from(readFileSync(new URL(from, folder))).toString('base64');
  await page.setContent(`<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${drawing}">`);
  await page.screenshot({ path: new URL(to, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
