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
import { AnalyseWorkout } from '#workouts/application/recompute/analyse-workout.use-case.js';
import { SweepAnalyses } from '#workouts/application/recompute/sweep-analyses.use-case.js';
import { tooComplex } from '#workouts/domain/errors.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { ReportAuthors, type WorkoutForCoach } from '#workouts/index.js';
import { steadyRide1h } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, uploaded } from './workouts.support.js';

interface Detail {
  readonly workout: {
    readonly analysis: {
      readonly status: string;
      readonly metrics: Record<string, { value: number | null; applicable: boolean }>;
      readonly thresholds: { readonly ftpW: { value: number; source: string } | null };
    };
    readonly reports: readonly { readonly headline: string }[];
  };
}

describe('computing stored workouts again', () => {
  let app: TestApp;
  let athlete: HttpClient;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
    jest
      .spyOn(app.app.get(ReportAuthors), 'reportInContext')
      .mockImplementation((workout: WorkoutForCoach) =>
        Promise.resolve({
          kind: 'first',
          headline: `FTP ${workout.analysis.thresholds.ftpW?.value ?? 'unknown'}`,
          sections: [],
          evidence: [],
          coach: 'test',
        }),
      );
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
  });
  const spies: { mockRestore(): void }[] = [];
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
  });

  const detail = async (id: string) =>
    (await athlete.get<Detail>(`/api/workouts/${id}`)).body.workout;
  /** While the engine is at work on the next recordings, this happens, once for each. */
  function duringAnalyses(
    ...happenings: readonly (() => Promise<unknown>)[]
  ): jest.SpiedFunction<WorkoutAnalyser['analyse']> {
    const analyser = app.app.get(WorkoutAnalyser);
    const real = analyser.analyse.bind(analyser);
    const spy = jest.spyOn(analyser, 'analyse');
    for (const happen of happenings) {
      spy.mockImplementationOnce(async (...given) => {
        await happen();
        return real(...given);
      });
    }
    spies.push(spy);
    return spy;
  }
  const setFtp = (currentFTP: number) => athlete.post('/api/profile', { currentFTP });

  it('a new threshold changes the analysis, the report and the list', async () => {
    const id = await uploaded(athlete, steadyRide1h());
    expect((await setFtp(200)).status).toBe(200);
    const low = await eventually(async () => {
      const workout = await detail(id);
      expect(workout.analysis).toMatchObject({
        status: 'ready',
        thresholds: { ftpW: { value: 200, source: 'profile' } },
      });
      return workout;
    });
    expect(low.reports).toEqual([expect.objectContaining({ headline: 'FTP 200' })]);
    await setFtp(400);
    const high = await eventually(async () => {
      const workout = await detail(id);
      expect(workout.analysis).toMatchObject({
        status: 'ready',
        thresholds: { ftpW: { value: 400 } },
      });
      return workout;
    });
    const intensity = ({ analysis }: Detail['workout']) =>
      analysis.metrics['intensityFactor']?.value ?? NaN;
    expect(intensity(high)).toBeCloseTo(intensity(low) / 2, 6);
    const { body } = await athlete.get<{ workouts: { trainingStress: number }[] }>('/api/workouts');
    expect(body.workouts[0]?.trainingStress).toBeCloseTo(
      high.analysis.metrics['trainingStress']?.value ?? NaN,
      6,
    );
  });

  it('says so and keeps the old numbers until the new ones are ready', async () => {
    const id = await uploaded(athlete, shortRide());
    const lost = jest
      .spyOn(app.app.get(WorkoutJobs, { strict: false }), 'analyse')
      .mockResolvedValue();
    spies.push(lost);
    await setFtp(222);
    expect((await detail(id)).analysis).toMatchObject({
      status: 'recomputing',
      thresholds: { ftpW: null },
    });
    lost.mockRestore();
    await app.app.get(SweepAnalyses, { strict: false }).rescueWaiting();
    await eventually(async () =>
      expect((await detail(id)).analysis).toMatchObject({
        status: 'ready',
        thresholds: { ftpW: { value: 222 } },
      }),
    );
  });

  it("leaves other athletes' workouts alone", async () => {
    const other = await newAthlete(app.url);
    const id = await uploaded(other, shortRide());
    const lost = jest
      .spyOn(app.app.get(WorkoutJobs, { strict: false }), 'analyse')
      .mockResolvedValue();
    spies.push(lost);
    await setFtp(222);
    expect(lost).not.toHaveBeenCalled();
    expect((await other.get<Detail>(`/api/workouts/${id}`)).body.workout.analysis.status).toBe(
      'ready',
    );
  });

  it('a threshold set during the reading of a file applies to its workout', async () => {
    const [id] = await Promise.all([uploaded(athlete, shortRide()), setFtp(251)]);
    await eventually(async () =>
      expect((await detail(id)).analysis).toMatchObject({
        status: 'ready',
        thresholds: { ftpW: { value: 251 } },
      }),
    );
  });

  it('a workout is stored with thresholds that change during its analysis', async () => {
    const analyse = duringAnalyses(() => setFtp(261));
    const id = await uploaded(athlete, shortRide());
    expect(analyse).toHaveBeenCalledTimes(2);
    expect(await detail(id)).toMatchObject({
      analysis: { status: 'ready', thresholds: { ftpW: { value: 261 } } },
      reports: [{ headline: 'FTP 261' }],
    });
  });

  it('a recomputed workout has the thresholds that change during the recompute', async () => {
    const id = await uploaded(athlete, shortRide());
    duringAnalyses(
      () => setFtp(281),
      () => setFtp(291),
    );
    await setFtp(271);
    await eventually(async () =>
      expect(await detail(id)).toMatchObject({
        analysis: { status: 'ready', thresholds: { ftpW: { value: 291 } } },
        reports: [{ headline: 'FTP 291' }],
      }),
    );
  });

  it('a workout that exceeds the engine keeps its analysis, without more retries', async () => {
    const id = await uploaded(athlete, shortRide());
    const before = await detail(id);
    const analyse = jest
      .spyOn(app.app.get(WorkoutAnalyser), 'analyse')
      .mockRejectedValue(tooComplex());
    spies.push(analyse);
    await setFtp(222);
    await eventually(() => expect(analyse).toHaveBeenCalledTimes(1));
    await eventually(async () => expect(await detail(id)).toEqual(before));
    await app.app.get(SweepAnalyses, { strict: false }).rescueWaiting();
    await app.app.get(AnalyseWorkout, { strict: false }).execute(id);
    expect(analyse).toHaveBeenCalledTimes(1);
  });

  it('returns the same analysis from stored channels as from the file', async () => {
    const id = await uploaded(athlete, steadyRide1h());
    const { analysis } = await detail(id);
    await rows(
      app,
      `UPDATE workout_analyses SET status = 'recomputing', result = jsonb_set(result, ` +
        `'{sessionShape}', '"old"') WHERE workout_id = $1`,
      [id],
    );
    await app.app.get(AnalyseWorkout, { strict: false }).execute(id);
    expect((await detail(id)).analysis).toEqual(analysis);
  });

  it('does nothing after a faster job or a deleted workout', async () => {
    const id = await uploaded(athlete, shortRide());
    await rows(
      app,
      `UPDATE workout_analyses SET computed_at = '2001-01-01' WHERE workout_id = $1`,
      [id],
    );
    const analyseWorkout = app.app.get(AnalyseWorkout, { strict: false });
    await analyseWorkout.execute(id);
    await analyseWorkout.execute('00000000-0000-7000-8000-000000000000');
    expect(
      await rows(
        app,
        'SELECT extract(year FROM computed_at)::int AS year FROM workout_analyses WHERE ' +
          'workout_id = $1',
        [id],
      ),
    ).toEqual([{ year: 2001 }]);
  });

  it('schedules analyses of other engine versions again', async () => {
    const id = await uploaded(athlete, shortRide());
    await rows(
      app,
      `UPDATE workout_analyses SET engine_version = '0.0.1+old', result = jsonb_set(result, ` +
        `'{sessionShape}', '"old"') WHERE workout_id = $1`,
      [id],
    );
    await app.app.get(SweepAnalyses, { strict: false }).replaceOtherBuilds();
    await eventually(async () =>
      expect((await detail(id)).analysis).toMatchObject({
        status: 'ready',
        sessionShape: expect.not.stringContaining('old'),
      }),
    );
  });
});
