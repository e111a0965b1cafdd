import type { Browser, Page } from '@playwright/test';
import { median, timed } from '../../backend/test/bench/statistics.js';
import type { Measured } from './report.js';
import { FEW, MANY, type Stage } from './stage.js';
import { follow, visitor } from './visit.js';
import { watchPage } from './watch-page.js';

const RATIO_GOAL = 1.3;
const SHOWN_GOAL_MS = 300;
const WARM_UP = 20;
const ASKED = 80;

/**
 * Home of somebody with 10,000 workouts: the list that it asks for against that of somebody with
 * 10, and when its rows are on the screen.
 */
export async function measureHome(
  browser: Browser,
  stage: Stage,
  rounds: number,
): Promise<readonly Measured[]> {
  const context = await visitor(browser, stage.url, stage.many.token);
  await context.addInitScript(watchPage);
  const shownMs: number[] = [];
  const againMs: number[] = [];
  let list = '';
  for (let round = -1; round < rounds; round += 1) {
    const page = await context.newPage();
    const home = await load(page);
    list = home.list;
    if (round >= 0) shownMs.push(home.shownMs);
    await page.close();
    const other = await context.newPage();
    const again = await comeBack(other);
    if (round >= 0) againMs.push(again);
    await other.close();
  }
  await context.close();
  const [fewMs, manyMs] = await together(stage, list);
  return [
    {
      part: 'home',
      what: `list answer with ${MANY} workouts, p50`,
      value: manyMs,
      unit: 'ms',
      goal: null,
    },
    {
      part: 'home',
      what: `the same against that with ${FEW}`,
      value: manyMs / fewMs,
      unit: 'x',
      goal: RATIO_GOAL,
    },
    {
      part: 'home',
      what: 'list answer to its first rows on the screen, with start-up of the whole page',
      value: median(shownMs),
      unit: 'ms',
      goal: SHOWN_GOAL_MS,
    },
    {
      part: 'home',
      what: 'the same, coming from another page',
      value: median(againMs),
      unit: 'ms',
      goal: null,
    },
  ];
}

async function load(page: Page): Promise<{ readonly shownMs: number; readonly list: string }> {
  await page.goto('/', { waitUntil: 'networkidle' });
  return rowsOf(page);
}

/**
 * Within the app: home has been looked at with a filter, so that its scripts are there and its list
 * is not.
 */
async function comeBack(page: Page): Promise<number> {
  await page.goto('/?sport=cycling', { waitUntil: 'networkidle' });
  await follow(page, 'header a[href="/progress"]');
  await follow(page, 'header a[href="/"]');
  return (await rowsOf(page)).shownMs;
}

async function rowsOf(page: Page): Promise<{ readonly shownMs: number; readonly list: string }> {
  await page.waitForFunction(() => Number.isFinite(window.watched.rows));
  return page.evaluate(() => {
    const lists = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => new URL(name).pathname === '/api/workouts',
    );
    // The list of all asks for more than the one of the latest.
    const limit = (name: string): number => Number(new URL(name).searchParams.get('limit'));
    const [all] = lists.sort((a, b) => limit(b.name) - limit(a.name));
    if (!all) throw new Error('home asked for no list');
    const { pathname, search } = new URL(all.name);
    return {
      shownMs: (window.watched.rows ?? Number.NaN) - all.responseEnd,
      list: pathname + search,
    };
  });
}

/**
 * Medians of both athletes, asked in turns, so that whatever else the machine does falls on both.
 */
async function together(
  { url, few, many }: Stage,
  list: string,
): Promise<readonly [number, number]> {
  const samples: readonly [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ASKED; round += 1) {
    for (const [place, { token }] of [few, many].entries()) {
      const ms = await timed(async () => {
        const answer = await fetch(url + list, { headers: { Authorization: `Bearer ${token}` } });
        if (!answer.ok) throw new Error(`${list} answered ${answer.status}`);
        await answer.arrayBuffer();
      });
      if (round >= 0) samples[place]?.push(ms);
    }
  }
  return [median(samples[0]), median(samples[1])];
}
