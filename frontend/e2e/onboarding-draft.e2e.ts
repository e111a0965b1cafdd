import type { Page } from '@playwright/test';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';

const healthStep = '/onboarding?step=3';
const sleep = (page: Page) => page.getByRole('textbox', { name: 'Sleep quality' });
const saved = (athlete: AthleteApi, name: string) => async () =>
  (await athlete.readDraft()).data[name];

test('a draft goes on where it was left, on another machine [ONB-19, ONB-22, ONB-24]', async ({
  page,
  product,
  browser,
}) => {
  const athlete = await AthleteApi.register(product.url, 'two-machines@example.org');
  await openAs(page, athlete.token, '/onboarding');
  await page.getByRole('textbox', { name: 'Age', exact: true }).fill('34');
  await page.getByText('Imperial').click();
  await page.getByRole('textbox', { name: 'Height', exact: true }).fill('59');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Advanced').click();
  await page.getByRole('button', { name: 'Next' }).click();
  await sleep(page).pressSequentially('Short, 😴 the baby wakes at 4');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const other = await browser.newContext({ baseURL: product.url });
  const there = await other.newPage();
  await openAs(there, athlete.token, '/onboarding');
  await expect(
    there.getByRole('heading', { name: 'Step 3 of 7: Health & Lifestyle' }),
  ).toBeVisible();
  await expect(sleep(there)).toHaveValue('Short, 😴 the baby wakes at 4');
  await there.getByRole('button', { name: 'Previous' }).click();
  await expect(there.getByRole('radio', { name: /Advanced/ })).toBeChecked();
  await there.getByRole('button', { name: 'Previous' }).click();
  await expect(there.getByRole('textbox', { name: 'Height', exact: true })).toHaveValue(
    '5 ft 9 in',
  );
  await other.close();
});

test('a tab that is killed within the pause before saving loses nothing', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'killed@example.org');
  await openAs(page, athlete.token, healthStep);
  await sleep(page).fill('typed a moment before');
  await page.close({ runBeforeUnload: false });

  const again = await page.context().newPage();
  await again.goto(healthStep);
  await expect(sleep(again)).toHaveValue('typed a moment before');
  await expect.poll(saved(athlete, 'sleepQuality')).toBe('typed a moment before');
});

test('a page that is left within the pause is saved for every machine', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'left@example.org');
  await openAs(page, athlete.token, healthStep);
  await sleep(page).fill('left immediately');
  await page.goto('/help');
  await expect.poll(saved(athlete, 'sleepQuality')).toBe('left immediately');
});

test('loses nothing while the server is away and saves it all afterwards', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'offline@example.org');
  await openAs(page, athlete.token, healthStep);
  await sleep(page).waitFor();
  await page.context().setOffline(true);
  await sleep(page).pressSequentially('short, in a tunnel');
  await expect(page.getByText('Not saved yet, we keep trying')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Current FTP' }).fill('240');
  await page.context().setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Current FTP' })).toHaveValue('240');
  const { data, currentStep } = await athlete.readDraft();
  expect({ ...data, currentStep }).toMatchObject({
    sleepQuality: 'short, in a tunnel',
    currentFTP: 240,
    currentStep: 4,
  });
});

test('a server that is down for a while is tried again without anybody doing anything', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'down@example.org');
  await openAs(page, athlete.token, healthStep);
  await sleep(page).waitFor();
  const draft = '**/api/onboarding/draft';
  await page.route(draft, (route) => route.fulfill({ status: 503, body: '' }));
  await sleep(page).fill('while it was down');
  await expect(page.getByText('Not saved yet, we keep trying')).toBeVisible();
  await page.unroute(draft);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await saved(athlete, 'sleepQuality')()).toBe('while it was down');
});

test('keystrokes on a slow line arrive in order and keep what was typed', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.register(product.url, 'slow@example.org');
  await openAs(page, athlete.token, healthStep);
  await sleep(page).waitFor();
  let late = 0;
  await page.route('**/api/onboarding/draft', async (route) => {
    const answer = await route.fetch();
    // Each response is delayed until the athlete has typed on.
    await page.waitForFunction(
      (length) =>
        (document.querySelector<HTMLInputElement>('#answer-sleepQuality')?.value.length ?? 99) >
        length,
      (late += 10),
    );
    await route.fulfill({ response: answer });
  });
  const text = 'one two three four five six seven eight nine ten';
  for (const word of text.match(/\S+\s?/g) ?? [])
    await sleep(page).pressSequentially(word, { delay: 90 });
  await expect(sleep(page)).toHaveValue(text);
  await page.unrouteAll({ behavior: 'wait' });
  await expect.poll(saved(athlete, 'sleepQuality')).toBe(text);
});
