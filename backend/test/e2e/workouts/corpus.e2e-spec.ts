import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  corpusBytes,
  corpusFiles,
  corpusIsThere,
  type CorpusFile,
  type CorpusSession,
} from '#test/corpus/corpus.js';
import { isExcepted } from '#test/corpus/engine-exceptions.js';
import { NOT_YET_SALVAGED, SDK_LIMITS } from '#test/corpus/sdk-limits.js';
import { newAthlete, type Answer, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { filesOnDisk, tracesOf, upload } from './workouts.support.js';

interface Detail {
  readonly workout: {
    readonly sport: string;
    readonly family: string;
    readonly durationS: number;
    readonly elapsedS: number;
    readonly distanceM: number | null;
    readonly avgPower: number | null;
    readonly avgHr: number | null;
    readonly cadenceAvg: number | null;
    readonly summaryJson: Readonly<
      Record<'avg_speed_kph' | 'max_speed_kph' | 'avg_temperature', number | null>
    >;
    readonly rawSummaryJson: { readonly session: Readonly<Record<string, number | null>> };
    readonly warnings: readonly string[];
    readonly reports: readonly object[];
    readonly analysis: {
      readonly status: string;
      readonly metrics: Readonly<
        Record<string, { readonly applicable: boolean; readonly value: number | null }>
      >;
    };
  };
}

/** What the manifest calls a session's value, and what the API calls it. */
const FIELDS: readonly (readonly [keyof CorpusSession, string])[] = [
  ['elapsedS', 'total_elapsed_time'],
  ['timerS', 'total_timer_time'],
  ['distanceM', 'total_distance'],
  ['avgSpeedMps', 'avg_speed'],
  ['maxSpeedMps', 'max_speed'],
  ['avgHr', 'avg_heart_rate'],
  ['maxHr', 'max_heart_rate'],
  ['avgPowerW', 'avg_power'],
  ['maxPowerW', 'max_power'],
  ['ascentM', 'total_ascent'],
  ['calories', 'total_calories'],
];

const files = corpusFiles();
const limited = ({ name }: CorpusFile) => name in SDK_LIMITS || NOT_YET_SALVAGED.includes(name);
const withOutcome = (outcome: CorpusFile['contract']['outcome']) =>
  files.filter((file) => file.contract.outcome === outcome && !limited(file));

describe('recordings of real devices over HTTP', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());

  /** Everybody uploads one file: several files of the corpus are one and the same session. */
  async function send(
    file: CorpusFile,
  ): Promise<{ athlete: HttpClient & { email: string }; answer: Answer }> {
    const athlete = await newAthlete(app.url);
    return {
      athlete,
      answer: await upload(athlete, corpusBytes(file.name), file.name.split('/').at(-1)),
    };
  }

  async function isRefused(file: CorpusFile, code: string): Promise<Answer> {
    const before = await filesOnDisk(app);
    const { athlete, answer } = await send(file);
    expect(answer).toMatchObject({
      status: 422,
      body: { statusCode: 422, error: code, code, message: expect.stringMatching(/\.$/) },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect(await filesOnDisk(app)).toEqual(before);
    return answer;
  }

  it.each(withOutcome('accepted'))(
    'shows $name with means of its records beside device totals, and its defects [UPL-09, WKT-11]',
    async (file) => {
      const { athlete, answer } = await send(file);
      expect(answer.status).toBe(201);
      const { body } = await athlete.get<Detail>(`/api/workouts/${String(answer.body['id'])}`);
      const { workout } = body;
      expect(
        workout.sport.startsWith('virtual_') ? `virtual_${workout.family}` : workout.family,
      ).toBe(expectedKind(file));
      expect(given(file, workout.rawSummaryJson.session)).toEqual(expectedSession(file));
      expect([...differingMeans(file, workout), ...contradictions(workout)]).toEqual([]);
      if (file.contract.warnings)
        expect(workout.warnings).toEqual(
          expect.arrayContaining([expect.stringMatching(/^[A-Z].*\.$/s)]),
        );
      expect(workout.analysis.status).toBe('ready');
      expect(workout.analysis.metrics['timerTime']?.applicable).toBe(true);
      expect(workout.reports).toHaveLength(1);
      expect((await athlete.get(`/api/workouts/${String(answer.body['id'])}/streams`)).status).toBe(
        200,
      );
    },
  );

  it.each(withOutcome('unsupported'))(
    'refuses $name as a sport that is not served [UPL-19, UPL-20]',
    async (file) => {
      const { body } = await isRefused(file, 'UNSUPPORTED_ACTIVITY_TYPE');
      expect(body).toMatchObject({
        sport: expect.any(String),
        supportedTypes: ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'],
      });
    },
  );

  it.each(withOutcome('invalid'))('refuses $name as no readable activity', async (file) => {
    const { body } = await isRefused(file, 'INVALID_FIT_FILE');
    // Damaged or no activity; none of them is too much.
    expect(body['reason']).toMatch(/^(NOT_FIT|TRUNCATED|BAD_CRC|NOT_AN_ACTIVITY|NO_RECORDS)$/);
  });

  // A list that may be empty, which `it.each` does not take.
  for (const file of files.filter(limited)) {
    it(`still refuses ${file.name}, which is not supported yet`, async () => {
      expect((await isRefused(file, 'INVALID_FIT_FILE')).body).toMatchObject({
        reason: 'TOO_COMPLEX',
      });
    });
  }

  it.each(withOutcome('either'))('takes $name or refuses it as unreadable', async (file) => {
    const { answer } = await send(file);
    expect([201, 422]).toContain(answer.status);
    if (answer.status === 422) expect(answer.body['code']).toBe('INVALID_FIT_FILE');
  });
});

function expectedKind({ expected, sport, subSport }: CorpusFile): string {
  return (
    expected.activityKind ?? (subSport === 'virtualActivity' ? `virtual_${sport}` : (sport ?? ''))
  );
}

/**
 * The values that the device gave; those it left out are the engine's to fill. Files with several
 * sessions are shown by the reader's own test.
 */
function expectedSession({ sessions = [] }: CorpusFile): Record<string, number | null> {
  const [session] = sessions.length === 1 ? sessions : [];
  if (!session) return {};
  const values = FIELDS.filter(([field]) => believable(session, field)).map(
    ([field, name]): [string, number | null] => [name, rounded(session[field] as number | null)],
  );
  return Object.fromEntries(values.filter(([, value]) => value !== null));
}

const MOST: Partial<Record<keyof CorpusSession, keyof CorpusSession>> = {
  avgSpeedMps: 'maxSpeedMps',
  avgHr: 'maxHr',
  avgPowerW: 'maxPowerW',
};

/**
 * On purpose not shown: the zero of a sensor that was not there, and an average above its own
 * maximum. Climbing and energy may be nought.
 */
function believable(session: CorpusSession, field: keyof CorpusSession): boolean {
  const value = session[field] as number | null;
  const most = MOST[field] ? (session[MOST[field]] as number | null) : null;
  if (value === 0) return field === 'ascentM' || field === 'calories';
  return value === null || !most || value <= most;
}

type Mean = readonly [
  metric: string,
  shown: number | null,
  records: number | null | undefined,
  tolerance: number,
];

/** Shown means beside those of the records, by the manifest's own definition. */
function meansOf(
  { computed }: CorpusFile,
  { family, summaryJson, ...shown }: Detail['workout'],
): readonly Mean[] {
  const mps = (kph: number | null): number | null => (kph === null ? null : kph / 3.6);
  // The manifest counts the strides of one foot, rounded; means of cadence leave zeros out, those
  // of power do not.
  const feet = family === 'running' ? 2 : 1;
  return [
    ['averagePower', shown.avgPower, computed?.power?.avgW, 0.05],
    ['averageHeartRate', shown.avgHr, computed?.avgHr, 0.05],
    ['averageCadence', shown.cadenceAvg, scaled(computed?.avgCadenceNonZero, feet), 0.1],
    ['averageSpeed', mps(summaryJson.avg_speed_kph), computed?.avgSpeedMps, 0.001],
    ['averageTemperature', summaryJson.avg_temperature, computed?.avgTempC, 0.15],
    // A device rides on after its last record: up to 10 m more.
    ['distance', shown.distanceM, computed?.distanceM, 10.05],
  ];
}

/** Means that differ from the records, where the records cover the session. */
function differingMeans(file: CorpusFile, workout: Detail['workout']): string[] {
  const { metrics } = workout.analysis;
  const [session] = file.sessions ?? [];
  const isCovered = (metrics['timerTime']?.value ?? 0) >= 0.98 * (session?.timerS ?? 0);
  if (!isCovered) return [];
  return meansOf(file, workout)
    .filter(([metric]) => metrics[metric]?.applicable && !isExcepted(file.name, metric))
    .filter(([, value, records, tolerance]) => {
      if (typeof records !== 'number') return false;
      return value === null || Math.abs(value - records) > 0.001 * records + tolerance;
    })
    .map(([metric, value, records]) => `${metric}: shown ${value}, of the records ${records}`);
}

/** Values of one workout that contradict each other. */
function contradictions({
  summaryJson,
  analysis: { metrics },
  durationS,
  elapsedS,
}: Detail['workout']): string[] {
  const mean = summaryJson.avg_speed_kph ?? 0;
  const most = summaryJson.max_speed_kph ?? Number.POSITIVE_INFINITY;
  const secondsOf = (metric: string) => metrics[metric]?.value ?? 0;
  // Samples are stamped in whole seconds at both ends, the device times finer.
  const isShorter = elapsedS < durationS || secondsOf('elapsedTime') < secondsOf('timerTime') - 2;
  return [
    // In a workout of seconds, rounded timestamps alone lift the mean speed above the highest.
    ...(durationS > 60 && mean > most ? ['mean speed above the highest'] : []),
    ...(isShorter ? ['elapsed below timer time'] : []),
  ];
}

function scaled(value: number | null | undefined, factor: number): number | null {
  return typeof value === 'number' ? factor * value : null;
}

function given(
  file: CorpusFile,
  session: Readonly<Record<string, number | null>>,
): Record<string, number | null> {
  return Object.fromEntries(
    Object.keys(expectedSession(file)).map((name) => [name, rounded(session[name] ?? null)]),
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}
