import { expect, type Page } from '@playwright/test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function next(page: Page, heading: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
}

/**
 * Answers what must be answered, from the first step on, as a cyclist in a hurry would, and
 * completes.
 */
export async function fillQuestionnaire(page: Page): Promise<void> {
  await field(page, 'Age').fill('34');
  await field(page, 'Height').fill('172');
  await field(page, 'Weight').fill('63.5');
  await page.getByText('Female', { exact: true }).click();
  await next(page, /Training Background$/);
  await field(page, 'Training per week').fill('8');
  await next(page, /Health & Lifestyle$/);
  await page.getByRole('button', { name: 'Good, 7 to 8 hours' }).click();
  await page.getByRole('button', { name: 'Moderate' }).click();
  await next(page, /Power Zones$/);
  await next(page, /Heart Rate Zones$/);
  await field(page, 'Max heart rate').fill('188');
  await field(page, 'Resting heart rate').fill('52');
  await next(page, /Goals & Planning$/);
  await page.getByRole('button', { name: 'Complete Profile' }).click();
}
