import type { Page } from '@playwright/test';
import { expectNothingFound } from './support/page/axe-clean.js';
import { DemoPage } from './support/page/demo-page.js';
import { expect, test } from './support/fixtures.js';
import { pairs } from './support/page/short-form.js';

for (const [width, sport] of pairs([1440, 360], ['Cycling', 'Running'] as const)) {
  // The parts around the sample are the same for both sports: in each size they are looked at with
  // one of them, which the short form plays too.
  const looksAround = sport === (width === 1440 ? 'Cycling' : 'Running');
  const fit = (page: Page, of: 'one' | 'both' = 'one') =>
    of === 'both' || looksAround ? expectNothingFound(page) : Promise.resolve();
  test.describe('playing the demo [DEMO-28, DEMO-30, DEMO-31, DEMO-32, DEMO-33, DEMO-38]', () => {
    test(`plays the demo: ${sport} at ${width} px [DEMO-01, DEMO-14, DEMO-27]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const demo = new DemoPage(page);
      await page.goto('/demo');
      await expect(page.getByText('Step 1 of 3')).toBeVisible();
      await test.step('step 1', () => fit(page));
      await page.getByRole('button', { name: sport }).click();
      await expect(page.getByText('Step 2 of 3')).toBeVisible();
      await test.step('step 2', () => fit(page));
      await page.getByRole('button', { name: 'Intermediate' }).click();
      await expect(page.getByText('Step 3 of 3')).toBeVisible();
      await page.getByRole('button', { name: '31-40' }).click();
      await page.getByLabel('Email').fill('visitor@example.org');
      await test.step('step 3', () => fit(page));
      await page.getByRole('button', { name: 'Submit' }).click();

      await page.waitForURL(/\/demo-workout\/[^?]+\?sport=\w+&level=intermediate&sessionId=.+/);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.locator('canvas').first().waitFor();
      await test.step('welcome', () => fit(page));
      await page.getByRole('button', { name: "Let's Go!" }).click();
      await demo.answered(1);
      await test.step('conversation', () => fit(page, 'both'));

      await demo.next("What's next?");
      await test.step('what is next', () => fit(page));
      await demo.pick();
      await demo.answered(2);
      await demo.next("What's next?");
      await page.getByLabel('Or ask in your own words').fill('How much did I climb?');
      await page.keyboard.press('Enter');
      await demo.answered(3);
      await demo.next("Love what you're seeing?");
      await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute(
        'href',
        '/getting-started',
      );
      await test.step('love', () => fit(page));
      await demo.pick();
      await demo.answered(4);
      await demo.next("Love what you're seeing?");
      await demo.pick();
      await demo.answered(5);
      const start = page.getByRole('link', { name: 'Get Started' });
      await expect(start).toHaveAttribute('data-flashes', 'false');
      await demo.next("What's next?");
      await demo.pick();
      await demo.answered(6);
      await expect(start).toHaveAttribute('data-flashes', 'true');
      await expect(page.getByRole('button', { name: 'NEXT' })).toHaveCount(0);
      await demo.ask('Just one more?');
      await expect(page.getByText('Question Limit Reached')).toBeVisible();
      await start.click();
      await page.waitForURL('**/getting-started');
    });
  });
}

test('a fact opens its seconds; on a phone there is a way back [DEMO-18]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const demo = await DemoPage.begun(page);
  // What the welcome promises is among the facts that are in sight.
  await page.getByTitle('See it on the curves').first().click();
  await page.waitForURL(/#t=\d+-\d+/);
  await expect(page.getByLabel('Charts')).toBeInViewport();
  await page.getByRole('button', { name: 'Back to the answer' }).click();
  await expect(demo.log).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Back to the answer' })).toHaveCount(0);
});

test('changes units, reopens a session, keeps focus visible [DEMO-17, DEMO-19, DEMO-23]', async ({
  page,
}) => {
  const demo = await DemoPage.begun(page);
  await page.getByText('Imperial').click();
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(' mi');
  await page.reload();
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await demo.answered(1);
  const banner = page.getByRole('complementary', { name: 'Your own workouts' });
  await page.getByLabel('Stridewatt, start page').focus();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const foot = document.querySelector('aside[aria-label="Your own workouts"]');
      if (!focused || !foot || foot.contains(focused) || focused === document.body) return null;
      const { top, bottom } = focused.getBoundingClientRect();
      return top >= foot.getBoundingClientRect().top && bottom > top
        ? focused.outerHTML.slice(0, 120)
        : null;
    });
    expect(hidden).toBeNull();
    if (await banner.evaluate((foot) => foot.contains(document.activeElement))) break;
  }
});

test('rejects a session of another sample and wrong input [DEMO-05, DEMO-37, DEMO-41]', async ({
  page,
}) => {
  await page.goto('/demo?sport=cycling&level=beginner');
  await page.getByLabel('Email').fill('ada@example');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This does not look like an email address.')).toBeVisible();
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.waitForURL(/\/demo-workout\//);
  const own = new URL(page.url());
  const other = own.pathname.replace(/.$/, (last) => (last === '1' ? '2' : '1'));
  await page.goto(`${other}${own.search}`);
  await page.getByRole('button', { name: "Let's Go!" }).click();
  await expect(page.getByText('This session cannot be opened')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the demo' })).toHaveAttribute('href', '/demo');
  await expect(page.getByRole('log')).toHaveCount(0);
  await expectNothingFound(page);
});

test('the site loads no demo code; the demo logs no error [DEMO-32]', async ({ page }) => {
  const scripts: string[] = [];
  const complaints: string[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(response.url())) scripts.push(response.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /demo/.test(url))).toEqual([]);
  scripts.length = 0;
  await DemoPage.begun(page);
  expect(scripts.some((url) => /demo/.test(url))).toBe(true);
  expect(complaints).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const start = page.getByRole('link', { name: 'Get Started' });
  await start.evaluate((button) => button.setAttribute('data-flashes', 'true'));
  expect(await start.evaluate((button) => getComputedStyle(button).animationName)).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await start.evaluate((button) => getComputedStyle(button).animationName)).toContain(
    'flash',
  );
});
