import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { shortRide, upload, uploaded } from '../workouts/workouts.support.js';

const ATHLETES = 5;
const EARLIER = 2;
const AT_ONCE = 10;

/** Every one of these starts on a day of its own, so that each report has a history to read. */
const ride = (daysAgo: number): Uint8Array =>
  shortRide(0, { seconds: 1800, startTime: new Date(Date.now() - daysAgo * 86_400_000) });

describe('first reports that are written concurrently', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());

  it('reports on ten concurrent uploads with their history [UPL-24, ONB-13]', async () => {
    const athletes: HttpClient[] = [];
    for (let made = 0; made < ATHLETES; made += 1)
      athletes.push(await newAthlete(app.url, {}, { plan: 'active' }));
    for (const athlete of athletes)
      for (let made = 0; made < EARLIER; made += 1) await uploaded(athlete, ride(20 + made));
    const answers = await Promise.all(
      [...Array(AT_ONCE).keys()].map(async (index) => {
        const athlete = athletes[index % ATHLETES] as HttpClient;
        return { athlete, ...(await upload(athlete, ride(2 + index))) };
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(AT_ONCE).fill(201));
    for (const { athlete, body } of answers) {
      const { workout } = (
        await athlete.get<{ workout: { reports: { kind: string; coach: string }[] } }>(
          `/api/workouts/${String(body['id'])}`,
        )
      ).body;
      expect(workout.reports).toEqual([
        expect.objectContaining({ kind: 'first', coach: 'builtin' }),
      ]);
    }
  }, 60_000);
});
