import type { Page } from '@playwright/test';
import {
  poolSwim,
  steadyRide1h,
  tenKRun,
  truncated,
  withTrailingBytes,
  notFit,
  easyRun,
} from '../../../backend/test/builders/fit/index.js';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { heading, type Picture } from '../support/page/picture.js';

interface Given {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const given = (name: string, bytes: Uint8Array): Given => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** The upload page in each of its states. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const files = [
    given('2025-06-14_saturday_hills.fit', steadyRide1h()),
    given('2025-06-28_city_10k.fit', withTrailingBytes(tenKRun())),
    given('2025-06-16_easy_before_work.fit', easyRun()),
    given('2025-06-17_pool.fit', poolSwim()),
    given('2025-06-18_battery_died.fit', truncated(steadyRide1h(), 0.001)),
    given('route_to_lausanne.gpx', notFit()),
    given('saturday_again.fit', steadyRide1h()),
  ];
  const [ride] = files;
  const [, , , swim] = files;
  if (!ride || !swim) throw new Error('there are no files');
  const subscriber = async (name: string): Promise<string> => {
    const athlete = await AthleteApi.onboarded(url, `${name}@example.org`);
    await athlete.subscribe();
    return athlete.token;
  };
  const newcomer = await AthleteApi.onboarded(url, 'upload-idle@example.org');
  const refused = await AthleteApi.onboarded(url, 'upload-refused@example.org');
  return [
    {
      name: 'upload',
      path: '/upload',
      token: newcomer.token,
      settled: heading('Upload a workout'),
    },
    {
      name: 'upload-error',
      path: '/upload',
      token: refused.token,
      settled: (page) => upload(page, [swim], page.getByRole('region', { name: 'Upload failed' })),
    },
    {
      name: 'upload-queue',
      path: '/upload',
      token: await subscriber('upload-queue'),
      settled: (page) => halfway(page, files),
    },
    {
      name: 'upload-done',
      path: '/upload',
      token: await subscriber('upload-done'),
      settled: (page) => upload(page, files, page.getByRole('button', { name: 'Clear the list' })),
    },
    {
      name: 'upload-success',
      path: '/upload',
      token: await subscriber('upload-one'),
      settled: (page) =>
        upload(page, [ride], page.getByRole('link', { name: 'View Full Analysis' })),
    },
  ];
}

/** Takes away what the picture before has left: the same files would only be duplicates. */
async function startAnew(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
    const { workouts } = (await (await fetch('/api/workouts?limit=100', { headers })).json()) as {
      workouts: readonly { id: string }[];
    };
    await Promise.all(
      workouts.map(({ id }) => fetch(`/api/workouts/${id}`, { method: 'DELETE', headers })),
    );
  });
}

async function upload(
  page: Page,
  files: readonly Given[],
  until: ReturnType<Page['locator']>,
): Promise<void> {
  await startAnew(page);
  await page.locator('input[type=file]').setInputFiles([...files]);
  await until.waitFor();
  await page.locator('.ant-notification-notice').first().waitFor({ state: 'detached' });
}

/** Delays the upload of the third file. */
async function halfway(page: Page, files: readonly Given[]): Promise<void> {
  await startAnew(page);
  let calls = 0;
  await page.route('**/api/workouts/upload', async (route) => {
    calls += 1;
    if (calls < 3) await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles([...files]);
  await page.getByText('3 of 7 files done').waitFor();
}
