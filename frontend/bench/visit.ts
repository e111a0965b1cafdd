import type { Browser, BrowserContext, Page } from '@playwright/test';

const VIEWPORT = { width: 1440, height: 900 };

/** A separate browser signed in by the token, with an empty cache. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  token: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return context;
}

/** Waits until two frames have been shown: what was drawn in the first is on the screen. */
export async function shown(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/**
 * Follows a link that is on the page, without the pointer coming near it first: that would load the
 * page behind it beforehand.
 */
export async function follow(page: Page, selector: string): Promise<void> {
  await page.locator(selector).last().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  // Whatever the page still has to do for itself is over when it has nothing to do.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );
  await page.evaluate((wanted) => {
    window.watched = {};
    performance.clearResourceTimings();
    const link = [...document.querySelectorAll<HTMLElement>(wanted)].at(-1);
    link?.click();
  }, selector);
}

/** The value below which `share` of the sorted values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
