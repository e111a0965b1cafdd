import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SweepDigests } from '#workouts/application/recompute/sweep-digests.use-case.js';
import { addDays } from '#analysis/load/days.js';
import { buildRide, buildRun } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import type { Progress, Records } from './progress.support.js';
import { rows, uploaded } from './workouts.support.js';

const MAY = (day: number) => new Date(Date.UTC(2026, 4, day, 6));
/** The evening of the 3rd in New York is the 4th in UTC. */
const LATE = { startTime: new Date('2026-05-04T02:00:00Z'), utcOffsetS: -4 * 3600 };
/** The days on which the two rides began where they were ridden. */
const RIDES = ['2026-05-03', '2026-05-12'];

describe('progress and records', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let stranger: HttpClient;
  let [weak, strong, run] = ['', '', ''];
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    stranger = await newAthlete(app.url);
    await athlete.put('/api/profile/thresholds/2026-01-01', {
      currentFTP: 250,
      maxHR: 190,
      restingHR: 50,
    });
    weak = await uploaded(athlete, buildRide({ seconds: 1800, power: () => 200, ...LATE }));
    strong = await uploaded(
      athlete,
      buildRide({ seconds: 1500, power: () => 220, startTime: MAY(12) }),
    );
    run = await uploaded(athlete, buildRun({ seconds: 2400, speed: () => 3, startTime: MAY(14) }));
  }, 90_000);
  afterAll(() => app.close());

  const progress = (query: string, client = athlete) =>
    client.get<Progress>(`/api/progress?${query}`);
  const records = (query = '', client = athlete) => client.get<Records>(`/api/records?${query}`);
  const MONTH = 'from=2026-05-01&to=2026-05-31';

  it('shows local days, loads by power and heart rate, and what pace cannot measure', async () => {
    const { status, body } = await progress(MONTH);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      from: '2026-05-01',
      to: '2026-05-31',
      firstDay: '2026-05-03',
      mixedLoad: true,
    });
    expect(body.days.map(({ day }) => day)).toEqual(
      Array.from({ length: 29 }, (_, at) => addDays('2026-05-03', at)),
    );
    expect(body.days[0]).toMatchObject({
      load: expect.closeTo(0.5 * 0.8 ** 2 * 100, 0),
      fitness: expect.any(Number),
      form: 0,
      warmingUp: true,
      unmeasured: 0,
    });
    expect(body.days[0]?.fitness).toBeCloseTo(
      (body.days[0]?.load ?? 0) * (1 - Math.exp(-1 / 42)),
      3,
    );
    expect(body.days.filter(({ load }) => load > 0).map(({ day }) => day)).toEqual([
      '2026-05-03',
      '2026-05-12',
      '2026-05-14',
    ]);
  });

  it('sums weeks with their zones', async () => {
    const { weeks, efficiency } = (await progress(MONTH)).body;
    expect(weeks.map(({ week, workouts }) => [week, workouts])).toEqual([
      ['2026-04-27', 1],
      ['2026-05-04', 0],
      ['2026-05-11', 2],
      ['2026-05-18', 0],
      ['2026-05-25', 0],
    ]);
    const [first, empty] = weeks;
    expect(first).toMatchObject({ movingS: expect.closeTo(1800, -1), unmeasured: 0 });
    expect(first?.zones['power']?.reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(1800, -1);
    expect(first?.zones['pace']).toBeNull();
    expect(first).toMatchObject({
      polarization: null,
      polarizationReason: expect.stringContaining('at least 3 workouts'),
    });
    expect(empty).not.toHaveProperty('polarizationReason');
    expect(empty).toMatchObject({
      workouts: 0,
      movingS: 0,
      load: 0,
      zones: { power: null, heartRate: null, pace: null },
      polarization: null,
    });
    expect(efficiency.reason).toEqual(expect.any(String));
  });

  it('names all families with workouts for any filter', async () => {
    expect((await progress('')).body.families).toEqual(['cycling', 'running']);
    expect((await progress('family=running&from=2020-01-01&to=2020-01-02')).body.families).toEqual([
      'cycling',
      'running',
    ]);
    expect((await progress('', stranger)).body.families).toEqual([]);
  });

  it('separates rides from runs, and counts fitness from the first workout', async () => {
    const running = (await progress(`family=running&${MONTH}`)).body;
    expect(running).toMatchObject({ firstDay: '2026-05-14', mixedLoad: false });
    const whole = (await progress(`family=cycling&${MONTH}`)).body;
    const end = (await progress('family=cycling&from=2026-05-25&to=2026-05-31')).body;
    expect(end.firstDay).toBe('2026-05-03');
    expect(end.days).toEqual(whole.days.slice(-7));
  });

  it('shows the last 365 days by default, and nothing without workouts', async () => {
    const { body } = await progress('');
    expect(addDays(body.from, 364)).toBe(body.to);
    expect((await progress('', stranger)).body).toMatchObject({
      firstDay: null,
      mixedLoad: false,
      days: [],
      weeks: [],
    });
    expect((await records('', stranger)).body).toEqual({
      family: 'cycling',
      records: [],
      powerCurves: null,
      criticalPower: { reason: expect.any(String) },
      progression: [],
      misdated: 0,
    });
  });

  it.each([
    ['progress?from=2026-05-02&to=2026-05-01', 'from'],
    ['progress?from=2000-01-01&to=2026-05-01', 'from'],
    ['progress?from=0001-01-01', 'from'],
    ['progress?to=2026-02-30', 'to'],
    ['progress?from=yesterday', 'from'],
    ['progress?from=2026-01-01&from=2026-02-01', 'from'],
    ['progress?family=swimming', 'family'],
    ['progress?days=3', 'days'],
    ['progress?today=2026-02-30', 'today'],
    ['records?family=', 'family'],
    ['records?today=tomorrow', 'today'],
  ])('refuses %s with the field, the code and a sentence [CNV-17]', async (path, field) => {
    const { status, body } = await athlete.get<{ message: string }>(`/api/${path}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      statusCode: 400,
      error: 'VALIDATION_FAILED',
      code: 'VALIDATION_FAILED',
      message: expect.stringMatching(/^[A-Za-z].{15,}$/),
      fields: [{ field, message: body.message }],
    });
    expect(body.message).not.toMatch(/shorter than|must be a string|regular expression/);
  });

  it('ends with the athlete’s local day, as the client reports it', async () => {
    const utc = new Date().toISOString().slice(0, 10);
    const days = [utc, addDays(utc, 1)];
    for (const day of days)
      expect((await progress(`today=${day}`)).body).toMatchObject({
        from: addDays(day, -364),
        to: day,
      });
    expect((await progress(`today=${addDays(utc, 5)}`)).body.to <= addDays(utc, 1)).toBe(true);
    expect((await records(`family=cycling&today=${addDays(utc, 1)}`)).status).toBe(200);
  });

  it('has power records of rides with the previous best, and time records of runs', async () => {
    const rides = (await records('family=cycling')).body;
    const fiveMinutes = rides.records.find(({ kind, over }) => kind === 'power' && over === 300);
    expect(fiveMinutes).toMatchObject({
      value: expect.closeTo(220, 0),
      day: '2026-05-12',
      workoutId: strong,
      previous: expect.closeTo(200, 0),
    });
    expect(rides.records.find(({ kind }) => kind === 'duration')).toMatchObject({
      workoutId: weak,
      previous: null,
    });
    expect(rides.powerCurves?.all.find(({ seconds }) => seconds === 300)).toMatchObject({
      watts: expect.closeTo(220, 0),
      workoutId: strong,
    });
    expect(
      rides.progression.find(({ kind, over }) => kind === 'power' && over === 1200)?.points,
    ).toEqual([expect.objectContaining({ workoutId: strong })]);
    const runs = (await records()).body;
    expect(runs).toMatchObject({ family: 'running', powerCurves: null, criticalPower: null });
    expect(runs.records.find(({ kind, over }) => kind === 'time' && over === 5000)).toMatchObject({
      workoutId: run,
      day: '2026-05-14',
    });
    expect(runs.records.some(({ kind }) => kind === 'power')).toBe(false);
  });

  it('compares a workout with the 90 days before it, without itself', async () => {
    const bests = async (id: string) =>
      (
        await athlete.get<{
          workouts: number;
          power: { seconds: number; watts: number; workoutId: string }[] | null;
          efforts: object[];
        }>(`/api/workouts/${id}/recent-bests`)
      ).body;
    expect(await bests(strong)).toMatchObject({
      days: 90,
      from: '2026-02-12',
      to: '2026-05-12',
      workouts: 1,
      efforts: [],
    });
    expect((await bests(strong)).power?.find(({ seconds }) => seconds === 300)).toMatchObject({
      watts: expect.closeTo(200, 0),
      workoutId: weak,
    });
    expect(await bests(weak)).toMatchObject({ workouts: 0, power: null });
    expect(await bests(run)).toMatchObject({ workouts: 0, power: null, efforts: [] });
    expect(await stranger.get(`/api/workouts/${strong}/recent-bests`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    const unready = await newAthlete(app.url, {}, { onboarding: 'skipped' });
    expect(await unready.get(`/api/workouts/${strong}/recent-bests`)).toMatchObject({
      status: 400,
      body: { code: 'ONBOARDING_REQUIRED' },
    });
  });

  it('shows nothing of another athlete', async () => {
    expect((await records('family=cycling', stranger)).body.records).toEqual([]);
    expect((await progress(MONTH, stranger)).body.weeks).toEqual([]);
  });

  it('follows new thresholds, and stays readable meanwhile', async () => {
    // Each ride is analysed again by a job of its own, in no order.
    const rideLoads = async () => {
      const { days } = (await progress(MONTH)).body;
      return days.filter(({ day }) => RIDES.includes(day)).map(({ load }) => load ?? 0);
    };
    const before = await rideLoads();
    expect(before).toHaveLength(RIDES.length);
    await athlete.put('/api/profile/thresholds/2026-01-01', {
      currentFTP: 200,
      maxHR: 190,
      restingHR: 50,
    });
    const during = await Promise.all(Array.from({ length: 5 }, () => progress(MONTH)));
    for (const { status } of during) expect(status).toBe(200);
    await eventually(async () =>
      expect(await rideLoads()).toEqual(before.map((load) => expect.closeTo(load * 1.25 ** 2, 1))),
    );
  });

  it('rebuilds missing and outdated digests with the same result', async () => {
    const before = (await progress(MONTH)).body;
    await rows(app, `DELETE FROM workout_digests WHERE workout_id = $1`, [weak]);
    await rows(
      app,
      `UPDATE workout_digests SET version = 0, load_power = 1e6 WHERE workout_id = $1`,
      [strong],
    );
    await app.app.get(SweepDigests, { strict: false }).fillIn();
    expect((await progress(MONTH)).body).toEqual(before);
  });

  it('restores the previous record when its workout is deleted', async () => {
    await athlete.send(`/api/workouts/${strong}`, { method: 'DELETE' });
    const { body } = await records('family=cycling');
    expect(body.records.find(({ kind, over }) => kind === 'power' && over === 300)).toMatchObject({
      workoutId: weak,
      previous: null,
    });
    expect((await progress(MONTH)).body.weeks.map(({ workouts }) => workouts)).toEqual([
      1, 0, 1, 0, 0,
    ]);
    expect(
      (await athlete.get<{ totalCount: number; availableYears: object[] }>('/api/workouts')).body,
    ).toMatchObject({ totalCount: 2, availableYears: [{ year: 2026, count: 2 }] });
  });
});
