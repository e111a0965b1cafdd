import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ENGINE_VERSION } from '#analysis/registry.js';
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { SweepAnalyses } from '#workouts/application/recompute/sweep-analyses.use-case.js';
import { steadyRide1h } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, uploaded } from './workouts.support.js';

interface Change {
  readonly at: string;
  readonly engine: { from: string; to: string; reasons: string[] } | null;
  readonly thresholds: readonly { threshold: string; before: number | null }[];
  readonly figures: readonly { figure: string; before: number | null; after: number | null }[];
}

interface Detail {
  readonly workout: {
    readonly elapsedS: number;
    readonly analysis: { readonly status: string; readonly changes: readonly Change[] };
  };
}

describe('changed figures of stored workouts', () => {
  let app: TestApp;
  let athlete: HttpClient;
  let id: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    id = await uploaded(athlete, steadyRide1h());
  });

  const detail = async () => (await athlete.get<Detail>(`/api/workouts/${id}`)).body.workout;
  /** As an older engine left it, with an elapsed time that is shorter by `missing` seconds. */
  const older = (missing: number) =>
    rows(
      app,
      `WITH older AS (
         UPDATE workout_analyses SET engine_version = '1.4.0+old',
           result = jsonb_set(result, '{engineVersion}', '"1.4.0"') WHERE workout_id = $1
       ) UPDATE workouts SET elapsed_s = elapsed_s - $2 WHERE id = $1`,
      [id, missing],
    );
  const recomputed = async () => {
    await app.app.get(SweepAnalyses, { strict: false }).replaceOtherBuilds();
    await eventually(async () => expect((await detail()).analysis.status).toBe('ready'));
  };

  it('a workout that was never analysed again has none', async () => {
    expect((await detail()).analysis.changes).toEqual([]);
  });

  it('a new engine names the figures that it changed, and why', async () => {
    const { elapsedS } = await detail();
    await older(30);
    await recomputed();
    expect((await detail()).analysis.changes).toEqual([
      {
        at: expect.stringMatching(/^20\d\d-/),
        engine: {
          from: '1.4.0',
          to: ENGINE_VERSION,
          reasons: [expect.stringContaining('Elapsed time')],
        },
        thresholds: [],
        figures: [{ figure: 'elapsedTime', unit: 's', before: elapsedS - 30, after: elapsedS }],
      },
    ]);
  });

  it('the list names the engine that changed figures', async () => {
    const listed = async () =>
      (await athlete.get<{ workouts: { changedByEngine: string | null }[] }>('/api/workouts')).body
        .workouts[0]?.changedByEngine;
    expect(await listed()).toBeNull();
    await older(30);
    await recomputed();
    expect(await listed()).toBe(ENGINE_VERSION);
  });

  it('a new engine that changes no shown figure leaves no trace', async () => {
    await older(0);
    await recomputed();
    expect((await detail()).analysis.changes).toEqual([]);
  });

  it('analysing a second time changes nothing', async () => {
    await older(30);
    await recomputed();
    const { changes } = (await detail()).analysis;
    await rows(app, `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id = $1`, [
      id,
    ]);
    await app.app.get(AnalyseWorkout, { strict: false }).execute(id);
    expect((await detail()).analysis).toMatchObject({ status: 'ready', changes });
  });

  it('a new threshold is another reason, and the one of the engine stays', async () => {
    await older(30);
    await recomputed();
    await athlete.post('/api/profile', { currentFTP: 200 });
    await eventually(async () => {
      const { changes } = (await detail()).analysis;
      expect(changes[0]).toMatchObject({
        engine: null,
        thresholds: [{ threshold: 'ftpW', before: 260, after: 200 }],
        figures: expect.arrayContaining([expect.objectContaining({ figure: 'intensityFactor' })]),
      });
      expect(changes[1]).toMatchObject({ engine: { from: '1.4.0' } });
    });
  });
});
