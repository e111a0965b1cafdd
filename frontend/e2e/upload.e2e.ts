import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import {
  poolSwim,
  steadyRide1h,
  truncatedBeforeRecords,
  withTrailingBytes,
} from '../../backend/test/builders/fit/index.js';
import { zipOf } from '../src/testing/upload/zip-writer.js';
import { expectFit } from './support/page/accessible.js';
import { AthleteApi } from './support/athletes/athlete-api.js';
import { expect, test } from './support/fixtures.js';
import { openAs } from './support/page/open-as.js';
import type { Product } from './support/server/product.js';
import { rideOf, rides, uploadFile } from './support/athletes/upload-files.js';

const MB = 1024 * 1024;
const give = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files);
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
const summary = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();

/** The upload page of an athlete with a running plan. */
async function openUpload(page: Page, { url }: Product, name: string): Promise<void> {
  const athlete = await AthleteApi.onboarded(url, `upload-${name}@example.org`);
  await athlete.subscribe();
  await openAs(page, athlete.token, '/upload');
}

test('uploads ten files, among them a duplicate, a swim and a damaged one', async ({
  page,
  product,
}) => {
  await openUpload(page, product, 'ten');
  const [first, second, third, fourth, ...others] = rides(5);
  if (!first || !second || !third || !fourth) throw new Error('there are no rides');
  const files = [
    first,
    uploadFile('swim.fit', poolSwim()),
    second,
    uploadFile('battery-died.fit', truncatedBeforeRecords(steadyRide1h())),
    { ...third, name: 'a_name_that_is_as_long_as_names_of_exported_files_tend_to_be_2025.fit' },
    uploadFile('week-long.fit', new Uint8Array(10 * MB + 1)),
    uploadFile('trailing.fit', withTrailingBytes(rideOf(20))),
    fourth,
    ...others,
    { ...first, name: 'copy-of-ride-1.fit' },
  ];
  await expect(page.getByText(/uploads left/)).toHaveCount(0);
  await give(page, files);
  await summary(
    page,
    '6 of 10 added, 1 was already here, 1 is not a ride or run, 1 could not be read, 1 is ' +
      'over 10 MB',
  );
  await expect(page.getByRole('status').filter({ hasText: '6 of 10 added' })).toHaveCount(1);
  await expect(page.getByText('Upload finished')).toHaveCount(0);

  await expect(row(page, 'swim.fit')).toContainText('Not a ride or run');
  await expect(row(page, 'swim.fit')).toContainText(
    'Swimming activities are not supported. Upload a run or a ride.',
  );
  await expect(row(page, 'battery-died.fit')).toContainText('The file is cut short');
  await expect(row(page, 'week-long.fit')).toContainText('File size must be less than 10MB');
  await expect(
    row(page, 'trailing.fit').getByRole('list', { name: 'What to know about this file' }),
  ).not.toBeEmpty();
  await expect(
    page.getByRole('list', { name: 'Files' }).getByRole('link', { name: /^View / }),
  ).toHaveCount(7);
  await expectFit(page);

  const workout = await row(page, 'copy-of-ride-1.fit').getByRole('link').getAttribute('href');
  await expect(row(page, 'ride-1.fit').getByRole('link').first()).toHaveAttribute(
    'href',
    workout ?? '',
  );
  await row(page, 'copy-of-ride-1.fit').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${workout}$`));
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Files' }).locator(':scope > li')).toHaveCount(10);
});

test('cancels one upload while others go on, and asks before leaving', async ({
  page,
  product,
}) => {
  await openUpload(page, product, 'cancel');
  const held: (() => void)[] = [];
  let calls = 0;
  await page.route('**/api/workouts/upload', async (route) => {
    calls += 1;
    if (calls <= 2) await new Promise<void>((resolve) => held.push(resolve));
    // What was canceled meanwhile has no request any more.
    await route.continue().catch(() => undefined);
  });
  await give(page, rides(4));
  await expect(row(page, 'ride-1.fit')).toContainText('Uploading');
  await expect(row(page, 'ride-3.fit')).toContainText('Waiting');
  await page.getByRole('button', { name: 'Cancel ride-1.fit' }).click();
  await expect(row(page, 'ride-1.fit')).toContainText('Canceled');
  await expect(page.getByRole('button', { name: 'Try again ride-1.fit' })).toBeFocused();
  await expect(
    row(page, 'ride-3.fit').getByRole('link', { name: 'View ride-3.fit' }),
  ).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  await page.getByRole('link', { name: 'Stridewatt, home' }).click();
  await page.getByRole('heading', { name: 'All Workouts' }).waitFor();
  held.forEach((goOn) => goOn());
  await page.getByRole('link', { name: 'Upload a workout' }).click();
  await summary(page, '3 of 4 added, 1 was canceled');
  await page.getByRole('button', { name: 'Try again ride-1.fit' }).click();
  await summary(page, '4 of 4 added');
});

test('an upload that loses the connection waits and resumes automatically', async ({
  page,
  product,
  context,
}) => {
  await openUpload(page, product, 'offline');
  let calls = 0;
  await page.route('**/api/workouts/upload', async (route) => {
    calls += 1;
    if (calls !== 2) return route.continue();
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  await give(page, rides(5));
  await expect(
    page.getByText('You are offline. The upload continues once you are back online.'),
  ).toBeVisible();
  await expect(row(page, 'ride-2.fit')).toContainText('Waiting');
  await context.setOffline(false);
  await summary(page, '5 of 5 added');
  await expect(
    page.getByRole('list', { name: 'Files' }).getByRole('link', { name: /^View / }),
  ).toHaveCount(5);
});

test('a folder', async ({ page, product }) => {
  await openUpload(page, product, 'folder');
  const folder = await mkdtemp(join(tmpdir(), 'stridewatt-rides-'));
  try {
    await mkdir(join(folder, 'june'));
    await writeFile(join(folder, 'ride-2.fit'), rideOf(2));
    await writeFile(join(folder, 'june', 'ride-10.fit'), rideOf(10));
    await writeFile(join(folder, 'june', 'ride-9.fit.gz'), gzipSync(rideOf(9)));
    await writeFile(join(folder, 'june', 'notes.txt'), 'no workout');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a folder' }).click(),
    ]);
    await chooser.setFiles(folder);
    await summary(page, '3 of 3 added');
    await expect(page.getByText('1 file is no .fit file and was left out.')).toBeVisible();
    await page.getByRole('link', { name: 'Compare the three' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an archive with a bomb in it', async ({ page, product }) => {
  await openUpload(page, product, 'zip');
  const zip = zipOf([
    { path: 'export/ride-1.fit', content: rideOf(1) },
    { path: 'export/bomb.fit', content: new Uint8Array(80 * MB), claims: 90_000 },
    { path: 'export/ride-2.fit', content: rideOf(2), method: 0 },
    { path: 'export/ride-3.fit.gz', content: gzipSync(rideOf(3)) },
    { path: 'export/nested.zip', content: zipOf([{ path: 'ride-4.fit', content: rideOf(4) }]) },
  ]);
  await give(page, [{ name: 'export.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) }]);
  await summary(page, '3 of 4 added, 1 is over 10 MB');
  await expect(row(page, 'bomb.fit')).toContainText('File size must be less than 10MB');
  await expect(page.getByText('1 file is no .fit file and was left out.')).toBeVisible();
});

test('a trial ends in the middle: the rest stays listed, and one message says why', async ({
  page,
  product,
}) => {
  const { token } = await AthleteApi.onboarded(product.url, 'upload-trial@example.org');
  await openAs(page, token, '/upload');
  await expect(page.getByText('3 of 3 trial uploads left')).toBeVisible();
  await give(page, rides(6));
  await summary(page, '3 of 6 added, 3 were not sent: they need a subscription');
  await expect(page.getByRole('alert').filter({ hasText: 'Subscription Required' })).toHaveCount(1);
  await expect(page.getByText('0 of 3 trial uploads left')).toBeVisible();
  await expectFit(page);
  await page.getByRole('main').getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
});
