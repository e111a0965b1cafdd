import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { startReading } from './reading.support.js';
import { shortRide, uploaded } from './workouts.support.js';

const NOBODYS = randomUUID();

describe('comparing workouts', () => {
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

  it('compares two workouts of one family in the requested order [CMP-02]', async () => {
    const answer = await athlete.get<Record<string, unknown>[]>(
      `/api/workouts/compare?ids=${intervals},${ride}`,
    );
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ id }) => id)).toEqual([intervals, ride]);
    expect(answer.body[0]).toMatchObject({
      rawSummaryJson: { session: { avg_power: expect.any(Number) } },
    });
  });

  it.each([
    ['one id', () => ride, 400],
    ['none', () => '', 400],
    ['four ids', () => [ride, run, intervals, NOBODYS].join(), 400],
    ['the same id twice', () => [ride, ride].join(), 400],
    ['a ride and a run', () => [ride, run].join(), 400],
    ['one that is not there', () => [ride, NOBODYS].join(), 404],
    ['what is no id', () => [ride, 'x'].join(), 404],
  ])('refuses to compare %s [CMP-03]', async (_what, ids, status) => {
    expect((await athlete.get(`/api/workouts/compare?ids=${ids()}`)).status).toBe(status);
  });

  it('names the sports that cannot be compared [CMP-03]', async () => {
    const { body } = await athlete.get<{ fields: unknown }>(
      `/api/workouts/compare?ids=${ride},${run}`,
    );
    const message = 'Cycling and running cannot be compared: choose rides only, or runs only.';
    expect(body).toMatchObject({
      statusCode: 400,
      error: 'VALIDATION_FAILED',
      code: 'VALIDATION_FAILED',
      message,
      fields: [{ field: 'ids', message }],
    });
  });

  it('answers 404 for another athlete’s workout [CMP-03]', async () => {
    const own = await uploaded(stranger, shortRide(9));
    expect((await stranger.get(`/api/workouts/compare?ids=${own},${ride}`)).status).toBe(404);
  });
});
