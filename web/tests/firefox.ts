// Firefox by WebDriver BiDi, without a screen. Whatever goes wrong in a page fails the visit.
import { launch } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Window } from './walk';

export async function inFirefox(visit: (window: Window) => Promise<void>): Promise<void> {
  const browser = await launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true });
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
    await page.setViewport({ width: 1280, height: 800 });
    await visit(page as unknown as Window);
    expect(wrong).toEqual([]);
  } finally {
    await browser.close();
  }
}
