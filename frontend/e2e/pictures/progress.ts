import type { Page } from '@playwright/test';
import { AthleteApi } from '../support/athletes/athlete-api.js';
import { heading, type Picture } from '../support/page/picture.js';
import { regularTraining, trainAs, yearOfTraining } from '../support/athletes/training-history.js';

/** A year of training, its beginning, and nobody's yet. */
export async function pictures(url: string): Promise<readonly Picture[]> {
  const nobody = await AthleteApi.onboarded(url, 'progress-nobody@example.org');
  const beginner = await AthleteApi.onboarded(url, 'progress-beginner@example.org');
  const athlete = await AthleteApi.onboarded(url, 'progress-athlete@example.org');
  const oneYearAgo = new Date(Date.now() - 370 * 86_400_000).toISOString().slice(0, 10);
  for (const each of [beginner, athlete])
    await each.keepThresholds(oneYearAgo, {
      currentFTP: 260,
      maxHR: 188,
      restingHR: 52,
      weightKg: 72,
    });
  await trainAs(beginner, regularTraining(3, 4, 1, ['ride']));
  await athlete.subscribe();
  await trainAs(athlete, yearOfTraining());
  return [
    {
      name: 'progress',
      path: '/progress',
      token: athlete.token,
      settled: heading('Best powers by month'),
    },
    {
      name: 'progress-year',
      path: '/progress?family=cycling&range=1y',
      token: athlete.token,
      settled: heading('Best powers by month'),
    },
    {
      name: 'progress-runs',
      path: '/progress?family=running&range=3m',
      token: athlete.token,
      settled: heading('Best run efforts by month'),
    },
    {
      name: 'progress-beginner',
      path: '/progress?range=6w',
      token: beginner.token,
      settled: heading('Best powers by month'),
    },
    { name: 'progress-error', path: '/progress', token: athlete.token, settled: failing },
    { name: 'progress-loading', path: '/progress', token: athlete.token, settled: stillLoading },
    {
      name: 'progress-empty',
      path: '/progress',
      token: nobody.token,
      settled: heading('Progress begins with your first workout'),
    },
  ];
}

const answers = '**/api/{progress,records}?*';

async function failing(page: Page): Promise<void> {
  await page.route(answers, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'No.' } }),
  );
  await page.reload();
  await page.getByRole('button', { name: /Retry|Try again/ }).waitFor();
}

async function stillLoading(page: Page): Promise<void> {
  await page.route(answers, () => undefined);
  await page.reload();
  await page.getByRole('status').first().waitFor();
}
