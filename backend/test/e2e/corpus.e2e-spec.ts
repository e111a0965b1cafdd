import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { corpusBytes, corpusFiles, corpusIsThere, type CorpusFile, type CorpusSession } from '../corpus/corpus.js';
import { NOT_YET_SALVAGED, SDK_LIMITS } from '../corpus/sdk-limits.js';
import { newAthlete, type Answer, type HttpClient } from '../support/http-client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { filesOnDisk, tracesOf, upload } from './workouts.support.js';

interface Detail {
  readonly workout: {
    readonly sport: string;
    readonly family: string;
    readonly rawSummaryJson: { readonly session: Readonly<Record<string, number | null>> };
    readonly warnings: readonly string[];
    readonly reports: readonly object[];
    readonly analysis: { readonly status: string; readonly metrics: Readonly<Record<string, { readonly applicable: boolean }>> };
  };
}

/** What the manifest calls a session's value, and what the API calls it. */
const FIELDS: readonly (readonly [keyof CorpusSession, string])[] = [
  ['elapsedS', 'total_elapsed_time'], ['timerS', 'total_timer_time'], ['distanceM', 'total_distance'], ['avgSpeedMps', 'avg_speed'],
  ['maxSpeedMps', 'max_speed'], ['avgHr', 'avg_heart_rate'], ['maxHr', 'max_heart_rate'], ['avgPowerW', 'avg_power'],
  ['maxPowerW', 'max_power'], ['ascentM', 'total_ascent'], ['calories', 'total_calories'],
];

const files = corpusFiles();
const limited = ({ name }: CorpusFile) => name in SDK_LIMITS || NOT_YET_SALVAGED.includes(name);
const withOutcome = (outcome: CorpusFile['contract']['outcome']) => files.filter((file) => file.contract.outcome === outcome && !limited(file));

describe('recordings of real devices over HTTP', () => {
  if (!corpusIsThere) {
    it('was left out: the test files (shared/fit) do not stand beside this checkout', () => {
      expect(corpusIsThere).toBe(false);
    });
    return;
  }

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());

  /** Everybody uploads one file: several files of the corpus are one and the same session. */
  async function send(file: CorpusFile): Promise<{ athlete: HttpClient & { email: string }; answer: Answer }> {
    const athlete = await newAthlete(app.url);
    return { athlete, answer: await upload(athlete, corpusBytes(file.name), file.name.split('/').at(-1)) };
  }

  async function isRefused(file: CorpusFile, code: string): Promise<Answer> {
    const before = await filesOnDisk(app);
    const { athlete, answer } = await send(file);
    expect(answer).toMatchObject({ status: 422, body: { statusCode: 422, error: code, code, message: expect.stringMatching(/\.$/) } });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect(await filesOnDisk(app)).toEqual(before);
    return answer;
  }

  it.each(withOutcome('accepted'))('UPL-09 WKT-11 shows $name as its device summed it up, and what was wrong with it', async (file) => {
    const { athlete, answer } = await send(file);
    expect(answer.status).toBe(201);
    const { body } = await athlete.get<Detail>(`/api/workouts/${String(answer.body['id'])}`);
    const { workout } = body;
    expect(workout.sport.startsWith('virtual_') ? `virtual_${workout.family}` : workout.family).toBe(expectedKind(file));
    expect(given(file, workout.rawSummaryJson.session)).toEqual(expectedSession(file));
    if (file.contract.warnings) expect(workout.warnings).toEqual(expect.arrayContaining([expect.stringMatching(/^[A-Z].*\.$/s)]));
    expect(workout.analysis.status).toBe('ready');
    expect(workout.analysis.metrics['timerTime']?.applicable).toBe(true);
    expect(workout.reports).toHaveLength(1);
    expect((await athlete.get(`/api/workouts/${String(answer.body['id'])}/streams`)).status).toBe(200);
  });

  it.each(withOutcome('unsupported'))('UPL-19 UPL-20 refuses $name as a sport that is not served', async (file) => {
    const { body } = await isRefused(file, 'UNSUPPORTED_ACTIVITY_TYPE');
    expect(body).toMatchObject({ sport: expect.any(String), supportedTypes: ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'] });
  });

  it.each(withOutcome('invalid'))('refuses $name as no readable activity', async (file) => {
    const { body } = await isRefused(file, 'INVALID_FIT_FILE');
    // Damaged or no activity; none of them is too much.
    expect(body['reason']).toMatch(/^(NOT_FIT|TRUNCATED|BAD_CRC|NOT_AN_ACTIVITY|NO_RECORDS)$/);
  });

  // A list that may be empty, which `it.each` does not take.
  for (const file of files.filter(limited)) {
    it(`still refuses ${file.name}, which the product cannot read yet`, async () => {
      expect((await isRefused(file, 'INVALID_FIT_FILE')).body).toMatchObject({ reason: 'TOO_COMPLEX' });
    });
  }

  it.each(withOutcome('either'))('takes $name or refuses it as unreadable', async (file) => {
    const { answer } = await send(file);
    expect([201, 422]).toContain(answer.status);
    if (answer.status === 422) expect(answer.body['code']).toBe('INVALID_FIT_FILE');
  });
});

function expectedKind({ expected, sport, subSport }: CorpusFile): string {
  return expected.activityKind ?? (subSport === 'virtualActivity' ? `virtual_${sport}` : (sport ?? ''));
}

/** The values that the device gave; those it left out are the engine's to fill. Files with several sessions are shown by the reader's own test. */
function expectedSession({ sessions = [] }: CorpusFile): Record<string, number | null> {
  const [session] = sessions.length === 1 ? sessions : [];
  if (!session) return {};
  const values = FIELDS.filter(([field]) => believable(session, field)).map(([field, name]): [string, number | null] => [name, rounded(session[field] as number | null)]);
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

const MOST: Partial<Record<keyof CorpusSession, keyof CorpusSession>> = { avgSpeedMps: 'maxSpeedMps', avgHr: 'maxHr', avgPowerW: 'maxPowerW' };

/** On purpose not shown: the zero of a sensor that was not there, and an average above its own maximum. Climbing and energy may be nought. */
function believable(session: CorpusSession, field: keyof CorpusSession): boolean {
  const value = session[field] as number | null;
  const most = MOST[field] ? (session[MOST[field]] as number | null) : null;
  if (value === 0) return field === 'ascentM' || field === 'calories';
  return value === null || !most || value <= most;
}

function given(file: CorpusFile, session: Readonly<Record<string, number | null>>): Record<string, number | null> {
  return Object.fromEntries(Object.keys(expectedSession(file)).map((name) => [name, rounded(session[name] ?? null)]));
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}
