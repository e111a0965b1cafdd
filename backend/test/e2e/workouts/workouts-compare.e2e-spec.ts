import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { intervalRide3x4, intervalRide5x4 } from '#test/builders/fit/index.js';
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

  describe('part by part', () => {
    const partsOf = (ids: readonly string[], client = athlete) =>
      client.get<Parts>(`/api/workouts/compare/parts?ids=${ids.join()}`);

    it('sets the first three of 3 × 4 and 5 × 4 min beside each other, and keeps the rest', async () => {
      const three = await uploaded(stranger, intervalRide3x4(), '3x4.fit');
      const five = await uploaded(stranger, intervalRide5x4(), '5x4.fit');
      const { status, body } = await partsOf([three, five], stranger);
      expect(status).toBe(200);
      expect(body.reps).toMatchObject({ kind: 'work', compared: 3 });
      expect(body.reps?.rows.map(({ parts: [a, b] }) => [a?.alike ?? null, b?.alike])).toEqual([
        [true, true],
        [true, true],
        [true, true],
        [null, true],
        [null, true],
      ]);
      const [first] = body.reps?.rows ?? [];
      expect(first?.parts[1]).toMatchObject({
        seconds: expect.closeTo(240, -1),
        avgPowerW: expect.any(Number),
        avgHr: expect.any(Number),
      });
    });

    it('splits both by distance and by time', async () => {
      const { body } = await partsOf([ride, intervals]);
      expect(body.splitsByDistance?.rows.length).toBeGreaterThan(1);
      expect(body.splitsByTime?.step).toBe(300);
      expect(body.splitsByTime?.rows[0]?.parts).toHaveLength(2);
    });

    it.each([
      ['one id', () => ride, 400],
      ['a ride and a run', () => [ride, run].join(), 400],
      ['one that is not there', () => [ride, NOBODYS].join(), 404],
      ['what is no id', () => [ride, 'x'].join(), 404],
    ])('refuses %s as the comparison does', async (_what, ids, status) => {
      expect((await athlete.get(`/api/workouts/compare/parts?ids=${ids()}`)).status).toBe(status);
    });

    it('is not there for anybody else', async () => {
      const answer = await stranger.get(`/api/workouts/compare/parts?ids=${ride},${intervals}`);
      expect(answer.status).toBe(404);
    });
  });
});

interface Part {
  readonly alike: boolean;
}

interface Rows {
  readonly rows: readonly { readonly parts: readonly (Part | null)[] }[];
}

interface Parts {
  readonly reps: (Rows & { readonly compared: number }) | null;
  readonly splitsByDistance: Rows | null;
  readonly splitsByTime: (Rows & { readonly step: number }) | null;
}
