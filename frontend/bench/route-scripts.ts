import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Measured } from './report.js';
import type { Stage } from './stage.js';
import { visitor } from './visit.js';

const WORKOUT_GOAL_KB = 120;

/**
 * JavaScript of each route, gzip: what every page of somebody signed in loads is the shell, the
 * rest is the route's own.
 */
export async function measureScripts(browser: Browser, stage: Stage): Promise<readonly Measured[]> {
  const { rider } = stage;
  const routes: readonly (readonly [string, string, number | null])[] = [
    ['/', '/', null],
    ['/workouts/{id}', `/workouts/${rider.longRide}`, WORKOUT_GOAL_KB],
    ['/compare', `/compare?ids=${rider.longRide},${rider.ride}`, null],
    ['/progress', '/progress', null],
    ['/upload', '/upload', null],
    ['/profile', '/profile', null],
    ['/subscription', '/subscription', null],
  ];
  const loaded = new Map<string, ReadonlyMap<string, number>>();
  for (const [name, path] of routes) loaded.set(name, await scriptsOf(browser, stage, path));
  const [first, ...others] = [...loaded.values()];
  const shell = [...(first ?? [])].filter(([script]) =>
    others.every((scripts) => scripts.has(script)),
  );
  const isShell = new Set(shell.map(([script]) => script));
  return [
    {
      part: 'scripts',
      what: 'shell of every signed-in page',
      value: sum(shell),
      unit: 'kB',
      goal: null,
    },
    ...routes.map(([name, , goal]): Measured => ({
      part: 'scripts',
      what: `added by ${name}`,
      value: sum([...(loaded.get(name) ?? [])].filter(([script]) => !isShell.has(script))),
      unit: 'kB',
      goal,
    })),
  ];
}

/** Size of each script that a page loads with an empty cache, kB of gzip. */
async function scriptsOf(
  browser: Browser,
  { url, rider }: Stage,
  path: string,
): Promise<ReadonlyMap<string, number>> {
  const context = await visitor(browser, url, rider.token);
  const page = await context.newPage();
  const sizes = new Map<string, number>();
  const read: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js'))
      read.push(
        response
          .body()
          .then((body) => void sizes.set(pathname, gzipSync(body, { level: 9 }).length / 1000)),
      );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(read);
  await context.close();
  return sizes;
}

function sum(scripts: readonly (readonly [string, number])[]): number {
  return scripts.reduce((total, [, kB]) => total + kB, 0);
}
