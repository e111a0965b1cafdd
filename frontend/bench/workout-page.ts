import type { Browser, Page } from '@playwright/test';
import { median } from '../../backend/test/bench/statistics.js';
import type { Measured } from './report.js';
import type { Stage } from './stage.js';
import { follow, percentile, shown, visitor } from './visit.js';
import { watchPage } from './watch-page.js';

const DRAWN_GOAL_MS = 150;
const FRAME_GOAL_MS = 1000 / 60;
const DATA_GOAL_KB = 120;
const HOVER_MOVES = 240;

interface Loading {
  readonly drawnMs: number;
  readonly data: readonly { readonly name: string; readonly bytes: number }[];
}

/**
 * The page of a ride of six hours: from its data to drawn charts, under a moving pointer, and how
 * much it loads.
 */
export async function measureWorkout(
  browser: Browser,
  { url, rider }: Stage,
  rounds: number,
): Promise<readonly Measured[]> {
  const loadings: Loading[] = [];
  const drawings: number[] = [];
  const frames: number[] = [];
  const context = await visitor(browser, url, rider.token);
  await context.addInitScript(watchPage);
  // The first visit fills the cache of scripts and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const page = await context.newPage();
    const loading = await load(page, rider.longRide);
    if (round >= 0) {
      loadings.push(loading);
      frames.push(...(await hover(page)));
    }
    await page.close();
    const other = await context.newPage();
    const drawnMs = await comeFromHome(other, rider);
    if (round >= 0) drawings.push(drawnMs);
    await other.close();
  }
  await context.close();
  return results(drawings, loadings, frames);
}

function results(
  drawings: readonly number[],
  loadings: readonly Loading[],
  frames: readonly number[],
): readonly Measured[] {
  const data = loadings[0]?.data ?? [];
  const total = data.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = [...data].sort((a, b) => b.bytes - a.bytes).slice(0, 4);
  const p50 = percentile(frames, 0.5);
  return [
    {
      part: 'workout',
      what: 'data to drawn charts, coming from home',
      value: median(drawings),
      unit: 'ms',
      goal: DRAWN_GOAL_MS,
    },
    {
      part: 'workout',
      what: 'the same by its address, with start-up of the whole page',
      value: median(loadings.map(({ drawnMs }) => drawnMs)),
      unit: 'ms',
      goal: null,
    },
    // The screen of the browser without a display shows 60 frames a second, so that a frame is
    // never shorter.
    {
      part: 'workout',
      what: 'frame under a moving pointer, p50',
      value: p50,
      unit: 'ms',
      goal: FRAME_GOAL_MS + 0.5,
    },
    {
      part: 'workout',
      what: 'frame under a moving pointer, p95',
      value: percentile(frames, 0.95),
      unit: 'ms',
      goal: null,
    },
    {
      part: 'workout',
      what: 'all data of the page, compressed',
      value: total / 1000,
      unit: 'kB',
      goal: DATA_GOAL_KB,
    },
    ...largest.map(({ name, bytes }): Measured => ({
      part: 'workout',
      what: `of it ${name}`,
      value: bytes / 1000,
      unit: 'kB',
      goal: null,
    })),
  ];
}

async function load(page: Page, workoutId: string): Promise<Loading> {
  await page.goto(`/workouts/${workoutId}`, { waitUntil: 'networkidle' });
  const drawnMs = await drawn(page, workoutId);
  await shown(page);
  const data = await page.evaluate((id) => {
    const entries = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return entries.map(({ name, encodedBodySize }) => ({
      name:
        new URL(name).pathname.replace(id, '{id}') +
        new URL(name).search.replace(/channels=[^&]*&?/, ''),
      bytes: encodedBodySize,
    }));
  }, workoutId);
  return { drawnMs, data };
}

/**
 * Within the app, after another workout has been looked at: scripts and styles are there, the data
 * is not.
 */
async function comeFromHome(page: Page, { longRide, ride }: Stage['rider']): Promise<number> {
  await page.goto(`/workouts/${ride}`, { waitUntil: 'networkidle' });
  await follow(page, 'header a[href="/"]');
  await follow(page, `a[href="/workouts/${longRide}"]`);
  return drawn(page, longRide);
}

/**
 * Milliseconds from the end of the last answer that the charts are drawn from to the frame with
 * them.
 */
async function drawn(page: Page, workoutId: string): Promise<number> {
  await page.waitForFunction(() => Number.isFinite(window.watched.charts));
  return page.evaluate((id) => {
    const charts = window.watched.charts ?? Number.NaN;
    const needed = [`/api/workouts/${id}`, `/api/workouts/${id}/streams`, '/api/profile'];
    const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, responseEnd }) => needed.includes(new URL(name).pathname) && responseEnd < charts,
      )
      .map(({ responseEnd }) => responseEnd);
    if (ends.length === 0) throw new Error('the page drew charts that it had asked nobody for');
    return charts - Math.max(...ends);
  }, workoutId);
}

/** Lengths of the frames, ms, while the pointer goes over the charts and back. */
async function hover(page: Page): Promise<readonly number[]> {
  const sheet = page.getByRole('slider').first();
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the page has no charts to point at');
  const y = Math.min(box.y + box.height / 2, 700);
  await page.mouse.move(box.x + 10, y);
  await page.evaluate(() => {
    const frames: number[] = [];
    let last: number | null = null;
    const tick = (now: number): void => {
      if (last !== null) frames.push(now - last);
      last = now;
      if (!Object.hasOwn(window, 'hovered')) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { frames });
  });
  for (let step = 0; step < HOVER_MOVES; step += 1) {
    const share = Math.abs(((step / 60) % 2) - 1);
    await page.mouse.move(box.x + 10 + share * (box.width - 20), y);
  }
  return page.evaluate(() => {
    Object.assign(window, { hovered: true });
    return (window as unknown as { readonly frames: readonly number[] }).frames;
  });
}
