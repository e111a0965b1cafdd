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
import { FirstReports } from '#workouts/application/report/first-reports.js';
import { SweepAnalyses } from '#workouts/application/recompute/sweep-analyses.use-case.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRun, uploaded } from '../workouts/workouts.support.js';

interface Report {
  readonly id: string;
  readonly createdAt: string;
  readonly rewriting: boolean;
  readonly headline: string;
  readonly sections: readonly { readonly text: string }[];
  readonly evidence: readonly { readonly display: string }[];
}

const IMPERIAL = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};
const METRIC = { unitSystem: 'METRIC', paceUnit: 'min/km', distanceUnit: 'km', elevationUnit: 'm' };

/** Numbers in metric units; a 5 km race is called so everywhere. */
const METRIC_WORDS = /\/km|\d\.\d+ km\b/;

describe('the units of the athlete', () => {
  let app: TestApp;
  let athlete: HttpClient;
  const spies: { mockRestore(): void }[] = [];
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
  });
  afterEach(() => {
    for (const spy of spies.splice(0)) spy.mockRestore();
  });

  const reportOf = async (id: string): Promise<Report> => {
    const { body } = await athlete.get<{ workout: { reports: Report[] } }>(`/api/workouts/${id}`);
    return body.workout.reports[0] ?? noReport();
  };
  const wordsOf = (report: Report) =>
    [
      report.headline,
      ...report.sections.map(({ text }) => text),
      ...report.evidence.map(({ display }) => display),
    ].join(' ');

  it('are those of the first report [PRO-10]', async () => {
    await athlete.post('/api/profile', IMPERIAL);
    const words = wordsOf(await reportOf(await uploaded(athlete, shortRun())));
    expect(words).toMatch(/\/mi|\bmi\b/);
    expect(words).not.toMatch(METRIC_WORDS);
  });

  it('update existing reports, which stay the same reports [PRO-10]', async () => {
    const id = await uploaded(athlete, shortRun());
    const before = await reportOf(id);
    expect(wordsOf(before)).toMatch(/\/km/);
    await athlete.post('/api/profile', { paceUnit: 'min/mi', distanceUnit: 'mi' });
    await eventually(async () => expect(wordsOf(await reportOf(id))).not.toMatch(METRIC_WORDS));
    expect(await reportOf(id)).toMatchObject({ id: before.id, createdAt: before.createdAt });
    await athlete.post('/api/profile', METRIC);
    await eventually(async () => expect(await reportOf(id)).toEqual(before));
  });

  it('update a report whose job was lost [PRO-10]', async () => {
    const id = await uploaded(athlete, shortRun());
    const lost = jest
      .spyOn(app.app.get(WorkoutJobs, { strict: false }), 'rewriteReport')
      .mockResolvedValue();
    spies.push(lost);
    await athlete.post('/api/profile', IMPERIAL);
    expect(wordsOf(await reportOf(id))).toMatch(/\/km/);
    expect(await reportOf(id)).toMatchObject({ rewriting: true });
    expect((await athlete.get('/api/workouts')).body).toMatchObject({
      workouts: [{ id, rewriting: true }],
    });
    lost.mockRestore();
    await app.app.get(SweepAnalyses, { strict: false }).rescueReports();
    await eventually(async () => expect(wordsOf(await reportOf(id))).toMatch(/\/mi/));
    expect(await reportOf(id)).toMatchObject({ rewriting: false });
    expect((await athlete.get('/api/workouts')).body).toMatchObject({
      workouts: [{ id, rewriting: false }],
    });
  });

  it('stay when a better report started with the older ones [PRO-10]', async () => {
    const id = await uploaded(athlete, shortRun());
    const reports = app.app.get(FirstReports, { strict: false });
    const [{ user_id: userId } = { user_id: '' }] = await rows<{ user_id: string }>(
      app,
      'SELECT user_id FROM workouts WHERE id = $1',
      [id],
    );
    const begun = (await reports.of(userId, id)) ?? noReport();
    const held = jest
      .spyOn(app.app.get(WorkoutJobs, { strict: false }), 'rewriteReport')
      .mockResolvedValue();
    spies.push(held);
    await athlete.post('/api/profile', IMPERIAL);
    expect(
      await reports.replace(userId, id, begun, {
        kind: 'first',
        headline: 'Held 4:10 /km',
        sections: [],
        evidence: [],
        coach: 'openai',
      }),
    ).toBe(false);
    held.mockRestore();
    await app.app.get(SweepAnalyses, { strict: false }).rescueReports();
    await eventually(async () => expect(wordsOf(await reportOf(id))).toMatch(/\/mi/));
  });

  it('rewrite nothing if they are unchanged [PRO-10]', async () => {
    await uploaded(athlete, shortRun());
    const planned = jest.spyOn(app.app.get(WorkoutJobs, { strict: false }), 'rewriteReport');
    spies.push(planned);
    await athlete.post('/api/profile', METRIC);
    expect(planned).not.toHaveBeenCalled();
  });

  it('are those of sentences about the data and about other workouts [PRO-10]', async () => {
    const ids = [
      await uploaded(athlete, shortRun()),
      await uploaded(athlete, shortRun(20), 'other.fit'),
    ];
    const repair = { kind: 'speed-spikes', text: '2 speeds over 108 km/h left out.', seconds: 2 };
    await rows(
      app,
      `UPDATE workout_analyses SET result = jsonb_set(result, '{repairs}', $2) WHERE ` +
        'workout_id = ANY($1)',
      [ids, JSON.stringify([repair])],
    );
    await athlete.post('/api/profile', { distanceUnit: 'mi' });
    const worded = {
      analysis: { repairs: [{ ...repair, text: '2 speeds over 67 mph left out.' }] },
    };
    expect((await athlete.get(`/api/workouts/${ids[0]}`)).body).toMatchObject({ workout: worded });
    expect((await athlete.get(`/api/workouts/compare?ids=${ids.join(',')}`)).body).toMatchObject([
      worded,
      worded,
    ]);
  });

  it('are those of the coach [PRO-10]', async () => {
    await athlete.post('/api/profile', IMPERIAL);
    const id = await uploaded(athlete, shortRun());
    const { body } = await athlete.post<{ message: { content: string } }>('/api/ai/chat', {
      workoutId: id,
      message: 'How far did I run and at what pace?',
    });
    expect(body.message.content).toMatch(/\bmi\b|\/mi/);
    expect(body.message.content).not.toMatch(METRIC_WORDS);
  });

  it('are refused when unknown, with the field [PRO-13]', async () => {
    for (const [field, value] of Object.entries({
      unitSystem: 'imperial',
      paceUnit: 'min/nm',
      distanceUnit: 'miles',
      elevationUnit: 'yd',
      theme: 'dark',
    })) {
      expect(await athlete.post('/api/profile', { [field]: value })).toMatchObject({
        status: 400,
        body: { fields: [expect.objectContaining({ field })] },
      });
    }
  });
});

function noReport(): never {
  throw new Error('the workout has no report');
}
