import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { tenKRun } from '../../backend/test/builders/fit/index.js';
import type { WorkoutDetailAnswer } from '../src/api/generated/types.gen.js';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';
import { linkInMail } from './support/server/mailbox.js';
import { fullAnswers } from './support/athletes/questionnaire.js';

const oldPassword = 'correct horse 7';
const newPassword = 'another stable 8';

const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Profile' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option}$`) })
    .click();
}

test('changes the password [PRO-03, PRO-04, PRO-05, PRO-06, PRO-07, PRO-08]', async ({
  page,
  product,
}) => {
  const email = 'password@example.org';
  const { token } = await AthleteApi.onboarded(product.url, email);
  await openAs(page, token, '/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save New Password' })).toBeDisabled();
  await page.getByLabel('Current password').fill('not the one');
  await page.getByLabel('New password', { exact: true }).fill('seven77');
  await page.getByLabel('Confirm new password').fill('seven78');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 8 characters long.')).toBeVisible();
  await expect(page.getByText('New passwords do not match.')).toBeVisible();
  await expectFit(page);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Current password').fill(oldPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await page.reload();
  await expect(profile(page)).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Email').fill(email);
  for (const [secret, settled] of [
    [oldPassword, page.getByRole('alert').filter({ hasText: /./ })],
    [newPassword, profile(page)],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(settled).toBeVisible();
  }
});

test('the email changes by the link sent to the new address', async ({ page, product }) => {
  const [old, next] = ['moves@example.org', 'moved@example.org'];
  const { token } = await AthleteApi.onboarded(product.url, old);
  await openAs(page, token, '/profile');
  const devices = page.getByRole('list', { name: 'Signed-in devices' });
  await expect(devices.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Change Email' }).click();
  const form = page.getByRole('form', { name: 'Change email' });
  await expect(form.getByLabel('New email')).toBeFocused();
  await form.getByLabel('New email').fill(next);
  await form.getByLabel('Current password').fill('not the one');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Current password')).toBeFocused();
  await expect(form.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expectFit(page);
  await form.getByLabel('Current password').fill(oldPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Open the link we sent to ${next} within 24 hours.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Email' })).toBeFocused();

  await page.goto(await linkInMail(product.dataDir, next, '/confirm-email'));
  await expect(page.getByRole('heading', { name: 'Confirm your new email' })).toBeVisible();
  await expect(page).toHaveURL(/\/confirm-email$/);
  await expectFit(page);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByRole('heading', { name: 'Your email has been changed' })).toBeFocused();
  await expectFit(page);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(profile(page)).toBeVisible();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  await page.goto('/confirm-email');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectFit(page);
});

test('unit changes reach a workout opened before [PRO-09, PRO-10, PRO-11, PRO-13, PRO-14]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'units@example.org');
  const run = await athlete.upload('10k.fit', new Uint8Array(tenKRun()));
  await openAs(page, athlete.token, `/workouts/${run}`);
  await page.locator('canvas').first().waitFor();
  await expect(page.getByText(/\/km\b/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(profile(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeDisabled();
  await choose(page, 'Unit system', 'Imperial');
  await choose(page, 'Pace unit', 'min/mi');
  await choose(page, 'Distance unit', 'miles');
  await choose(page, 'Elevation unit', 'ft');
  await expect(page.getByText('You have unsaved changes')).toBeVisible();
  await expectFit(page);
  // A busy server has not written the report again by the time the page comes back: its first
  // answer has the old words.
  const workout = `**/api/workouts/${run}`;
  const late = await page.evaluate(
    (path) =>
      fetch(path, { headers: { Authorization: `Bearer ${localStorage.getItem('token')}` } }).then(
        (answer) => answer.json() as Promise<WorkoutDetailAnswer>,
      ),
    `/api/workouts/${run}`,
  );
  expect(late.workout.reports[0]?.headline).toMatch(/\/km\b/);
  await page.route(
    workout,
    (route) =>
      route.fulfill({
        json: {
          workout: {
            ...late.workout,
            reports: late.workout.reports.map((report) => ({ ...report, rewriting: true })),
          },
        },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(page.getByText('Preferences Saved')).toBeVisible();
  await expect(page.getByText('You have unsaved changes')).toBeHidden();
  await page.goBack();
  await page.locator('canvas').first().waitFor();
  await expect(page.getByText(/\/mi\b/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/\/km\b/)).toHaveCount(0);
});

test('thresholds are entered, corrected and removed; own zones stay [PRO-12]', async ({
  page,
  product,
}) => {
  const athlete = await AthleteApi.onboarded(product.url, 'thresholds@example.org');
  await athlete.complete(fullAnswers);
  await openAs(page, athlete.token, '/profile');
  const entry = (day: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: `Correct the entry of ${day}` }) });
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Add an entry' }).click();
  await expect(page.getByLabel('Holds from')).toBeFocused();
  await page.getByLabel('Holds from').fill('2026-03-01');
  await page.getByLabel('FTP').fill('9000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter 30 to 700 W.')).toBeVisible();
  await expectFit(page);
  await page.getByLabel('FTP').fill('228');
  await page.keyboard.press('Enter');
  await expect(entry('2026-03-01')).toContainText('228');
  await expect(page.getByRole('button', { name: 'Add an entry' })).toBeFocused();

  await page.getByRole('button', { name: 'Correct the entry of 2026-03-01' }).click();
  await page.getByLabel('FTP').fill('231');
  await page.getByLabel('Weight').fill('66,5');
  await page.keyboard.press('Enter');
  await expect(entry('2026-03-01')).toContainText('231');
  await expect(entry('2026-03-01')).toContainText('66.5');

  const question = page.getByRole('tooltip').filter({ hasText: 'Remove this entry?' });
  await expectFit(page, async () => {
    if (await question.isVisible()) await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Remove the entry of 2026-03-01' }).click();
    await expect(question).toBeVisible();
  });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Entry Removed')).toBeVisible();
  await expect(entry('2026-03-01')).toHaveCount(0);
});

test.describe('leaving [PRO-20, PRO-21, PRO-22, FBK-12]', () => {
  test('exports the data, then closes the account [PRO-01, PRO-02, PRO-15, PRO-18]', async ({
    page,
    product,
  }) => {
    const email = 'leaves@example.org';
    const athlete = await AthleteApi.onboarded(product.url, email);
    await athlete.upload('10k.fit', new Uint8Array(tenKRun()));
    await openAs(page, athlete.token, '/profile?onboarding=complete');
    await expect(page.getByRole('dialog', { name: 'Your profile is complete' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
    await expectFit(page);
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFit(page);
    await expect(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute(
      'href',
      '/subscribe',
    );

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('stridewatt-export.zip');
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

    await page.getByRole('button', { name: 'Cancel Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account for good?' });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectFit(page);
    await dialog.getByLabel('Your password').fill(oldPassword);
    await dialog.getByRole('button', { name: 'Cancel Account' }).click();
    await expect(page.getByText('Account Deleted')).toBeVisible();
    await expect(page.getByRole('heading', { name: "We're Sorry to See You Go" })).toBeVisible();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('feedbackToken'),
      ]),
    ).toEqual([null, athlete.token]);
    await page.getByRole('radio', { name: 'It is too expensive' }).check({ force: true });
    await page.getByRole('radio', { name: 'Maybe' }).check({ force: true });
    const sending = page.waitForRequest('**/api/feedback');
    await page.getByRole('button', { name: 'Submit Feedback' }).click();
    expect((await sending).postDataJSON()).toMatchObject({
      reason: 'too-expensive',
      userToken: athlete.token,
    });
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Homepage' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(oldPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  });
});
