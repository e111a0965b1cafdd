import type { Page } from '@playwright/test';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expectNothingFound } from './support/page/axe-clean.js';
import { expect, test } from './support/fixtures.js';

const PAGES = [
  '/',
  '/features',
  '/why-stridewatt',
  '/help',
  '/pricing',
  '/signup',
  '/getting-started',
  '/forgot-password',
  '/privacy',
  '/terms',
  '/contact',
  '/nowhere',
];

/** A form is taken over by React; any other page is alive once it has loaded. */
async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['form'] === undefined ||
      Object.keys(document.getElementById('root') ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
  );
}

test('public pages pass axe at each size and theme, each with a title [MKT-01, MKT-04]', async ({
  page,
}) => {
  const titles = new Set<string>();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of PAGES) {
    await page.goto(path);
    await alive(page);
    await test.step(path, () => expectNothingFound(page, { widths: [360, 768, 1440] }));
    titles.add(await page.title());
  }
  expect(titles.size).toBe(PAGES.length);
  expect(complaints).toEqual([]);
});

test('pages work without scripts, menu and questions included [MKT-02, MKT-04, MKT-18]', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 780 },
  });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('not a replacement for a coach');
    // Playwright's search for texts leaves out what is within `noscript`.
    await expect(page.locator('noscript p').first()).toBeVisible();
    await expect(page.locator('noscript p').first()).toContainText('the demo need it');
  }
  const shared = new URL(
    (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
  );
  const image = await page.request.get(shared.pathname);
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);
  await page.goto('/help');
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible();
  await page.getByText('What if the coach does not know?').click();
  await expect(page.getByText('Then the coach says so and gives the reason.')).toBeVisible();
  await context.close();
});

test('Sign In opens the card and loads only its own scripts [MKT-03, MKT-07, MKT-08]', async ({
  page,
  product,
}) => {
  const email = 'landing@example.org';
  await AthleteApi.onboarded(product.url, email);
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/');
  await alive(page);
  const before = scripts.length;
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(scripts.length).toBeGreaterThan(before);
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  await expectNothingFound(page, { schemes: ['light'] });
  await page.getByRole('button', { name: 'New here? Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('link', { name: 'Upload First Workout' })).toBeVisible();
});

test('login and signup addresses open their cards [MKT-09, MKT-10]', async ({ page }) => {
  await page.goto('/?login=true');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goto('/?signup=true');
  await page.waitForURL('**/getting-started');
  await expect(page.getByRole('button', { name: 'Start Free Now' })).toBeVisible();
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/?login=true');
  await expect(page.getByLabel('Email')).toBeFocused();
});

/** Keeps every text of a level-one heading, and every frame of the app, that is ever painted. */
function watchPaints(): void {
  const painted = new Set<string>();
  Object.assign(window, { painted });
  const look = (): void => {
    for (const seen of document.querySelectorAll<HTMLElement>('h1, nav'))
      if (seen.checkVisibility({ opacityProperty: true }))
        painted.add(seen.tagName === 'NAV' ? seen.textContent : `h1 ${seen.textContent}`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const painted = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { painted: Set<string> }).painted].join(' | '));

test('a signed-in athlete sees home at /, and a visitor the landing page [MKT-05]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'flash@example.org');
  await page.addInitScript(watchPaints);
  await page.goto('/');
  await alive(page);
  expect(await painted(page)).toContain('h1 Ask your workout');
  expect(await painted(page)).not.toContain('Upload');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/');
  await page.getByRole('link', { name: 'Upload First Workout' }).waitFor();
  expect(await painted(page)).not.toContain('Ask your workout');
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Upload First Workout' }).waitFor();
  expect(await painted(page)).not.toContain('read closely');
});

test('a stored token that the server no longer takes leads to the landing page [CNV-19]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('token', 'stale'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ask your workout anything it can prove',
  );
  await expect(page.getByRole('link', { name: 'Start Free' }).first()).toBeVisible();
  await page.goto('/help');
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
});

test('/help is for both: the trial is offered to visitors alone [MKT-19, MKT-20]', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'help@example.org');
  await page.goto('/help');
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute(
    'href',
    '/getting-started',
  );
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Your Free Trial' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Your workouts' })).toBeVisible();
});

test('evidence is pointed at by pointer and by keyboard [MKT-05]', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const chip = page.getByRole('button', {
    name: 'Power of work interval 5',
  });
  await chip.hover();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Power of work interval 1' }).focus();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('a form can be filled in before its script, which alone sends it [AUTH-09, AUTH-14]', async ({
  page,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/getting-started', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Create account' });
  const words: Readonly<Record<string, string>> = {
    'First name': 'Ada',
    'Last name': 'Early',
    Email: 'early@example.org',
    City: 'Ghent',
    Country: 'Belgium',
    Password: 'correct horse 7',
    'Confirm password': 'correct horse 7',
  };
  for (const [label, text] of Object.entries(words))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByText('Both', { exact: true }).click();
  await form.getByLabel('Confirm password').press('Enter');
  await expect(form.getByRole('button', { name: 'Start Free Now' })).toBeDisabled();
  release();
  await expect(form.getByRole('button', { name: 'Start Free Now' })).toBeEnabled();
  for (const [label, text] of Object.entries(words))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text);
  expect(page.url()).not.toContain('?');
  await form.getByRole('button', { name: 'Start Free Now' }).click();
  await page.waitForURL('**/onboarding/intro');
});

test('form pages load nothing of the app [AUTH-23, AUTH-24]', async ({ page }) => {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      void response.headerValue('content-length').then((length) => (bytes += Number(length)));
  });
  for (const path of ['/signup', '/getting-started', '/forgot-password']) {
    bytes = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThan(100_000);
  }
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText('Reset Email Sent');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});
