import type { Page } from '@playwright/test';
import type { SubscriptionStatusAnswer } from '../../src/api/generated/types.gen.js';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { heading, type Picture } from '../support/page/picture.js';

const MONTH_END = '2026-12-20T12:00:00.000Z';
const LAST_END = '2026-11-20T12:00:00.000Z';
const trial: SubscriptionStatusAnswer = {
  subscriptionStatus: 'TRIAL',
  uploadsUsed: 1,
  uploadsRemaining: 2,
  questionsUsed: 1,
  trialFullyExhausted: false,
  paidThrough: null,
  cancelAtPeriodEnd: false,
  lastPayment: null,
};
const plan: SubscriptionStatusAnswer = {
  ...trial,
  subscriptionStatus: 'ACTIVE',
  uploadsRemaining: 'unlimited',
  paidThrough: MONTH_END,
  lastPayment: 'paid',
};
const over: SubscriptionStatusAnswer = {
  ...plan,
  subscriptionStatus: 'COMPLETED',
  uploadsRemaining: 0,
  trialFullyExhausted: true,
  paidThrough: LAST_END,
};

/** Every state of a plan, as the server tells it. */
const STATES: Readonly<Record<string, SubscriptionStatusAnswer>> = {
  trial,
  incomplete: { ...trial, subscriptionStatus: 'PENDING' },
  expired: { ...trial, subscriptionStatus: 'EXPIRED' },
  active: plan,
  'past-due': { ...plan, paidThrough: LAST_END, lastPayment: 'failed' },
  unpaid: {
    ...over,
    subscriptionStatus: 'SUSPENDED',
    trialFullyExhausted: false,
    lastPayment: 'failed',
  },
  suspended: { ...plan, subscriptionStatus: 'SUSPENDED' },
  canceled: { ...plan, subscriptionStatus: 'CANCELED', cancelAtPeriodEnd: true },
  paused: { ...plan, subscriptionStatus: 'CANCELED' },
  ended: over,
};

/** Those that say something about money. */
const BANNERS = ['past-due', 'unpaid', 'canceled', 'ended'];

/**
 * The plan: offered, paid for, confirmed, and canceled; and each of its states on the profile and
 * on home.
 */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const trying = await AthleteApi.onboarded(url, 'trying@example.org');
  const paying = await AthleteApi.onboarded(url, 'paying@example.org');
  await paying.subscribe();
  return [
    {
      name: 'subscribe',
      path: '/subscribe',
      token: trying.token,
      settled: (page) => page.getByRole('button', { name: /^Subscribe Now/ }).waitFor(),
    },
    { name: 'subscribe-owed', path: '/subscribe', token: trying.token, settled: askToPay },
    {
      name: 'subscription-active',
      path: '/subscription/confirmation',
      token: paying.token,
      settled: heading('Your subscription is active'),
    },
    {
      name: 'subscription-failed',
      path: '/subscription/confirmation?redirect_status=failed',
      token: trying.token,
      settled: heading('Payment Failed'),
    },
    {
      name: 'profile-cancel-plan',
      path: '/profile',
      token: paying.token,
      settled: (page) => askToCancel(page, 'active'),
    },
    {
      name: 'profile-cancel-owed',
      path: '/profile',
      token: paying.token,
      settled: (page) => askToCancel(page, 'past-due'),
    },
    ...Object.keys(STATES).map((state) => ({
      name: `plan-${state}`,
      path: '/profile',
      token: paying.token,
      settled: (page: Page) => toThePlan(page, state),
    })),
    ...BANNERS.map((state) => ({
      name: `banner-${state}`,
      path: '/',
      token: paying.token,
      settled: (page: Page) => inState(page, state),
    })),
  ];
}

/** Reloads the page in that state. */
async function inState(page: Page, state: string): Promise<void> {
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: STATES[state] }));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload({ waitUntil: 'networkidle' });
}

async function toThePlan(page: Page, state: string): Promise<void> {
  await inState(page, state);
  await page
    .getByRole('heading', { name: 'Subscription' })
    .evaluate((plan) => plan.scrollIntoView());
}

async function askToCancel(page: Page, state: string): Promise<void> {
  await inState(page, state);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('dialog', { name: 'Cancel your subscription?' }).waitFor();
}

async function askToPay(page: Page): Promise<void> {
  await inState(page, 'past-due');
  await page.getByRole('button', { name: /^Pay Now/ }).waitFor();
}
