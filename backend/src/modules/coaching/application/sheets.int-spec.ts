import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FixedClock } from '../../../../test/builders/fixed-clock.js';
import { storedAthlete, storedWorkout } from '../../../../test/builders/workouts/stored-workout.js';
import { sheetsWorld } from '../../../../test/support/sheets-world.js';
import type { TestSession } from '../../../../test/support/test-session.js';
import { sheetHash } from './sheet-hash.js';
import type { Sheets } from './sheets.js';

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
      startTimeMs: Date.parse(`${day}T07:00:00Z`), utcOffsetS: 0, time: SECONDS,
      values: { power: SECONDS.map((second) => watts + (second % 7)), heartRate: SECONDS.map((second) => 140 + (second % 5)), speed: SECONDS.map(() => 8), distance: SECONDS.map((second) => 8 * second), cadence: SECONDS.map(() => 88) },
      ...changes,
    });

  it('of a workout hold its samples\u2019 facts and its history, in the units asked for', async () => {
    for (const day of ['2026-05-01', '2026-05-08', '2026-05-15']) await ridden(day, {}, 190);
    const workout = await ridden('2026-06-01');
    const { sheet, tools } = await sheets.ofWorkout(userId, workout.id, null);
    expect(sheet.kind).toBe('workout');
    expect(sheet.number('history.similar.count')).toBe(3);
    expect(sheet.get('history.normalized.change')?.trend).toBe('up');
    expect(sheet.has('sensor.heartRate.missing')).toBe(true);
    expect(tools.run('segment_stats', { part: 'last 10 minutes' })).toMatchObject({ facts: expect.arrayContaining([expect.objectContaining({ display: '10:00' })]) });
    expect(tools.run('find_similar', { limit: 1 })).toMatchObject({ facts: expect.arrayContaining([expect.objectContaining({ subject: '2026-05-15' })]) });
    const imperial = await sheets.ofWorkout(userId, workout.id, 'IMPERIAL');
    expect(imperial.sheet.get('session.distance')?.display).toMatch(/ mi$/);
    expect(sheetHash((await sheets.ofWorkout(userId, workout.id, null)).sheet)).toBe(sheetHash(sheet));
  });

  it('of a comparison hold two or three different workouts of one sport', async () => {
    const [one, two] = [await ridden('2026-05-01'), await ridden('2026-06-01', {}, 230)];
    const run = await ridden('2026-06-02', { sport: 'running', family: 'running' });
    const { sheet } = await sheets.ofComparison(userId, [one.id, two.id], null);
    expect(sheet.extras.subjects.map(({ workoutId }) => workoutId)).toEqual([one.id, two.id]);
    expect(sheet.get('delta.W2.power')?.display).toBe('+30 W');
    for (const ids of [[one.id], [one.id, one.id], [one.id, run.id], [one.id, two.id, run.id, one.id]]) {
      await expect(sheets.ofComparison(userId, ids, null)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    }
  });

  it('of a history hold the weeks, and of nobody nothing', async () => {
    await ridden('2026-06-01');
    const { sheet, tools } = await sheets.ofHistory(userId, null);
    expect(sheet.kind).toBe('history');
    expect(sheet.get('weeks.2026-06-01.workouts')?.display).toBe('1');
    expect(tools.run('history', { metric: 'time', weeks: 1 })).toMatchObject({ facts: [{ display: '30 min' }] });
    const nobody = await sheets.ofHistory(await storedAthlete(database), null);
    expect(nobody.sheet.unknown('workouts')?.reason).toContain('no workout');
  });

  it('are nobody else\u2019s', async () => {
    const [one, two] = [await ridden('2026-05-01'), await ridden('2026-06-01')];
    const stranger = await storedAthlete(database);
    await expect(sheets.ofWorkout(stranger, one.id, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(sheets.ofComparison(stranger, [one.id, two.id], null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('speak of a workout by its analysis alone where its digest is missing', async () => {
    const workout = await ridden('2026-06-01');
    await database.session.manager().query('DELETE FROM workout_digests WHERE workout_id = $1', [workout.id]);
    const { sheet } = await sheets.ofWorkout(userId, workout.id, null);
    expect([sheet.has('power.average'), sheet.unknown('history')?.reason]).toEqual([true, 'I only see this one workout here']);
  });
});
