import type { Page } from '@playwright/test';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test as base } from './support/fixtures.js';
import { startProduct, type Product } from './support/server/product.js';
import { STAFF, STAFF_ENV } from './support/athletes/staff.js';

/** A product whose administrator's password is known. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _any }, use) => {
      const product = await startProduct(STAFF_ENV);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const dialog = (page: Page) => page.getByRole('dialog');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel('Username').fill(STAFF.username);
  await page.getByLabel('Password', { exact: true }).fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

test('an athlete is not let in [ADM-06, ADM-07]', async ({ page, product }) => {
  await AthleteApi.onboarded(product.url, 'no-admin@example.org');
  await page.goto('/admin/login');
  await expectFit(page);
  await page.getByLabel('Username').fill('no-admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Login Failed');
  await expect(page.getByRole('alert')).toContainText('Not an admin');
});

test('nobody but administrators loads the pages of administrators', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  expect(asked.filter((path) => /admin\.(dashboard|login)/.test(path))).toEqual([]);
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(asked.some((path) => /admin\.login/.test(path))).toBe(true);
});

test('an administrator works through all tabs [ADM-02, ADM-04, ADM-09, ADM-11]', async ({
  page,
  product,
}) => {
  const ada = await AthleteApi.onboarded(product.url, 'ada-staff@example.org');
  await ada.subscribe();
  await AthleteApi.register(product.url, 'new-staff@example.org');
  await signIn(page);

  await test.step('users: search, suspend, restore [AUS-02, AUS-25, AUS-26, AUS-32]', async () => {
    await page.getByRole('searchbox').fill('ada-staff');
    await expect(page).toHaveURL(/search=ada-staff/);
    await expect(
      page.getByRole('button', { name: 'Delete: ada-staff@example.org' }),
    ).toBeDisabled();
    await expectFit(page);
    await page.getByRole('link', { name: 'ada-staff@example.org' }).click();
    await expect(dialog(page)).toContainText('Onboarding responses for ada-staff@example.org');
    await expectFit(page);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('new-staff');
    await page.getByRole('button', { name: 'Suspend: new-staff@example.org' }).click();
    await dialog(page).getByLabel('Reason (optional)').fill('Shares an account');
    await expectFit(page);
    const deeds: string[] = [];
    page.on('request', (request) =>
      request.method() === 'POST'
        ? deeds.push(new URL(request.url()).pathname.replace(/.*\//, ''))
        : undefined,
    );
    await dialog(page).getByRole('button', { name: 'Suspend' }).dblclick();
    await expect(page.getByText('User Suspended')).toBeVisible();
    const undo = page.getByRole('button', { name: 'Unsuspend: new-staff@example.org' });
    await expect(undo).toBeFocused();
    expect(deeds).toEqual(['suspend']);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Unsuspend' }).click();
    await expect(page.getByText('User Unsuspended')).toBeVisible();
  });

  await test.step('deletes a user and lists the account [AUS-30, AUS-33, ADL-01]', async () => {
    await page.getByRole('button', { name: 'Delete: new-staff@example.org' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).dblclick();
    await expect(page.getByText('No users found for “new-staff”.')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await tab(page, 'Deleted Accounts').click();
    await expect(page.getByRole('rowheader', { name: 'new-staff@example.org' })).toBeVisible();
    await expectFit(page);
  });

  await test.step('syncs all to its end, and exports [AUS-13]', async () => {
    await tab(page, 'Users').click();
    await page.getByRole('button', { name: 'Sync All' }).click();
    await expect(page.getByText('Sync Started')).toBeVisible();
    await expect(page.getByText(/^Synced \d+/)).toBeVisible();
    await page.goto('/admin/dashboard?tab=users&page=40&sort=email_asc');
    await expect(page.getByText('Page 1 of 1')).toBeVisible();
    await expect(page).toHaveURL(/\?tab=users&sort=email_asc$/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('stridewatt-users.csv');
  });

  await test.step('usage and demo sessions, today and earlier [AUG-01, ADS-01]', async () => {
    for (const [name, heading] of [
      ['Usage', 'AI Usage & Costs'],
      ['Demo Sessions', 'Demo Sessions'],
    ] as const) {
      await tab(page, name).click();
      await page.getByRole('heading', { name: heading, level: 2 }).waitFor();
      await page.getByTitle('Custom').click();
      await page.getByLabel('Start date').pressSequentially('01012026');
      await expect(page).toHaveURL(/startDate=2026-01-01/);
      await page
        .getByText(/No (usage data|demo sessions) found|Showing \d+ record|Total Cost/)
        .first()
        .waitFor();
      await expectFit(page);
    }
  });

  await test.step('writes an instruction and sees both versions [ACI-01, ACI-10]', async () => {
    await tab(page, 'Coaching Instructions').click();
    await expect(
      page.getByText('No coaching instructions found. Create your first one to get started.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Add Instruction' }).click();
    await dialog(page).getByLabel('Name*').fill('Speak plainly');
    await dialog(page)
      .getByLabel('Detailed Instructions*')
      .fill('Explain every abbreviation once.');
    await expectFit(page);
    await dialog(page).getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('cell', { name: 'v1' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit: Speak plainly' }).click();
    await dialog(page)
      .getByLabel('Detailed Instructions*')
      .fill('Explain every abbreviation twice.');
    await dialog(page).getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('cell', { name: 'v2' })).toBeVisible();
    await page.getByRole('button', { name: 'Versions: Speak plainly' }).click();
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Preview prompt' }).click();
    await expect(dialog(page)).toContainText('Explain every abbreviation twice.');
    await expectFit(page);
    await page.keyboard.press('Escape');
  });

  await test.step('deletes and restores it, and keeps a text through a reload', async () => {
    await page.getByRole('button', { name: 'Delete: Speak plainly' }).click();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Deleted', exact: true }).click();
    await dialog(page).getByRole('button', { name: 'Restore Speak plainly' }).click();
    await expect(page.getByText('Coaching Instruction Restored, Inactive')).toBeVisible();
    await expectFit(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('cell', { name: 'v3' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Instruction' }).click();
    await dialog(page).getByLabel('Detailed Instructions*').fill('Half a thought');
    await expect(dialog(page).getByText(/tokens · active instructions use/)).toBeVisible();
    await page.reload();
    await expect(dialog(page).getByText('Your unsaved text is back.')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('adds and removes an administrator, and sees feedback', async () => {
    await tab(page, 'Administrators').click();
    await page.getByRole('button', { name: 'Add Administrator' }).click();
    await dialog(page).getByLabel('Email').fill('second@example.org');
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog(page)).toContainText('shown only this once');
    await expectFit(page);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: 'Remove: second@example.org' }).click();
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Administrator Removed')).toBeVisible();
    await expectFit(page);
    await tab(page, 'Visitor Feedback').click();
    await expect(page.getByText('No feedback of visitors found.')).toBeVisible();
    await expectFit(page);
  });

  await test.step('sets who is notified [AST-01, AST-05, AST-06]', async () => {
    await tab(page, 'Settings').click();
    await page.getByRole('textbox', { name: 'Notification Email' }).fill('ops@example.org');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Notification Email Updated')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Notification Email' })).toHaveValue(
      'ops@example.org',
    );
    await expectFit(page);
  });

  await test.step('finds all of it in the log, and the queues at rest', async () => {
    await tab(page, 'Audit Log').click();
    for (const action of [
      'Setting changed',
      'Instruction restored',
      'Instruction changed',
      'Administrator removed',
      'Deleted',
      'Suspended',
      'Profile viewed',
      'Signed in',
    ])
      await expect(page.getByRole('cell', { name: action, exact: true }).first()).toBeVisible();
    await expectFit(page);
    await tab(page, 'Health').click();
    await page.getByRole('region', { name: 'Queues' }).waitFor();
    await expectFit(page);
  });

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.goto('/admin/dashboard?tab=audit');
  await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
});
