import type { Page } from '@playwright/test';
import { fadingRide, intervalRide5x4, tenKRun } from '../../backend/test/builders/fit/index.js';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { holdToken } from './support/page/open-as.js';

const password = 'correct horse 7';

/**
 * From now on the browser holds `token`, and notes every heading that can ever be seen: a page that
 * is hidden until the app is loaded does not count.
 */
async function enter(page: Page, token: string): Promise<void> {
  await holdToken(page, token);
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() =>
      [...document.querySelectorAll('h1,h2')]
        .filter((heading) =>
          heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .forEach(({ textContent }) => seen.add(textContent)),
    ).observe(document, { childList: true, subtree: true });
  });
}

const seen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test('leads an unfinished profile to the questionnaire [GATE-03, GATE-04, GATE-05]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.register(product.url, 'unfinished@example.org');
  await enter(page, token);
  for (const path of [
    '/',
    '/upload',
    '/workouts/8e8f8f6e-0000-4000-8000-000000000000',
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.waitForURL('**/onboarding/intro');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(
      (await seen(page)).filter((heading) => /Upload|Workouts|404|Start with/.test(heading)),
    ).toEqual([]);
  }
  for (const path of ['/onboarding', '/complete']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await expect(page.getByRole('heading', { name: 'Onboarding Complete' })).toBeVisible();
  await expect(page.getByText('Dashboard Coming Soon')).toBeVisible();
  await expectFit(page);
});

test('skipping the survey closes workouts only [GATE-06, GATE-15, HOME-14, WKT-07, X-05]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'later@example.org');
  await athlete.skip();
  await enter(page, athlete.token);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Complete your profile' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { name: 'No workouts yet' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'Complete your profile' }).click();
  await page.waitForURL('**/onboarding');
  await page.goto('/workouts/8e8f8f6e-0000-4000-8000-000000000000');
  await page.waitForURL('**/onboarding');
  expect((await seen(page)).filter((heading) => heading.includes('Workout not found'))).toEqual([]);
});

test('the menu works by keyboard; lost pages keep the frame [HOME-02, CNV-29, CNV-30]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'menu@example.org');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectFit(page);
  await enter(page, token);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  const settings = page.getByRole('button', { name: 'Settings' });
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await expectFit(page, async () => {
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(profile).toBeFocused();
  });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Edit questionnaire' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/onboarding?edit=true');
});

test('an ended session asks to sign in and returns [CNV-19, GATE-02]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'elsewhere@example.org');
  await enter(page, token);
  await page.goto('/upload');
  await page.getByRole('heading', { name: 'Upload a workout' }).waitFor();
  const newPassword = 'changed elsewhere 1';
  await page.request.post(`${product.url}/api/auth/change-password`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { currentPassword: password, newPassword },
  });
  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  await expect(
    page.getByText('Your session has ended. Sign in to go on where you were.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('elsewhere@example.org');
  await expectFit(page);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Upload First Workout' })).toBeVisible();
});

test('offers the upgrade [GATE-08, GATE-09, GATE-10, GATE-11, GATE-12, X-02, X-03]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'used-up@example.org');
  const workouts: string[] = [];
  for (const [name, bytes] of [
    ['a.fit', fadingRide()],
    ['b.fit', intervalRide5x4()],
    ['c.fit', tenKRun()],
  ] as const)
    workouts.push(await athlete.upload(name, new Uint8Array(bytes)));
  for (const workout of workouts) await athlete.ask(workout, 'Did I fade at the end?');
  await enter(page, athlete.token);
  await page.goto('/');
  await page.getByRole('heading', { name: 'All Workouts' }).waitFor();
  await page.getByRole('link', { name: 'Upload a workout' }).click();
  await page.getByRole('heading', { name: 'Upload a workout' }).waitFor();
  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your free trial is used up' });
  await expect(dialog.getByText(/Closing signs you out/)).toBeVisible();
  await expectFit(page);
  await dialog.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pro', exact: true }).waitFor();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('shows the not-found page for a badly escaped address [CNV-29]', async ({ page, product }) => {
  const { token } = await AthleteApi.onboarded(product.url, 'no-such-address@example.org');
  await enter(page, token);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  for (const path of ['/workouts/%E0%A4%A', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  }
  await expectFit(page);
  expect(failures).toEqual([]);
});

test('tabs share one session [CNV-18, CNV-19, CNV-20, CNV-21]', async ({
  context,
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'two-tabs@example.org');
  await enter(page, token);
  const other = await context.newPage();
  const unsigned: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/') && !request.headers()['authorization'])
      unsigned.push(request.url());
  });
  const asked = other.waitForRequest('**/api/auth/me');
  await other.route('**/api/auth/me', () => undefined, { times: 1 });
  await other.goto('/profile', { waitUntil: 'commit' });
  await asked;
  await Promise.all([other.reload(), page.goto('/upload')]);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload a workout' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(unsigned).toEqual([]);
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByText('Logout').click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await other.evaluate((value) => localStorage.setItem('token', value), token);
  await expect(page.getByRole('heading', { level: 1, name: 'Upload a workout' })).toBeVisible();
});
