import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRide } from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { uploaded } from './workouts.support.js';

interface Found {
  readonly findings: readonly { readonly span: string; readonly statement: string }[];
  readonly next: string | null;
}

describe('what stands out in week and month', () => {
  let app: TestApp;
  let athlete: HttpClient;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    const yesterday = new Date(Date.now() - 86_400_000);
    await uploaded(athlete, buildRide({ seconds: 1800, power: () => 200, startTime: yesterday }));
  }, 90_000);
  afterAll(() => app.close());

  const found = (client: HttpClient, query = '') =>
    client.get<Found>(`/api/progress/findings${query}`);

  it('is said in whole sentences without marks', async () => {
    const { status, body } = await found(athlete);
    expect(status).toBe(200);
    expect(body.findings.length).toBeGreaterThan(0);
    for (const { statement } of body.findings) expect(statement).toMatch(/^[A-Z0-9][^[]*\.$/);
  });

  it('is nothing without workouts of one’s own', async () => {
    expect((await found(await newAthlete(app.url))).body).toEqual({ findings: [], next: null });
  });

  it('rejects what is no day', async () => {
    expect((await found(athlete, '?today=soon')).status).toBe(400);
  });
});
