import type { Page } from '@playwright/test';

/**
 * The browser holds the token from now on, and shows nothing: a small answer of the same origin
 * gives the place to keep it.
 */
export async function holdToken(page: Page, token: string): Promise<void> {
  await page.goto('/api/client-settings');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

/** Opens `path` signed in by the token. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await holdToken(page, token);
  await page.goto(path);
}
