import type { Page } from '@playwright/test';
import type { Picture } from '../support/page/picture.js';
import { DemoPage } from '../support/page/demo-page.js';

/**
 * The demo: its three steps, the welcome, the conversation, and each dialog between two questions.
 */
export function pictures(): Promise<readonly Picture[]> {
  return Promise.resolve([
    { name: 'demo-sport', path: '/demo', settled: step(1) },
    { name: 'demo-level', path: '/demo?sport=running', settled: step(2) },
    { name: 'demo-details', path: '/demo?sport=cycling&level=intermediate', settled: details },
    {
      name: 'demo-welcome',
      path: '/demo',
      settled: (page) => new DemoPage(page).opened('Cycling'),
    },
    { name: 'demo-conversation', path: '/demo', settled: (page) => DemoPage.begun(page) },
    { name: 'demo-run', path: '/demo', settled: (page) => DemoPage.begun(page, 'Running') },
    { name: 'demo-next', path: '/demo', settled: (page) => dialogAfter(page, 1) },
    { name: 'demo-love', path: '/demo', settled: (page) => dialogAfter(page, 3) },
  ]);
}

const step = (number: number) => (page: Page) => page.getByText(`Step ${number} of 3`).waitFor();

async function details(page: Page): Promise<void> {
  await page.getByRole('button', { name: '31-40' }).click();
  await page.getByLabel('Email').fill('ada@example.org');
}

/** The dialog that stands after so many questions. */
async function dialogAfter(page: Page, count: number): Promise<void> {
  const demo = await DemoPage.begun(page);
  for (let asked = 1; asked < count; asked++) {
    await demo.next("What's next?");
    await demo.pick();
    await demo.answered(asked + 1);
  }
  await demo.next(count < 3 ? "What's next?" : "Love what you're seeing?");
}
