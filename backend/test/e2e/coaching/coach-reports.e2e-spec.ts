import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from '#coaching/adapters/openai/circuit-breaker.js';
import { WriteModelReport } from '#coaching/application/reports/write-model-report.use-case.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

interface Report {
  readonly headline: string;
  readonly facts: readonly string[];
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly evidence: readonly { readonly id: string; readonly label: string }[];
  readonly coach: string;
}

const recentRide = (daysAgo: number): Uint8Array =>
  shortRide(0, { seconds: 1800, startTime: new Date(Date.now() - daysAgo * 86_400_000) });

describe('the first report of a workout', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  beforeAll(async () => {
    double = await startOpenaiDouble({ behaviour: 'reporter' });
    app = await startTestApp({
      env: {
        RATE_LIMIT_SCALE: '1000',
        OPENAI_BASE_URL: double.url,
        OPENAI_MODEL: 'double-1',
        OPENAI_PRICES: 'double-1@2020-01-01=0.15/0.60',
      },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });
  beforeEach(async () => {
    double.behave('reporter');
    double.requests.length = 0;
    await app.app.get(CircuitBreaker).close();
  });

  const report = async (athlete: HttpClient, id: string) =>
    (await athlete.get<{ workout: { reports: Report[] } }>(`/api/workouts/${id}`)).body.workout
      .reports[0] as Report;
  const text = ({ sections }: Report) => sections.map((section) => section.text).join(' ');
  const usage = (athlete: { readonly email: string }) =>
    rows<{ purpose: string; outcome: string; prompt_cost_micros: string }>(
      app,
      'SELECT * FROM ai_usage WHERE user_id = (SELECT id FROM users WHERE email = $1)',
      [athlete.email],
    );
  const idle = (workoutId: string) =>
    eventually(async () =>
      expect(
        await rows(app, `SELECT 1 FROM outbox WHERE payload->>'workoutId' = $1`, [workoutId]),
      ).toEqual([]),
    );

  it('is headed by a finding and ends with one step and its essentials [WKT-10]', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    double.behave('server-error');
    expect(
      (
        await athlete.put('/api/profile/thresholds/2026-01-01', {
          currentFTP: 250,
          maxHR: 190,
          restingHR: 50,
        })
      ).status,
    ).toBeLessThan(300);
    for (const daysAgo of [20, 15, 10]) await uploaded(athlete, recentRide(daysAgo));
    const found = await report(athlete, await uploaded(athlete, recentRide(3)));
    expect(found.coach).toBe('builtin');
    expect(found.sections.map(({ title }) => title).slice(-2)).toEqual(['Next', 'In short']);
    const known = found.evidence.map(({ id }) => id);
    expect(found.facts.length).toBeGreaterThan(0);
    expect(known).toEqual(expect.arrayContaining([...found.facts]));
  });

  it('is the built-in one in a trial, without a call', async () => {
    const athlete = await newAthlete(app.url);
    const id = await uploaded(athlete, recentRide(2));
    await idle(id);
    expect([(await report(athlete, id)).coach, await usage(athlete)]).toEqual(['builtin', []]);
  });

  it('is written by the model if the plan includes it, verified and booked', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    const id = await uploaded(athlete, recentRide(2));
    await eventually(async () => expect((await report(athlete, id)).coach).toBe('openai'));
    const found = await report(athlete, id);
    const texts = found.sections.map((section) => section.text);
    expect(texts[0]).toMatch(/^In other words: [^[\]]+\.$/);
    expect(texts.at(-1)).not.toContain('In other words');
    expect(found.evidence.length).toBeGreaterThan(1);
    expect(await usage(athlete)).toMatchObject([
      {
        purpose: 'report',
        outcome: 'answered',
        prompt_cost_micros: expect.stringMatching(/^[1-9]\d*\.\d+$/),
      },
    ]);
  });

  it('is written once, however often its job runs', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    const id = await uploaded(athlete, recentRide(2));
    await eventually(async () => expect((await report(athlete, id)).coach).toBe('openai'));
    const [{ user_id: userId } = { user_id: '' }] = await rows<{ user_id: string }>(
      app,
      'SELECT user_id FROM workouts WHERE id = $1',
      [id],
    );
    for (let time = 0; time < 2; time += 1)
      await app.app
        .get(WriteModelReport)
        .execute({ userId, workoutId: id }, new AbortController().signal);
    expect(await usage(athlete)).toHaveLength(1);
  });

  it.each(['server-error', 'cut', 'liar'] as const)(
    'stays the built-in one where the model ends as "%s", and the job is to be tried again',
    async (behaviour) => {
      double.behave(behaviour);
      const athlete = await newAthlete(app.url, {}, { plan: 'active' });
      const id = await uploaded(athlete, recentRide(2));
      const [{ user_id: userId } = { user_id: '' }] = await rows<{ user_id: string }>(
        app,
        'SELECT user_id FROM workouts WHERE id = $1',
        [id],
      );
      await expect(
        app.app
          .get(WriteModelReport)
          .execute({ userId, workoutId: id }, new AbortController().signal),
      ).rejects.toMatchObject({ code: 'COACH_UNAVAILABLE' });
      expect((await report(athlete, id)).coach).toBe('builtin');
      expect((await usage(athlete)).length).toBeGreaterThan(0);
    },
  );

  it('stays the built-in one if the model’s true text is not a report', async () => {
    double.behave('honest');
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    const id = await uploaded(athlete, recentRide(2));
    await eventually(async () => expect(await usage(athlete)).not.toEqual([]));
    await idle(id);
    expect((await report(athlete, id)).coach).toBe('builtin');
  });

  it('makes no call for an old workout', async () => {
    const athlete = await newAthlete(app.url, {}, { plan: 'active' });
    const id = await uploaded(athlete, recentRide(40));
    expect(
      await rows(
        app,
        `SELECT 1 FROM outbox WHERE name = 'model-report' AND payload->>'workoutId' = $1`,
        [id],
      ),
    ).toEqual([]);
    expect(text(await report(athlete, id))).not.toBe('');
  });
});
