import type { Page } from '@playwright/test';

/** Opens `path` as whoever holds the token. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(path);
}
