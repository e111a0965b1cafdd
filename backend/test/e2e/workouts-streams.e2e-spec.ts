import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRide } from '../builders/fit/index.js';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { rows, uploaded } from './workouts.support.js';

interface Streams {
  readonly channels: Record<string, { unit: string; source: string; t: number[]; v: (number | null)[]; d: (number | null)[] | null }>;
  readonly extras: { name: string; unit: string | null }[];
}

const HOUR_S = 3600;
const MOST_BYTES = 120_000;
const PAGE = 'power,heartRate,speed,cadence,altitude,temperature,wPrimeBalance,latitude,longitude';

describe('time series of a workout', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let long: string;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    await athlete.put('/api/profile/thresholds/2026-01-01', { currentFTP: 260, maxHR: 190, restingHR: 50 });
    // All of a person's unevenness: what hardly changes would compress to nothing.
    long = await uploaded(athlete, buildRide({ seconds: 6 * HOUR_S, variation: 1, startTime: new Date('2026-05-03T06:00:00Z'), temperature: (second) => 14 + 8 * Math.sin(second / 4000) }));
  }, 90_000);
  afterAll(() => app.close());

  it('have W′ balance where the analysis may judge it, and nowhere else', async () => {
    const drawn = async () => (await athlete.get<Streams>(`/api/workouts/${long}/streams?points=500&channels=wPrimeBalance`)).body.channels['wPrimeBalance'];
    expect(await drawn()).toBeUndefined();
    const judged = { model: 'differential', criticalPowerW: 220, wPrimeJ: 25_000, source: 'profile', minimumJ: 1, minimumAtS: 1 };
    await rows(app, `UPDATE workout_analyses SET result = jsonb_set(result, '{wPrimeBalance}', $2) WHERE workout_id = $1`, [long, judged]);
    const line = await drawn();
    expect(line).toMatchObject({ unit: 'J', source: 'estimated' });
    const values = (line?.v ?? []).filter((value) => value !== null);
    expect(Math.max(...values)).toBeLessThanOrEqual(25_000);
    expect(values.every((value) => Number.isInteger(value) && value >= 0)).toBe(true);
  });

  it('of a ride of six hours on which everything was measured come in under 120 kB', async () => {
    const ask = (encoding: string) => fetch(`${app.url}/api/workouts/${long}/streams?points=2000&channels=${PAGE}`, { headers: { Authorization: `Bearer ${athlete.token ?? ''}`, 'Accept-Encoding': encoding } });
    const whole = await (await ask('identity')).text();
    expect(Object.keys((JSON.parse(whole) as Streams).channels)).toEqual(expect.arrayContaining(PAGE.split(',')));
    expect(gzipSync(whole).length).toBeLessThan(MOST_BYTES);
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe(whole);
    }
  });

  it('have temperature, and tell of what apps recorded', async () => {
    const { body } = await athlete.get<Streams>(`/api/workouts/${long}/streams?points=100&channels=temperature`);
    expect(body.channels['temperature']).toMatchObject({ unit: '°C', source: 'measured' });
    expect(body.extras).toEqual([]);
    expect(await athlete.get(`/api/workouts/${long}/streams?channels=power,Form%20Power`)).toMatchObject({ status: 400, body: { fields: [{ field: 'channels' }] } });
  });
});
