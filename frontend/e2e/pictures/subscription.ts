import type { Page } from '@playwright/test';
import { AthleteApi } from '../support/athlete-api.js';
import { heading, type Picture } from '../support/picture.js';

/** The plan: offered, paid for, confirmed, and canceled. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const trying = await AthleteApi.onboarded(url, 'trying@example.org');
  const paying = await AthleteApi.onboarded(url, 'paying@example.org');
  await paying.subscribe();
  return [
    { name: 'subscribe', path: '/subscribe', token: trying.token, settled: (page) => page.getByRole('button', { name: /^Subscribe Now/ }).waitFor() },
    { name: 'subscription-active', path: '/subscription/confirmation', token: paying.token, settled: heading('Your subscription is active') },
    { name: 'profile-plan', path: '/profile', token: paying.token, settled: toThePlan },
    { name: 'profile-cancel-plan', path: '/profile', token: paying.token, settled: askToCancel },
  ];
}

async function toThePlan(page: Page): Promise<void> {
  await page.getByText('Status: Active').scrollIntoViewIfNeeded();
}

async function askToCancel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('dialog', { name: 'Cancel your subscription?' }).waitFor();
}
