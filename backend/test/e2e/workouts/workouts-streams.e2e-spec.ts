import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRide } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, uploaded } from './workouts.support.js';

interface Streams {
  readonly durationS: number;
  readonly laps: object[];
  readonly channels: Record<
    string,
    { unit: string; source: string; t: number[]; v: (number | null)[]; d: (number | null)[] | null }
  >;
  readonly extras: { name: string; unit: string | null }[];
}

const HOUR_S = 3600;
const MOST_BYTES = 120_000;
const PAGE = 'power,heartRate,speed,cadence,altitude,temperature,wPrimeBalance,latitude,longitude';

describe('time series of a workout', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let long: string;
  let short: string;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    await athlete.put('/api/profile/thresholds/2026-01-01', {
      currentFTP: 260,
      maxHR: 190,
      restingHR: 50,
    });
    // All of a person's unevenness: what hardly changes would compress to nothing.
    long = await uploaded(
      athlete,
      buildRide({
        seconds: 6 * HOUR_S,
        variation: 1,
        startTime: new Date('2026-05-03T06:00:00Z'),
        temperature: (second) => 14 + 8 * Math.sin(second / 4000),
      }),
    );
    short = await uploaded(athlete, shortRide(0, { seconds: 120 }));
    // An app's column is one like any other: that of power stands in for it.
    await rows(
      app,
      `UPDATE workouts SET recording = jsonb_set(recording, '{developerChannels}', ` +
        `'[{"name": "Left, right", "unit": "W", "application": null}]') WHERE id = $1`,
      [short],
    );
    await rows(
      app,
      `INSERT INTO workout_channels (workout_id, name, codec, source, samples, bytes)
       SELECT workout_id, 'developer:0', codec, 'developer', samples, bytes
       FROM workout_channels WHERE workout_id = $1 AND name = 'power'`,
      [short],
    );
  }, 90_000);
  afterAll(() => app.close());

  it('have W′ balance only if the analysis has one', async () => {
    const drawn = async () =>
      (
        await athlete.get<Streams>(
          `/api/workouts/${long}/streams?points=500&channels=wPrimeBalance`,
        )
      ).body.channels['wPrimeBalance'];
    expect(await drawn()).toBeUndefined();
    const judged = {
      model: 'differential',
      criticalPowerW: 220,
      wPrimeJ: 25_000,
      source: 'profile',
      minimumJ: 1,
      minimumAtS: 1,
    };
    await rows(
      app,
      `UPDATE workout_analyses SET result = jsonb_set(result, '{wPrimeBalance}', $2) WHERE ` +
        'workout_id = $1',
      [long, judged],
    );
    const line = await drawn();
    expect(line).toMatchObject({ unit: 'J', source: 'estimated' });
    const values = (line?.v ?? []).filter((value) => value !== null);
    expect(Math.max(...values)).toBeLessThanOrEqual(25_000);
    expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
  });

  it('of a six-hour ride with every channel are under 120 kB', async () => {
    const ask = (encoding: string) =>
      fetch(`${app.url}/api/workouts/${long}/streams?points=2000&channels=${PAGE}`, {
        headers: { Authorization: `Bearer ${athlete.token ?? ''}`, 'Accept-Encoding': encoding },
      });
    const whole = await (await ask('identity')).text();
    expect(Object.keys((JSON.parse(whole) as Streams).channels)).toEqual(
      expect.arrayContaining(PAGE.split(',')),
    );
    expect(gzipSync(whole).length).toBeLessThan(MOST_BYTES);
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(whole);
    }
  });

  it('of a range contain each second, a sample on each side, and global facts', async () => {
    const ask = async (query: string) =>
      (
        await athlete.get<Streams>(
          `/api/workouts/${long}/streams?channels=power,heartRate&${query}`,
        )
      ).body;
    const hour = await ask(`points=20000&from=${HOUR_S}&to=${2 * HOUR_S}`);
    expect(hour.channels['power']?.t).toEqual(
      Array.from({ length: HOUR_S + 3 }, (_, at) => HOUR_S - 1 + at),
    );
    const whole = await ask('points=500');
    expect([hour.durationS, hour.laps]).toEqual([whole.durationS, whole.laps]);
    const few = (await ask(`points=100&from=${HOUR_S}&to=${2 * HOUR_S}`)).channels['power'];
    expect(few?.t.length).toBeLessThanOrEqual(102);
    expect(Math.max(...(few?.v ?? []).map(Number))).toBe(
      Math.max(...(hour.channels['power']?.v ?? []).slice(1, -1).map(Number)),
    );
    expect((await ask(`points=20000&from=${5.5 * HOUR_S}`)).channels['power']?.t[0]).toBe(
      5.5 * HOUR_S - 1,
    );
  });

  it.each([
    ['from=-1', 'from'],
    ['from=x', 'from'],
    ['from=', 'from'],
    ['to=5e9', 'to'],
    ['from=10&to=10', 'to'],
    ['from=20&to=10', 'to'],
    ['to=0', 'to'],
    ['from=1&from=2', 'from'],
  ])('are refused for the range ?%s with the field', async (query, field) => {
    expect(await athlete.get(`/api/workouts/${long}/streams?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });

  it('can be requested one by one, also by names with a comma', async () => {
    const names = async (query: string) =>
      Object.keys(
        (await athlete.get<Streams>(`/api/workouts/${short}/streams?points=100&${query}`)).body
          .channels,
      );
    expect(await names('channels=power,heartRate&channels=cadence')).toEqual([
      'power',
      'heartRate',
      'cadence',
    ]);
    expect(await names('channels=Left%2C+right&channels=power')).toEqual(['Left, right', 'power']);
    expect(await names('channels=Left%2C+right')).toEqual(['Left, right']);
    const many = Array.from({ length: 41 }, () => 'channels=power').join('&');
    expect(await athlete.get(`/api/workouts/${short}/streams?${many}`)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'channels' }] },
    });
    expect(
      await athlete.get(`/api/workouts/${short}/streams?channels=${'power,'.repeat(41)}`),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'channels' }] } });
  });

  it('are named in the detail with their sources, so nobody must load them', async () => {
    const recorded = async (id: string) =>
      (await athlete.get<{ workout: { recorded: object[] } }>(`/api/workouts/${id}`)).body.workout
        .recorded;
    const channel = (name: string) => ({ name, source: 'measured' });
    expect(await recorded(long)).toEqual(
      [
        'power',
        'heartRate',
        'cadence',
        'speed',
        'altitude',
        'temperature',
        'distance',
        'position',
      ].map(channel),
    );
    expect((await recorded(short)).at(-1)).toEqual({ name: 'Left, right', source: 'developer' });
  });

  it('have temperature and the channels of apps', async () => {
    const { body } = await athlete.get<Streams>(
      `/api/workouts/${long}/streams?points=100&channels=temperature`,
    );
    expect(body.channels['temperature']).toMatchObject({ unit: '°C', source: 'measured' });
    expect(body.extras).toEqual([]);
    expect(
      await athlete.get(`/api/workouts/${long}/streams?channels=power,Form%20Power`),
    ).toMatchObject({ status: 400, body: { fields: [{ field: 'channels' }] } });
  });
});
