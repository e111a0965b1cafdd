import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { startReading } from './reading.support.js';
import { filesOnDisk, rows, shortRide, uploaded } from './workouts.support.js';

interface Detail {
  readonly workout: Record<string, unknown> & {
    readonly analysis: { readonly metrics: Record<string, { value: number | null }> };
  };
}
interface Lines {
  readonly durationS: number;
  readonly channels: Record<
    string,
    { unit: string; t: number[]; d: (number | null)[] | null; v: (number | null)[] }
  >;
}

const NOBODYS = randomUUID();

describe('reading workouts', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let stranger: HttpClient;
  let ride: string;
  let run: string;
  let intervals: string;
  beforeAll(async () => {
    ({ app, athlete, stranger, ride, run, intervals } = await startReading());
  }, 60_000);
  afterAll(() => app.close());

  it('returns a complete workout [WKT-08, WKT-09, WKT-10, WKT-11]', async () => {
    const { status, body } = await athlete.get<Detail>(`/api/workouts/${intervals}`);
    expect(status).toBe(200);
    const { workout } = body;
    expect(workout).toMatchObject({
      id: intervals,
      sport: 'road_cycling',
      family: 'cycling',
      indoor: false,
      startTime: expect.stringMatching(/Z$/),
      deviceName: expect.any(String),
      Upload: { filename: 'intervals.fit' },
      warnings: [],
      reports: [
        {
          id: expect.any(String),
          kind: 'first',
          headline: 'Five even efforts',
          coach: 'built-in',
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
      analysis: {
        status: 'ready',
        engineVersion: expect.any(String),
        sessionShape: 'intervals',
        pacing: expect.any(Object),
        thresholds: expect.any(Object),
      },
    });
    expect(Object.keys(workout).sort()).toEqual([
      'Upload',
      'analysis',
      'avgHr',
      'avgPower',
      'cadenceAvg',
      'deviceName',
      'distanceM',
      'durationS',
      'elapsedS',
      'elevGainM',
      'family',
      'id',
      'indoor',
      'notes',
      'rawSummaryJson',
      'recorded',
      'reports',
      'sport',
      'startTime',
      'summaryJson',
      'title',
      'utcOffsetS',
      'warnings',
    ]);
    expect(Object.keys(workout['summaryJson'] as object).sort()).toEqual([
      'avg_speed_kph',
      'avg_temperature',
      'max_cadence',
      'max_hr',
      'max_speed_kph',
    ]);
    const { session } = workout['rawSummaryJson'] as { session: Record<string, unknown> };
    for (const name of [
      'avg_speed',
      'total_calories',
      'total_ascent',
      'avg_temperature',
      'max_power',
      'normalized_power',
    ])
      expect(session).toHaveProperty(name);
    expect(session['avg_power']).toBe(Math.round(workout['avgPower'] as number));
    expect(session).toMatchObject({
      total_distance: workout['distanceM'],
      total_timer_time: workout['durationS'],
    });
    expect(workout.analysis.metrics['normalizedPower']).toMatchObject({
      value: expect.any(Number),
      unit: 'W',
      applicable: true,
    });
  });

  it('shows the planned steps of laps and intervals, if there are any', async () => {
    const segments = async () =>
      (
        await athlete.get<{
          workout: {
            analysis: Record<'laps' | 'intervals', { kind: string; target: object | null }[]>;
          };
        }>(`/api/workouts/${intervals}`)
      ).body.workout.analysis;
    const unplanned = await segments();
    expect(unplanned.laps.every(({ target }) => target === null)).toBe(true);
    const step = (index: number, low: number, high: number) => ({
      index,
      name: null,
      intensity: null,
      duration: null,
      repeat: null,
      target: { kind: 'power', zone: null, low, high, unit: 'W' },
    });
    const stored = await rows<{ recording: { laps: { intensity: string }[] } }>(
      app,
      'SELECT recording FROM workouts WHERE id = $1',
      [intervals],
    );
    const laps = stored[0]?.recording.laps.map((lap) => ({
      ...lap,
      workoutStepIndex: lap.intensity === 'active' ? 1 : null,
    }));
    await rows(app, `UPDATE workouts SET recording = recording || $2 WHERE id = $1`, [
      intervals,
      JSON.stringify({
        laps,
        plan: { name: 'Five', steps: [step(0, 90, 110), step(1, 240, 260)] },
      }),
    ]);
    const planned = await segments();
    const target = { kind: 'power', from: 240, to: 260, unit: 'W' };
    expect(planned.laps.filter((lap) => lap.target !== null).map((lap) => lap.target)).toEqual(
      laps?.flatMap(({ workoutStepIndex }) => (workoutStepIndex === null ? [] : [target])),
    );
    const work = planned.intervals.filter(({ kind }) => kind === 'work');
    expect(work).toHaveLength(5);
    for (const interval of work) expect(interval.target).toEqual(target);
  });

  it('counts steps of both feet on a run [WKT-14]', async () => {
    const { body } = await athlete.get<Detail>(`/api/workouts/${run}`);
    expect(body.workout['cadenceAvg']).toBeGreaterThan(140);
    expect(body.workout['cadenceAvg']).toBeLessThan(200);
  });

  it('reduces every channel to the requested points, and keeps its peak', async () => {
    const { body } = await athlete.get<Lines>(
      `/api/workouts/${intervals}/streams?channels=power,heartRate&points=200`,
    );
    expect(Object.keys(body.channels)).toEqual(['power', 'heartRate']);
    const { power } = body.channels;
    expect(power?.unit).toBe('W');
    expect(power?.v.length).toBeLessThanOrEqual(200);
    expect(power?.t).toHaveLength(power?.v.length ?? -1);
    expect(power?.d).toHaveLength(power?.v.length ?? -1);
    const { body: all } = await athlete.get<Lines>(
      `/api/workouts/${intervals}/streams?points=20000`,
    );
    const highest = (line: { v: (number | null)[] } | undefined) =>
      Math.max(...(line?.v ?? []).filter((value) => value !== null));
    expect(highest(power)).toBe(highest(all.channels['power']));
    expect(all.channels['latitude']?.t).toEqual(all.channels['longitude']?.t);
  });

  it.each(['channels=colour', 'points=10', 'points=1e9', 'points=x'])(
    'refuses streams with ?%s',
    async (query) => {
      expect(await athlete.get(`/api/workouts/${ride}/streams?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
    },
  );

  it('returns the original file, byte for byte, under its name [SEC-35]', async () => {
    const response = await fetch(`${app.url}/api/workouts/${ride}/file`, {
      headers: { Authorization: `Bearer ${athlete.token}` },
    });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="1733_Ride.fit"; filename*=UTF-8''1733_Ride.fit`,
    );
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array(shortRide()));
  });

  it.each(['', '/streams', '/file'])(
    "answers 404 to another's GET …/{id}%s, to what is not there and to what is no id [SEC-17]",
    async (path) => {
      const message = 'There is no such workout.';
      for (const [client, id] of [
        [stranger, ride],
        [athlete, NOBODYS],
        [athlete, 'x'],
      ] as const) {
        const answer = await client.get(`/api/workouts/${id}${path}`);
        expect(answer).toMatchObject({
          status: 404,
          body: { statusCode: 404, error: 'NOT_FOUND', code: 'NOT_FOUND', message },
        });
      }
    },
  );

  it('deletes a workout with all of its data, and no other', async () => {
    const owner = await newAthlete(app.url);
    const before = await filesOnDisk(app);
    const id = await uploaded(owner, shortRide());
    const remove = (client: HttpClient, which: string) =>
      client.send(`/api/workouts/${which}`, { method: 'DELETE' });
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await remove(owner, id)).toMatchObject({ status: 204, body: null });
    expect((await owner.get(`/api/workouts/${id}`)).status).toBe(404);
    expect((await remove(owner, id)).status).toBe(404);
    expect(await filesOnDisk(app)).toEqual(before);
    const left = await rows<{ n: number }>(
      app,
      `SELECT count(*)::int AS n FROM (
         SELECT workout_id FROM workout_channels
         UNION ALL SELECT workout_id FROM workout_analyses
         UNION ALL SELECT workout_id FROM workout_reports
         UNION ALL SELECT workout_id FROM uploads
       ) parts WHERE workout_id = $1`,
      [id],
    );
    expect(left).toEqual([{ n: 0 }]);
    expect((await owner.get('/api/subscription/status')).body).toMatchObject({ uploadsUsed: 1 });
  });
});
