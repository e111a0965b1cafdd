import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import {
  openWorkoutsSession,
  storedAthlete,
  storedWorkout,
} from '#test/builders/workouts/stored-workout.js';
import type { TestSession } from '#test/support/test-session.js';
import { factsOf } from '#workouts/domain/report/workout-for-coach.js';
import {
  DIGEST_VERSION,
  digestOf,
  type WorkoutDigest,
} from '#workouts/domain/progress/workout-digest.js';
import type { Workout } from '#workouts/domain/workout.js';
import { TypeormDigestReader } from './typeorm-digest.reader.js';
import { TypeormWorkoutReader } from '../workouts/typeorm-workout.reader.js';
import { TypeormWorkoutRepository } from '../workouts/typeorm-workout.repository.js';

const NONE = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const ALWAYS = { from: '2000-01-01', to: '2100-01-01' };

describe('digests and counts of stored workouts', () => {
  let database: TestSession;
  let reader: TypeormDigestReader;
  let workouts: TypeormWorkoutRepository;
  let userId: string;
  beforeAll(async () => {
    database = await openWorkoutsSession();
    reader = new TypeormDigestReader(database.session);
    workouts = new TypeormWorkoutRepository(database.session);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const starting = (time: string, changes: object = {}) =>
    storedWorkout(database, userId, { startTimeMs: Date.parse(time), utcOffsetS: 0, ...changes });
  const digested = (workout: Workout, changes: Partial<WorkoutDigest> = {}): WorkoutDigest => {
    const digest = digestOf(factsOf(workout, analyse(workout.recording, NONE)));
    return { ...digest, ...changes };
  };
  const counted = async () =>
    (await new TypeormWorkoutReader(database.session).counts(userId, {}))
      .map(({ year, sport, total }) => [year, sport, total])
      .sort();

  it('come with the workout, in order of start, within the days and family', async () => {
    const late = await starting('2026-05-02T18:00:00Z');
    const early = await starting('2026-05-02T06:00:00Z');
    const run = await starting('2026-05-03T06:00:00Z', { sport: 'running', family: 'running' });
    const ids = async (...asked: Parameters<TypeormDigestReader['counted']>) =>
      (await reader.counted(...asked)).map(({ workoutId }) => workoutId);
    expect(await ids(userId, null, ALWAYS)).toEqual([early.id, late.id, run.id]);
    expect(await ids(userId, 'cycling', ALWAYS)).toEqual([early.id, late.id]);
    expect(await ids(userId, null, { from: '2026-05-03', to: '2026-05-03' })).toEqual([run.id]);
    expect(await ids(await storedAthlete(database), null, ALWAYS)).toEqual([]);
    expect(await reader.latest(userId, '2026-05-02')).toEqual({
      family: 'cycling',
      day: '2026-05-02',
    });
    expect(
      await new TypeormWorkoutRepository(database.session).withoutDigest(DIGEST_VERSION, 10),
    ).toEqual([]);
  });

  it('give back what was put, zones by measure and curves to seven digits', async () => {
    const workout = await starting('2026-05-02T06:00:00Z');
    const zones = { power: [1, 2, 3, 4, 5, 6, 7], heartRate: null, pace: [7, 6, 5, 4, 3, 2, 1] };
    const load = { day: '2026-05-02', power: 61.5, pace: null, heartRate: 70.25 };
    await workouts.putDigest(
      digested(workout, {
        zones,
        load,
        askedPowers: [900.123456789, 800],
        askedTimes: [70.5, Number.NaN],
        powerCurve: [{ seconds: 7, watts: 700 }],
      }),
    );
    expect(await reader.counted(userId, null, ALWAYS)).toEqual([
      expect.objectContaining({ workoutId: workout.id, day: '2026-05-02', zones, load }),
    ]);
    expect(await reader.recorded(userId, 'cycling')).toEqual([
      expect.objectContaining({
        workoutId: workout.id,
        curve: [
          { seconds: 1, watts: Math.fround(900.123456789) },
          { seconds: 2, watts: 800 },
        ],
        bestEfforts: [{ distanceM: 400, seconds: 70.5 }],
      }),
    ]);
    expect(await reader.recent(userId, 'cycling', ALWAYS)).toEqual([
      expect.objectContaining({ points: [{ seconds: 7, watts: 700 }] }),
    ]);
  });

  it('leave out curves that no record can show, before the days that need each', async () => {
    const days = ['2026-05-02', '2026-05-03', '2026-05-04'];
    const stored: string[] = [];
    for (const [at, day] of days.entries()) {
      const workout = await starting(`${day}T06:00:00Z`);
      await workouts.putDigest(
        digested(workout, {
          askedPowers:
            [
              [300, 200],
              [290, 190],
              [280, 180],
            ][at] ?? [],
          distanceM: at === 1 ? null : 1000.5,
          elevationGainM: 12.25,
        }),
      );
      stored.push(workout.id);
    }
    const kept = async (wholeFrom?: string) =>
      (await reader.recorded(userId, 'cycling', wholeFrom)).map(({ workoutId, curve }) => [
        stored.indexOf(workoutId),
        curve.length,
      ]);
    expect(await kept()).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(await kept('2026-05-04')).toEqual([
      [0, 2],
      [1, 0],
      [2, 2],
    ]);
    expect(
      (await reader.recorded(userId, 'cycling')).map(({ day, distanceM, elevationGainM }) => [
        day,
        distanceM,
        elevationGainM,
      ]),
    ).toEqual(days.map((day, at) => [day, at === 1 ? null : 1000.5, 12.25]));
    expect(await reader.recorded(userId, 'running')).toEqual([]);
  });

  it('leave out a workout and all that started after it', async () => {
    const [first, second] = [
      await starting('2026-05-02T06:00:00Z'),
      await starting('2026-05-02T12:00:00Z'),
    ];
    await starting('2026-05-02T18:00:00Z');
    const recent = await reader.recent(userId, 'cycling', ALWAYS, {
      workoutId: second.id,
      startTime: new Date('2026-05-02T12:00:00Z'),
    });
    expect(recent.map(({ workoutId }) => workoutId)).toEqual([first.id]);
  });

  it('are not made for a removed workout, and go with it, counts included', async () => {
    const [gone, kept] = [
      await starting('2025-05-02T06:00:00Z'),
      await starting('2026-05-02T06:00:00Z'),
    ];
    await starting('2026-05-03T06:00:00Z', { sport: 'running', family: 'running' });
    expect(await counted()).toEqual([
      [2025, 'cycling', 1],
      [2026, 'cycling', 1],
      [2026, 'running', 1],
    ]);
    await workouts.remove(userId, gone.id);
    await workouts.putDigest(digested(gone));
    expect((await reader.recorded(userId, 'cycling')).map(({ workoutId }) => workoutId)).toEqual([
      kept.id,
    ]);
    expect(await counted()).toEqual([
      [2026, 'cycling', 1],
      [2026, 'running', 1],
    ]);
  });

  it('are the right counts of many that come and go at the same time', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, hour) =>
        starting(`2026-05-02T${String(hour).padStart(2, '0')}:00:00Z`),
      ),
    );
    expect(await counted()).toEqual([[2026, 'cycling', 12]]);
    await Promise.all([
      ...all.slice(0, 9).map(({ id }) => workouts.remove(userId, id)),
      starting('2026-05-03T06:00:00Z'),
    ]);
    expect(await counted()).toEqual([[2026, 'cycling', 4]]);
  });
});
