import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { storedAthlete, storedWorkout } from '#test/builders/workouts/stored-workout.js';
import { sheetsOn, sheetsWorld } from '#test/support/coach/sheets-world.js';
import type { TestSession } from '#test/support/test-session.js';
import { analyse } from '#analysis/analyse.js';
import type { Thresholds } from '#analysis/thresholds.js';
import { WorkoutRecords } from '#workouts/index.js';
import { sheetHash } from './sheet-hash.js';
import type { AskedSheet, Sheets } from './sheets.js';

const SECONDS = [...Array(1800).keys()];

describe('Sheets', () => {
  let database: TestSession;
  let sheets: Sheets;
  let userId: string;
  beforeAll(async () => {
    ({ database, sheets } = await sheetsWorld(new FixedClock('2026-06-10T12:00:00Z')));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const ridden = (day: string, changes: object = {}, watts = 200) =>
    storedWorkout(database, userId, {
      startTimeMs: Date.parse(`${day}T07:00:00Z`),
      utcOffsetS: 0,
      time: SECONDS,
      values: {
        power: SECONDS.map((second) => watts + (second % 7)),
        heartRate: SECONDS.map((second) => 140 + (second % 5)),
        speed: SECONDS.map(() => 8),
        distance: SECONDS.map((second) => 8 * second),
        cadence: SECONDS.map(() => 88),
      },
      ...changes,
    });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('of a workout hold its samples\u2019 facts and its history, in the units asked for', async () => {
    for (const day of ['2026-05-01', '2026-05-08', '2026-05-15']) await ridden(day, {}, 190);
    const workout = await ridden('2026-06-01');
    const { sheet, tools } = await sheets.ofWorkout(userId, workout.id, null);
    expect(sheet.kind).toBe('workout');
    expect(sheet.number('history.similar.count')).toBe(3);
    expect(sheet.get('history.normalized.change')?.trend).toBe('up');
    expect(sheet.has('sensor.heartRate.missing')).toBe(true);
    expect(tools.run('segment_stats', { part: 'last 10 minutes' })).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ display: '10:00' })]),
    });
    expect(tools.run('find_similar', { limit: 1 })).toMatchObject({
      facts: expect.arrayContaining([expect.objectContaining({ subject: '2026-05-15' })]),
    });
    const imperial = await sheets.ofWorkout(userId, workout.id, 'IMPERIAL');
    expect(imperial.sheet.get('session.distance')?.display).toMatch(/ mi$/);
    expect(sheetHash((await sheets.ofWorkout(userId, workout.id, null)).sheet)).toBe(
      sheetHash(sheet),
    );
  });

  it('of a comparison hold two or three different workouts of one sport', async () => {
    const [one, two] = [await ridden('2026-05-01'), await ridden('2026-06-01', {}, 230)];
    const run = await ridden('2026-06-02', { sport: 'running', family: 'running' });
    const { sheet } = await sheets.ofComparison(userId, [one.id, two.id], null);
    expect(sheet.extras.subjects.map(({ workoutId }) => workoutId)).toEqual([one.id, two.id]);
    expect(sheet.get('delta.W2.power')?.display).toBe('+30 W');
    for (const ids of [
      [one.id],
      [one.id, one.id],
      [one.id, run.id],
      [one.id, two.id, run.id, one.id],
    ]) {
      await expect(sheets.ofComparison(userId, ids, null)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    }
  });

  it('of a history hold the weeks, and of nobody nothing', async () => {
    await ridden('2026-06-01');
    const { sheet, tools } = await sheets.ofHistory(userId, null);
    expect(sheet.kind).toBe('history');
    expect(sheet.get('weeks.2026-06-01.workouts')?.display).toBe('1');
    expect(tools.run('history', { metric: 'time', weeks: 1 })).toMatchObject({
      facts: [{ display: '30 min' }],
    });
    const nobody = await sheets.ofHistory(await storedAthlete(database), null);
    expect(nobody.sheet.unknown('workouts')?.reason).toContain('no workout');
  });

  it('of rides and runs are refused, with the sports named as the workouts name them', async () => {
    const [ride, run] = [
      await ridden('2026-05-01'),
      await ridden('2026-06-01', { sport: 'trail_running', family: 'running' }),
    ];
    const message =
      'Cycling and trail running cannot be compared: choose rides only, or runs only.';
    await expect(sheets.ofComparison(userId, [ride.id, run.id], null)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ field: 'workoutIds', message }] },
    });
  });

  it('are nobody else\u2019s', async () => {
    const [one, two] = [await ridden('2026-05-01'), await ridden('2026-06-01')];
    const stranger = await storedAthlete(database);
    await expect(sheets.ofWorkout(stranger, one.id, null)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(sheets.ofComparison(stranger, [one.id, two.id], null)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('speak of a workout by its analysis alone where its digest is missing', async () => {
    const workout = await ridden('2026-06-01');
    await database.session
      .manager()
      .query('DELETE FROM workout_digests WHERE workout_id = $1', [workout.id]);
    const { sheet } = await sheets.ofWorkout(userId, workout.id, null);
    expect([sheet.has('power.average'), sheet.unknown('history')?.reason]).toEqual([
      true,
      'I only see this one workout here',
    ]);
  });

  describe('are made of what is kept from the question before', () => {
    const run = (sql: string, parameters: unknown[]) =>
      database.session.manager().query(sql, parameters);
    /** What somebody sees who remembers nothing. */
    const fresh = () => sheetsOn(database, new FixedClock('2026-06-10T12:00:00Z'));
    const told = ({ sheet, tools }: AskedSheet) =>
      `${sheetHash(sheet)} ` +
      `${JSON.stringify(tools.run('segment_stats', { part: 'last 10 minutes' }))}`;

    it('and decode the samples of a workout once', async () => {
      const workout = await ridden('2026-06-01');
      const read = jest.spyOn(WorkoutRecords.prototype, 'packed');
      for (let time = 0; time < 3; time += 1) await sheets.ofWorkout(userId, workout.id, null);
      await sheets.ofWorkout(userId, workout.id, 'IMPERIAL');
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('and immediately know records that come, change or go with a workout', async () => {
      const [first] = [await ridden('2026-05-01'), await ridden('2026-06-01')];
      const best = async () =>
        (await sheets.ofHistory(userId, null)).sheet.get('records.cycling.power.300')?.display;
      expect([await best(), await best()]).toEqual(['203 W', '203 W']);
      const strong = await ridden('2026-06-05', {}, 300);
      expect(await best()).toBe('303 W');
      await run(
        'UPDATE workout_digests SET asked_powers = (SELECT asked_powers FROM workout_digests ' +
          'WHERE workout_id = $2) WHERE workout_id = $1',
        [strong.id, first.id],
      );
      expect(await best()).toBe('203 W');
      await run('DELETE FROM workout_digests WHERE workout_id <> $1 AND user_id = $2', [
        first.id,
        userId,
      ]);
      expect(
        (await sheets.ofHistory(userId, null)).sheet.get('records.cycling.duration')?.value,
      ).toBe(1799);
    });

    it('and immediately know other thresholds, another engine, a new name, other notes and other units', async () => {
      // More than one athlete's heart can beat, and another's can: where it is taken for a fault,
      // the samples are mended.
      const racing = SECONDS.map((second) =>
        second > 900 && second < 1400 ? 200 : 140 + (second % 5),
      );
      const values = {
        power: SECONDS.map((second) => 200 + (second % 7)),
        heartRate: racing,
        speed: SECONDS.map(() => 8),
        distance: SECONDS.map((second) => 8 * second),
        cadence: SECONDS.map(() => 88),
      };
      const workout = await ridden('2026-06-01', { values });
      const seen = new Set<string>();
      const changed = async (unitSystem: 'METRIC' | 'IMPERIAL' | null = null) => {
        const kept = told(await sheets.ofWorkout(userId, workout.id, unitSystem));
        expect(kept).toBe(told(await fresh().ofWorkout(userId, workout.id, unitSystem)));
        seen.add(kept);
      };
      await changed();
      const packed = jest.spyOn(WorkoutRecords.prototype, 'packed');
      await fresh().ofWorkout(userId, workout.id, null);
      const recording = (
        (await packed.mock.results[0]?.value) as Awaited<ReturnType<WorkoutRecords['packed']>>
      ).unpack();
      for (const ftp of [180, 240]) {
        const thresholds: Thresholds = {
          ftpW: { value: ftp, source: 'profile', since: '2026-01-01' },
          maxHr: { value: ftp - 20, source: 'profile', since: '2026-01-01' },
          restingHr: null,
          weightKg: null,
        };
        await run('UPDATE workout_analyses SET result = $2 WHERE workout_id = $1', [
          workout.id,
          analyse(recording, thresholds),
        ]);
        await changed();
      }
      await run(
        `UPDATE workout_analyses SET result = jsonb_set(result, '{engineVersion}', ` +
          `'"99.0.0"') WHERE workout_id = $1`,
        [workout.id],
      );
      await changed();
      await changed('IMPERIAL');
      expect(seen.size).toBe(5);
      await run(`UPDATE workouts SET title = 'Hill day', notes = 'Tired legs' WHERE id = $1`, [
        workout.id,
      ]);
      const asked = await sheets.ofWorkout(userId, workout.id, null);
      expect(JSON.stringify(asked.sheet)).toBe(
        JSON.stringify((await fresh().ofWorkout(userId, workout.id, null)).sheet),
      );
      expect(JSON.stringify(asked.sheet)).toContain('Hill day');
    });

    it('and are gone with the workout, and never anybody else\u2019s', async () => {
      const workout = await ridden('2026-06-01');
      await sheets.ofWorkout(userId, workout.id, null);
      await expect(
        sheets.ofWorkout(await storedAthlete(database), workout.id, null),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await run('DELETE FROM workouts WHERE id = $1', [workout.id]);
      await expect(sheets.ofWorkout(userId, workout.id, null)).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });
});
