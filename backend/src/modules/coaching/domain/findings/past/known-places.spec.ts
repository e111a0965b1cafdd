import { describe, expect, it } from '@jest/globals';
import { found, shown } from '#test/builders/found.js';
import { sheetAfter } from '#test/builders/past-sheet.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { loop, reversed, rideAlong, type TrackPlan } from '#test/builders/tracks.js';

const LOOP = loop(24_000);
const on = (way: readonly (readonly [number, number])[], speedMps: number, beats: number) =>
  rideAlong(way, {
    ...{ speedMps, jitterM: 8, seed: Math.round(speedMps * 100) },
    channels: { heartRate: (second) => beats + (second % 3) },
  });
const words = (sheet: Awaited<ReturnType<typeof sheetAfter>>, kind: string) =>
  shown(sheet, found(sheet, kind));

describe('a workout on a route of the athlete', () => {
  it('is compared with the last time: faster at the same heart rate is more speed', async () => {
    const sheet = await sheetAfter([
      [0, on(LOOP, 7.6, 140)],
      [7, on(LOOP, 8, 140)],
    ]);
    expect(found(sheet, 'past.route')?.kind).toBe('past.route.better');
    expect(words(sheet, 'past.route')).toMatch(
      /2 min 3\d s less than on 14 June 2025, at the same heart rate.*: more speed for the same effort\. Times on this route vary by about 1 min 3\d s/,
    );
  });

  it.each([
    ['worked harder for it', 8, 152, 'past.route.harder'],
    ['got the same time for less', 7.62, 131, 'past.route.cheaper'],
    ['was slower for the same', 7, 141, 'past.route.worse'],
    ['went easier', 7, 126, 'past.route.easier'],
    ['did it as before', 7.63, 141, 'past.route.same'],
  ])('says that the athlete %s', async (_what, speed, beats, kind) => {
    const sheet = await sheetAfter([
      [0, on(LOOP, 7.6, 140)],
      [7, on(LOOP, speed, beats)],
    ]);
    expect(found(sheet, 'past.route')?.kind).toBe(kind);
    expect(words(sheet, 'past.route')).not.toBeNull();
  });

  it('measures a change by what the route varies by, and names the fastest', async () => {
    const before = [7.2, 8.2, 7, 8.3].map((speed, at) => [at, on(LOOP, speed, 140)] as const);
    const within = await sheetAfter([...before, [7, on(LOOP, 7.9, 140)]]);
    expect(found(within, 'past.route')?.kind).toBe('past.route.same');
    const fastest = await sheetAfter([...before, [7, on(LOOP, 9.2, 141)]]);
    expect(words(fastest, 'past.route')).toContain('your fastest so far');
  });

  it('is not compared the other way round, and not at all on another loop', async () => {
    const back = await sheetAfter([
      [0, on(LOOP, 7.6, 140)],
      [7, on(reversed(LOOP), 8, 140)],
    ]);
    expect(words(back, 'past.route')).toContain('the other way round');
    const other = await sheetAfter([
      [0, on(LOOP, 7.6, 140)],
      [7, on(loop(24_000, 2), 8, 140)],
    ]);
    expect(found(other, 'past.route')).toBeNull();
  });
});

describe('a climb that the athlete knows', () => {
  const heightAt = (metres: number) => 500 + 0.07 * (Math.min(Math.max(metres, 2000), 5000) - 2000);
  const up = (speedMps: number, beats: number, watts: number, plan: TrackPlan = {}) =>
    rideAlong(LOOP, {
      ...{ heightAt, speedMps, ...plan },
      channels: { heartRate: (second) => beats + (second % 3), power: () => watts },
    });

  it('is compared with the last time up it, on another ride', async () => {
    const home = rideAlong([...LOOP.slice(0, 70), [9000, -9000]], {
      ...{ heightAt, speedMps: 5 },
      channels: { heartRate: () => 150, power: () => 240 },
    });
    const sheet = await sheetAfter([
      [0, home],
      [12, up(5.6, 151, 262)],
    ]);
    expect(words(sheet, 'past.climb')).toMatch(
      /209 m.* 1 min \d+ s less than.*Power was 9\.2% higher/,
    );
  });

  it('is not one elsewhere', async () => {
    const elsewhere = rideAlong(loop(24_000, 3, 2), { heightAt, speedMps: 5 });
    const sheet = await sheetAfter([
      [0, elsewhere],
      [12, up(5.6, 151, 262)],
    ]);
    expect(found(sheet, 'past.climb')).toBeNull();
  });
});

describe('the days before a workout', () => {
  const ride = (seconds = 3600) =>
    steadyRide(seconds, { channels: { heartRate: (second) => 140 + (second % 3) } });

  it('are named where there was a gap of weeks, and not after a usual rest', async () => {
    const after = (days: number) =>
      sheetAfter([
        [0, ride()],
        [days, ride()],
      ]);
    expect(words(await after(17), 'past.gap')).toContain('after 16 days without one');
    expect(words(await after(45), 'past.gap')).toContain('easy weeks');
    expect(found(await after(4), 'past.gap')).toBeNull();
  });

  it('are named where none of many was a day off', async () => {
    const days = (count: number) =>
      sheetAfter(Array.from({ length: count }, (_, day) => [day, ride(1800)] as const));
    expect(words(await days(9), 'past.streak')).toContain('9 days in a row');
    expect(found(await days(5), 'past.streak')).toBeNull();
  });

  it('show the largest load of months and the longest ride', async () => {
    const before = Array.from({ length: 10 }, (_, at) => [3 * at, ride(3600)] as const);
    const sheet = await sheetAfter([...before, [40, ride(7200)]]);
    expect(words(sheet, 'past.largest')).toContain('against');
    expect(words(sheet, 'past.largest')).toContain('longest ride as well');
    const usual = await sheetAfter([...before, [40, ride(3500)]]);
    expect(found(usual, 'past.largest')).toBeNull();
    expect(found(usual, 'past.longest')).toBeNull();
  });
});
