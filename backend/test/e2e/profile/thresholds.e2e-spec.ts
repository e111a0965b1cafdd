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
import type { Analysis } from '#analysis/analysis.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, REQUIRED_ANSWERS, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { complete, save, thresholdsOf } from './questionnaire.support.js';
import { rows, shortRide, shortRun, uploaded } from '../workouts/workouts.support.js';

const OWN = [
  [0, 120],
  [120, 180],
  [180, 230],
  [230, 270],
  [270, 400],
];

/** A ride of another day. */
const rideOn = (day: string) => shortRide(0, { startTime: new Date(`${day}T09:00:00Z`) });

describe('thresholds by date', () => {
  let app: TestApp;
  let athlete: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const put = (day: string, body: object) => athlete.put(`/api/profile/thresholds/${day}`, body);
  const remove = (day: string) =>
    athlete.send(`/api/profile/thresholds/${day}`, { method: 'DELETE' });
  const analysisOf = async (id: string) =>
    (
      await athlete.get<{ workout: { analysis: Analysis & { status: string } } }>(
        `/api/workouts/${id}`,
      )
    ).body.workout.analysis;
  const settled = (id: string, expected: object) =>
    eventually(async () =>
      expect(await analysisOf(id)).toMatchObject({ status: 'ready', ...expected }),
    );

  it('are put, read newest first, corrected and removed [PRO-12]', async () => {
    expect((await put('2026-03-01', { currentFTP: 240, maxHR: 190 })).status).toBe(200);
    await put('2026-05-01', { currentFTP: 255, zones: { power: OWN } });
    expect(await thresholdsOf(athlete)).toEqual([
      {
        validFrom: '2026-05-01',
        currentFTP: 255,
        maxHR: null,
        restingHR: null,
        weightKg: null,
        basePaceSPerKm: null,
        zones: { power: OWN },
      },
      {
        validFrom: '2026-03-01',
        currentFTP: 240,
        maxHR: 190,
        restingHR: null,
        weightKg: null,
        basePaceSPerKm: null,
        zones: {},
      },
    ]);
    await put('2026-03-01', { currentFTP: 245 });
    expect((await thresholdsOf(athlete))[1]).toMatchObject({ currentFTP: 245, maxHR: null });
    expect((await remove('2026-03-01')).status).toBe(204);
    expect(await thresholdsOf(athlete)).toHaveLength(1);
    expect(await remove('2026-03-01')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each<[string, string, object, string]>([
    ['an FTP of nobody', '2026-03-01', { currentFTP: 1e9 }, 'currentFTP'],
    ['an FTP below zero', '2026-03-01', { currentFTP: -250 }, 'currentFTP'],
    ['a rest above the maximum', '2026-03-01', { maxHR: 110, restingHR: 115 }, 'restingHR'],
    [
      'zones with a gap',
      '2026-03-01',
      { zones: { power: [[0, 100], ...OWN.slice(1)] } },
      'zones.power',
    ],
    ['four zones', '2026-03-01', { zones: { power: OWN.slice(1) } }, 'zones.power'],
    [
      'zones that are no numbers',
      '2026-03-01',
      { zones: { pace: [['a', 'b'], ...OWN.slice(1)] } },
      'zones.pace',
    ],
    [
      'paces that rise',
      '2026-03-01',
      {
        zones: {
          pace: [
            [270, 291],
            [291, 318],
            [318, 345],
            [345, 375],
            [375, 420],
          ],
        },
      },
      'zones.pace',
    ],
    ['an unknown table', '2026-03-01', { zones: { speed: OWN } }, 'zones.speed'],
    ['an entry that says nothing', '2026-03-01', {}, 'currentFTP'],
    ['a day in the future', '2090-01-01', { currentFTP: 250 }, 'validFrom'],
    ['an impossible day', '2026-02-30', { currentFTP: 250 }, 'validFrom'],
    ['another account', '2026-03-01', { currentFTP: 250, userId: 'x' }, 'userId'],
  ])('refuse %s and name the field', async (_what, day, body, field) => {
    expect(await put(day, body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [expect.objectContaining({ field })] },
    });
    expect(await thresholdsOf(athlete)).toEqual([]);
  });

  it('keep a day that keeps the resting below the maximum heart rate [PRO-12]', async () => {
    await put('2026-03-01', { maxHR: 110, restingHR: 50 });
    await put('2026-04-01', { maxHR: 190 });
    await put('2026-05-01', { restingHR: 115 });
    const message =
      'Without this day, the resting heart rate would not be below the maximum heart rate on ' +
      '2026-05-01.';
    expect(await remove('2026-04-01')).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        error: message,
        fields: [{ field: 'validFrom', message }],
      },
    });
    expect(await put('2026-04-01', { maxHR: 112 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'restingHR' }] },
    });
    expect(await thresholdsOf(athlete)).toHaveLength(3);
    expect((await remove('2026-05-01')).status).toBe(204);
    expect((await remove('2026-04-01')).status).toBe(204);
  });

  it('are refused with a sentence beyond 200 days', async () => {
    const { id } = (await athlete.get<{ user: { id: string } }>('/api/auth/me')).body.user;
    await rows(
      app,
      'INSERT INTO athlete_thresholds (user_id, valid_from, ftp_w, zones, updated_at) SELECT ' +
        `$1, date '2020-01-01' + n, 250, '{}', now() FROM generate_series(1, 200) n`,
      [id],
    );
    expect(await put('2026-03-01', { currentFTP: 240 })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'validFrom' }] },
    });
    expect((await athlete.post('/api/profile', { currentFTP: 260 })).status).toBe(400);
    expect((await put('2020-01-02', { currentFTP: 240 })).status).toBe(200);
    expect(await thresholdsOf(athlete)).toHaveLength(200);
  });

  it.each(['null', '7', '"text"'])('refuse the body %s', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    expect(
      (await athlete.send('/api/profile/thresholds/2026-03-01', { method: 'PUT', body, headers }))
        .status,
    ).toBe(400);
    expect((await athlete.send('/api/profile', { method: 'POST', body, headers })).status).toBe(
      400,
    );
  });

  it("are nobody else's to read, change or remove [GATE-14]", async () => {
    await put('2026-03-01', { currentFTP: 240 });
    const other = await newAthlete(app.url);
    expect(await thresholdsOf(other)).toEqual([]);
    expect(
      (await other.send('/api/profile/thresholds/2026-03-01', { method: 'DELETE' })).status,
    ).toBe(404);
    expect(await thresholdsOf(athlete)).toHaveLength(1);
  });

  it('judge a workout by its day’s values, and show their start [ONB-54]', async () => {
    await put('2026-03-01', { currentFTP: 240 });
    await put('2026-05-01', { currentFTP: 260 });
    const [before, after] = [
      await uploaded(athlete, rideOn('2026-04-30')),
      await uploaded(athlete, rideOn('2026-05-01'), 'other.fit'),
    ];
    expect((await analysisOf(before)).thresholds.ftpW).toEqual({
      value: 240,
      source: 'profile',
      since: '2026-03-01',
    });
    expect((await analysisOf(after)).thresholds.ftpW).toEqual({
      value: 260,
      source: 'profile',
      since: '2026-05-01',
    });
  });

  it('recompute only workouts whose day’s values change [ONB-54]', async () => {
    await put('2026-03-01', { currentFTP: 240 });
    const [before, after] = [
      await uploaded(athlete, rideOn('2026-04-30')),
      await uploaded(athlete, rideOn('2026-05-01'), 'other.fit'),
    ];
    const planned = jest.spyOn(app.app.get(WorkoutJobs, { strict: false }), 'analyse');
    await put('2026-05-01', { currentFTP: 260 });
    expect(planned.mock.calls.map(([workoutId]) => workoutId)).toEqual([after]);
    await settled(after, { thresholds: { ftpW: { value: 260 } } });
    expect(await analysisOf(before)).toMatchObject({
      status: 'ready',
      thresholds: { ftpW: { value: 240 } },
    });
    await remove('2026-05-01');
    await settled(after, { thresholds: { ftpW: { value: 240, since: '2026-03-01' } } });
  });

  it('recompute nothing for equal values', async () => {
    await put('2026-03-01', { currentFTP: 240 });
    await uploaded(athlete, rideOn('2026-04-30'));
    const planned = jest.spyOn(app.app.get(WorkoutJobs, { strict: false }), 'analyse');
    await put('2026-03-01', { currentFTP: 240 });
    await athlete.post('/api/profile', { currentFTP: 240, elevationUnit: 'm' });
    expect(planned).not.toHaveBeenCalled();
  });

  it('measure time in the athlete’s own zones [ONB-16]', async () => {
    await put('2026-03-01', { currentFTP: 240, zones: { power: OWN } });
    const id = await uploaded(athlete, rideOn('2026-04-30'));
    const { zones, thresholds } = await analysisOf(id);
    expect(zones.power?.map(({ from }) => from)).toEqual([null, 0, 120, 180, 230, 270, 400]);
    expect(thresholds.zones?.power).toEqual({
      edges: [0, 120, 180, 230, 270, 400],
      source: 'profile',
      since: '2026-03-01',
    });
  });

  it('end own zones at a later FTP without zones [ONB-16]', async () => {
    await put('2026-03-01', { currentFTP: 240, zones: { power: OWN } });
    await athlete.post('/api/profile', { currentFTP: 200 });
    await put('2026-04-01', { currentFTP: 200 });
    const { zones } = await analysisOf(await uploaded(athlete, rideOn('2026-04-30')));
    expect(zones.power?.map(({ from }) => from)).toEqual([null, 0, 110, 150, 180, 210, 300]);
  });

  it('keep both of two concurrent changes [PRO-13]', async () => {
    await Promise.all([
      athlete.post('/api/profile', { currentFTP: 250 }),
      athlete.post('/api/profile', { maxHR: 188 }),
      athlete.post('/api/profile', { weightKg: 70.5 }),
    ]);
    expect((await athlete.get('/api/profile')).body).toMatchObject({
      profile: { currentFTP: 250, maxHR: 188, weightKg: 70.5 },
    });
    expect(await thresholdsOf(athlete)).toHaveLength(1);
  });

  it('recompute all workouts when the questionnaire is done [ONB-50, ONB-53, ONB-54]', async () => {
    const newcomer = await newAthlete(app.url, {}, { onboarding: 'skipped' });
    const id = await uploaded(newcomer, shortRun());
    await save(newcomer, { ...REQUIRED_ANSWERS, gender: 'female', best5kTimeSeconds: 1500 });
    await complete(newcomer);
    await eventually(async () => {
      const { body } = await newcomer.get<{ workout: { analysis: Analysis } }>(
        `/api/workouts/${id}`,
      );
      expect(body.workout.analysis).toMatchObject({
        status: 'ready',
        thresholds: { basePaceSPerKm: { value: 300 }, sex: 'female', maxHr: { value: 190 } },
      });
      expect(body.workout.analysis.zones.pace?.map(({ from }) => from)).toEqual([
        null,
        420,
        375,
        345,
        318,
        291,
        270,
      ]);
    });
  });
});
