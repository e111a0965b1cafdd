import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import {
  openWorkoutsSession,
  storedAthlete,
  storedWorkout,
} from '#test/builders/workouts/stored-workout.js';
import type { TestSession } from '#test/support/test-session.js';
import type { ClimbPlace } from '#analysis/places/climb-place.js';
import type { Places } from '#analysis/places/places.js';
import type { Route } from '#analysis/places/route.js';
import type { Analysis } from '#analysis/analysis.js';
import { analyse } from '#analysis/analyse.js';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import { TypeormDigestReader } from '#test/support/stores.js';
import type { Workout } from '#workouts/domain/workout.js';
import { AthleteHistory } from './athlete-history.js';

const NONE = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const METRICS = analyse(aRecording(), NONE).metrics;

/** A stored analysis of a session of so many minutes. */
function session(
  minutes: number,
  {
    shape = 'steady',
    stress = 60,
    reps,
  }: {
    shape?: Analysis['sessionShape'];
    stress?: number;
    reps?: { count: number; seconds: number };
  } = {},
): Partial<Analysis> {
  const metric = (value: number, unit: string) => ({ value, unit, version: 1, applicable: true });
  const totals = reps && {
    count: reps.count,
    elapsedS: reps.count * reps.seconds,
    movingS: reps.count * reps.seconds,
    distanceM: null,
    avgSpeedMps: null,
    avgPowerW: 290,
    avgHr: 165,
    maxHr: 175,
    avgCadence: null,
  };
  return {
    sessionShape: shape,
    metrics: {
      ...METRICS,
      movingTime: metric(minutes * 60, 's'),
      trainingStress: metric(stress, 'TSS'),
      normalizedPower: metric(200, 'W'),
      decoupling: { ...metric(9, '%'), applicable: false, reason: 'No.' },
    },
    ...(totals && {
      intervalSummary: {
        source: 'manual_laps' as const,
        confidence: 1,
        groups: [],
        work: totals,
        recovery: null,
      },
    }),
  };
}

describe('AthleteHistory', () => {
  let database: TestSession;
  let history: AthleteHistory;
  let userId: string;
  beforeAll(async () => {
    database = await openWorkoutsSession();
    history = new AthleteHistory(
      new TypeormDigestReader(database.session),
      new FixedClock(new Date('2026-06-10T12:00:00Z')),
    );
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await storedAthlete(database);
  });

  const ridden = (
    day: string,
    analysis: Partial<Analysis>,
    changes: object = {},
  ): Promise<Workout> =>
    storedWorkout(
      database,
      userId,
      { startTimeMs: Date.parse(`${day}T07:00:00Z`), utcOffsetS: 0, ...changes },
      analysis,
    );
  const days = (workouts: readonly { day: string }[]) => workouts.map(({ day }) => day);

  it('finds earlier sessions of the same kind, place and length, newest first', async () => {
    await ridden('2026-05-01', session(60));
    await ridden('2026-05-02', session(60, { shape: 'intervals' }));
    await ridden('2026-05-03', session(60), { indoor: true });
    await ridden('2026-05-04', session(140));
    await ridden('2026-05-05', session(60), { sport: 'running', family: 'running' });
    await ridden('2026-05-06', session(45, { shape: 'rolling' }));
    await ridden('2025-03-01', session(60));
    const subject = await ridden('2026-06-01', session(62));
    await ridden('2026-06-02', session(60));
    const past = await history.ofWorkout(userId, subject.id);
    expect(days(past.similar)).toEqual(['2026-05-06', '2026-05-01']);
    expect(past.workout).toMatchObject({
      workoutId: subject.id,
      shape: 'steady',
      movingS: 3720,
      reps: null,
    });
    expect(past.workout.metrics).toMatchObject({ normalizedPower: 200, trainingStress: 60 });
    expect(past.workout.metrics).not.toHaveProperty('decoupling');
  });

  it('keeps eight of many, and finds a match behind a page of others', async () => {
    const start = Date.parse('2026-01-01T07:00:00Z');
    const at = (day: number) => new Date(start + day * 86_400_000).toISOString().slice(0, 10);
    await ridden(at(0), session(60, { shape: 'race' }));
    for (let day = 1; day <= 30; day++) await ridden(at(day), session(60));
    const race = await ridden(at(40), session(60, { shape: 'race' }));
    const even = await ridden(at(41), session(60));
    expect(days((await history.ofWorkout(userId, race.id)).similar)).toEqual([at(0)]);
    expect(days((await history.ofWorkout(userId, even.id)).similar)).toEqual(
      [30, 29, 28, 27, 26, 25, 24, 23].map(at),
    );
  });

  it('tells of the same intervals: as many of one length', async () => {
    await ridden(
      '2026-05-01',
      session(60, { shape: 'intervals', reps: { count: 5, seconds: 250 } }),
    );
    await ridden(
      '2026-05-02',
      session(60, { shape: 'intervals', reps: { count: 4, seconds: 240 } }),
    );
    await ridden(
      '2026-05-03',
      session(60, { shape: 'intervals', reps: { count: 5, seconds: 400 } }),
    );
    const subject = await ridden(
      '2026-06-01',
      session(60, { shape: 'intervals', reps: { count: 5, seconds: 240 } }),
    );
    const { repeats } = await history.ofWorkout(userId, subject.id);
    expect(days(repeats)).toEqual(['2026-05-01']);
    expect(repeats[0]?.reps).toEqual({
      count: 5,
      seconds: 250,
      powerW: 290,
      speedMps: null,
      heartRate: 165,
    });
  });

  it('finds the route of earlier workouts in both directions, and a climb with its times', async () => {
    const chain = '0'.repeat(40) + '2'.repeat(40);
    const there: Route = { level: 0, x: 1000, y: 2000, chain, lengthM: 1000 };
    const back: Route = {
      ...{ level: 0, x: 1040, y: 1960, lengthM: 1000 },
      chain: '6'.repeat(40) + '4'.repeat(40),
    };
    const climb: ClimbPlace = {
      ...{ index: 0, foot: [46.9, 7.4], top: [46.92, 7.4], lengthM: 2400, gainM: 150 },
      ...{ seconds: 600, powerW: 251.5, heartRate: null },
    };
    const at = (places: Places) => {
      const { metrics, ...rest } = session(60);
      const distance = { value: 1000, unit: 'm', version: 1, applicable: true };
      return { ...rest, metrics: { ...metrics, distance }, places };
    };
    await ridden('2025-03-01', at({ route: there, climbs: [climb] }));
    const first = await ridden('2026-05-01', at({ route: there, climbs: [] }));
    await ridden('2026-05-02', at({ route: back, climbs: [climb] }));
    await ridden('2026-05-03', at({ route: { ...there, x: 9000 }, climbs: [] }));
    await ridden('2026-05-04', session(60));
    const subject = await ridden('2026-06-01', at({ route: there, climbs: [climb] }));
    await ridden('2026-06-02', at({ route: there, climbs: [climb] }));
    const past = await history.ofWorkout(userId, subject.id);
    expect(
      past.routes.map(({ direction, count, workouts }) => [direction, count, days(workouts)]),
    ).toEqual([
      ['same', 1, ['2026-05-01']],
      ['reversed', 1, ['2026-05-02']],
    ]);
    expect(past.climb?.earlier.map(({ day }) => day)).toEqual(['2026-05-02']);
    expect(past.climb?.earlier[0]?.climb).toMatchObject({ powerW: 251.5, heartRate: null });
    expect(past.rhythm).toMatchObject({ daysOff: 27, daysInARow: 1 });
    const without = await history.ofWorkout(userId, first.id);
    expect([without.routes.length, without.climb]).toEqual([0, null]);
  });

  it('tells load, weeks and sports up to today, of this athlete alone', async () => {
    await ridden('2026-04-20', session(60, { stress: 80 }));
    await ridden('2026-06-08', session(60, { stress: 50 }));
    await ridden('2026-06-09', session(60), { sport: 'running', family: 'running' });
    const past = await history.ofAthlete(userId);
    expect(past.today).toBe('2026-06-10');
    expect(past.load).toMatchObject({
      day: '2026-06-10',
      historyDays: 52,
      warmingUp: false,
      weekLoad: 110,
      mixedLoad: true,
    });
    expect(past.weeks.map(({ week }) => week)).toEqual([
      '2026-04-20',
      '2026-04-27',
      '2026-05-04',
      '2026-05-11',
      '2026-05-18',
      '2026-05-25',
      '2026-06-01',
      '2026-06-08',
    ]);
    expect(past.families.map(({ family }) => family)).toEqual(['running', 'cycling']);
    expect(days(past.latest)).toEqual(['2026-06-09', '2026-06-08', '2026-04-20']);
    const todays = await Promise.all(
      ['2026-06-09', '2026-06-11', '2026-06-12'].map(
        async (said) => (await history.ofAthlete(userId, said)).today,
      ),
    );
    expect(todays).toEqual(['2026-06-09', '2026-06-11', '2026-06-10']);
    await expect(history.ofAthlete(userId, '2026-02-30')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const nobody = await history.ofAthlete(await storedAthlete(database));
    expect([nobody.load, nobody.weeks, nobody.families, nobody.latest]).toEqual([null, [], [], []]);
  });

  it('knows nothing of a workout of somebody else', async () => {
    const workout = await ridden('2026-06-01', session(60));
    await expect(
      history.ofWorkout(await storedAthlete(database), workout.id),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('looks for records once, until a workout or the day changes', async () => {
    const clock = new FixedClock(new Date('2026-06-10T12:00:00Z'));
    const remembering = new AthleteHistory(new TypeormDigestReader(database.session), clock);
    const searched = jest.spyOn(TypeormDigestReader.prototype, 'recorded');
    const searches = async () => {
      const before = searched.mock.calls.length;
      const { families } = await remembering.ofAthlete(userId);
      const { families: uncached } = await new AthleteHistory(
        new TypeormDigestReader(database.session),
        clock,
      ).ofAthlete(userId);
      expect(families).toEqual(uncached);
      return searched.mock.calls.length - before - 1;
    };
    const [one, two] = [
      await ridden('2026-06-01', session(60)),
      await ridden('2026-06-02', session(90)),
    ];
    expect([await searches(), await searches()]).toEqual([1, 0]);
    const query = (sql: string, id: string) => database.session.manager().query(sql, [id]);
    await query('UPDATE workout_digests SET moving_s = moving_s + 1 WHERE workout_id = $1', one.id);
    expect([await searches(), await searches()]).toEqual([1, 0]);
    await query('DELETE FROM workout_digests WHERE workout_id = $1', two.id);
    expect([await searches(), await searches()]).toEqual([1, 0]);
    clock.advance(86_400_000);
    expect([await searches(), await searches()]).toEqual([1, 0]);
    searched.mockRestore();
  });
});
