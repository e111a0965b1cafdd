import { afterAll, describe, expect, it } from '@jest/globals';
import type { Recording } from '#analysis/recording/recording.js';
import type { DomainError } from '#kernel/domain-error.js';
import { WorkerFitReader } from '#workouts/adapters/fit/worker-fit-reader.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import type { CorpusFile, CorpusSession } from './corpus.js';

/** One recording joined to itself: its session and lap stand in the file twice and count once. */
const REPEATED = 'broken/real-chained-second-bad-crc.fit';
/**
 * Files with records that lie outside the workout (a clock that jumped); they are left out with a
 * warning.
 */
const LEAVES_OUT = [
  'activities/ride-edge500-time-backwards.fit',
  'derived/block-of-records-one-hour-back.fit',
  'derived/last-record-in-2126.fit',
];

/** Their clock had never been set, and they say so: the warning is right. */
const CLOCK_NOT_SET = [
  'activities/run-fr70-compressed-timestamps.fit',
  'activities/run-fr70-hr-only-compressed.fit',
];

/**
 * Their power stands in fields of an app alone (the greatest, in watts); the manifest speaks of the
 * device's own channels.
 */
const POWER_OF_APPS: Readonly<Record<string, number>> = {
  'activities/run-fr955-stryd-devfields.fit': 419,
  'activities/run-treadmill-fr945-stryd.fit': 337,
};

/** What a warning must say where the manifest names this damage. */
const SAYS: Readonly<Record<string, RegExp>> = {
  'file CRC mismatch': /^The checksum of the file does not match/,
  'shorter than the header says': /^The file is cut short/,
  'no file CRC': /^The file is cut short/,
  'no valid CRC, cut in the last record':
    /^The recording was never closed: the file breaks off in its last message/,
  'header CRC mismatch': /^The checksum of the file header does not match/,
  corrupt: /^A part of the file is unreadable/,
  'bytes after the file that are not FIT': /^There are bytes after the end of the recording/,
  'second segment is not FIT': /^There are bytes after the end of the recording/,
  'second segment truncated': /^A second part of the file is cut short/,
  'second segment CRC mismatch': /^The checksum of the file does not match/,
  'no file_id': /^The file does not say what it is \(no file id\)/,
  'file_id has no type': /^The file id does not say what kind of file it is/,
};

const reader = new WorkerFitReader({ now: () => new Date('2026-11-21T00:00:00Z') });
afterAll(() => reader.close());

const files = corpusFiles();
const byOutcome = (outcome: CorpusFile['contract']['outcome']): CorpusFile[] =>
  files.filter((file) => file.contract.outcome === outcome);

async function refusalOf(file: CorpusFile): Promise<DomainError> {
  return reader.read(corpusBytes(file.name)).then(
    () => Promise.reject(new Error(`${file.name} was accepted`)),
    (error: DomainError) => error,
  );
}

describe('FIT reader on recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(byOutcome('accepted'))(
    'reads $name as its device summed it up [UPL-09]',
    async (file) => {
      const recording = await reader.read(corpusBytes(file.name));
      // The manifest lists no sessions for files that were broken on the way.
      if (file.sessions !== undefined)
        expect(summaryOf(recording)).toEqual(expectedSummary(file, file.sessions));
      expect(kindOf(recording)).toBe(expectedKind(file));
      expect(recording.laps).toHaveLength(file.name === REPEATED ? 1 : file.fit.laps);
      expect(
        recording.time.every(
          (second, index) =>
            second >= 0 && (index === 0 || second > (recording.time[index - 1] ?? 0)),
        ),
      ).toBe(true);
      if (file.name.startsWith('activities/') && !LEAVES_OUT.includes(file.name)) {
        expect(recording.warnings.map(({ kind }) => kind)).toEqual(
          CLOCK_NOT_SET.includes(file.name) ? ['clock-before-2000'] : [],
        );
      }
    },
  );

  it.each(byOutcome('accepted').filter(({ contract }) => contract.warnings))(
    'says in words what was wrong with $name ($expected.reason)',
    async ({ name, expected }) => {
      const texts = (await reader.read(corpusBytes(name))).warnings.map(({ text }) => text);
      expect(texts).toContainEqual(
        expect.stringMatching(
          SAYS[expected.reason ?? ''] ?? 'a damage that the table does not know',
        ),
      );
    },
  );

  it.each([
    ['broken/real-sigma-unclosed.fit', ['never-closed']],
    [REPEATED, ['bad-checksum', 'recordings-overlap']],
  ])('says of %s nothing that is not so', async (name, kinds) => {
    expect((await reader.read(corpusBytes(name))).warnings.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('judges every file of the manifest', () => {
    const judged = (['accepted', 'unsupported', 'invalid', 'either'] as const).flatMap(byOutcome);
    expect(judged.map(({ name }) => name).toSorted()).toEqual(
      files.map(({ name }) => name).toSorted(),
    );
    expect(judged.length).toBeGreaterThanOrEqual(154);
  });

  it.each(byOutcome('accepted').filter((file) => file.computed !== undefined))(
    'keeps the records of $name',
    async (file) => {
      const recording = await reader.read(corpusBytes(file.name));
      expectHighest(recording, file);
      const records = file.computed?.recordsUsed ?? -1;
      if (LEAVES_OUT.includes(file.name)) expect(recording.time.length).toBeLessThan(records);
      else expectAllRecords(recording, file, records);
    },
  );

  it("keeps the values of Stryd's app beside power, names sensors and finds beats", async () => {
    const { developerChannels, sensors, plan, hasHrv } = await reader.read(
      corpusBytes('activities/run-treadmill-fr945-stryd.fit'),
    );
    const names = [
      'Cadence',
      'Ground Time',
      'Vertical Oscillation',
      'Air Power',
      'Form Power',
      'Leg Spring Stiffness',
    ];
    expect(developerChannels?.map(({ name }) => name)).toEqual(names);
    expect(new Set(developerChannels?.map(({ application }) => application))).toEqual(
      new Set(['18fb2cf01a4b430dad66988c847421f4']),
    );
    expect(sensors).toContainEqual({ type: 'foot pod', name: 'Stryd', connection: 'ANT+' });
    expect({ plan, hasHrv }).toEqual({ plan: null, hasHrv: true });
  });

  it.each(byOutcome('unsupported'))(
    'refuses $name as a sport that is not served [UPL-19]',
    async (file) => {
      expect(await refusalOf(file)).toMatchObject({
        code: 'UNSUPPORTED_ACTIVITY_TYPE',
        details: { sport: expect.any(String) },
      });
    },
  );

  it.each(byOutcome('invalid'))('refuses $name as no readable activity', async (file) => {
    expect(await refusalOf(file)).toMatchObject({
      code: 'INVALID_FIT_FILE',
      details: { reason: expect.any(String) },
    });
  });

  it.each(byOutcome('either'))('accepts $name or refuses it as unreadable', async (file) => {
    const outcome = await reader.read(corpusBytes(file.name)).then(
      () => 'accepted',
      ({ code }: DomainError) => code,
    );
    expect(['accepted', 'INVALID_FIT_FILE']).toContain(outcome);
  });
});

const FIELDS = [
  'elapsedS',
  'timerS',
  'distanceM',
  'avgSpeedMps',
  'maxSpeedMps',
  'avgHr',
  'maxHr',
  'avgPowerW',
  'maxPowerW',
  'ascentM',
  'calories',
] as const;
type Field = (typeof FIELDS)[number];
const WEIGHTED: readonly Field[] = ['avgHr', 'avgPowerW'];
const GREATEST: readonly Field[] = ['maxSpeedMps', 'maxHr', 'maxPowerW'];

function summaryOf({ startTimeMs, device }: Recording): Record<string, unknown> {
  return {
    start: startTimeMs,
    ...Object.fromEntries(FIELDS.map((field) => [field, rounded(device[field])])),
  };
}

function expectedSummary(
  file: CorpusFile,
  sessions: readonly CorpusSession[],
): Record<string, unknown> {
  const start = sessions[0]?.start ?? file.computed?.firstRecord ?? '';
  return {
    start: Date.parse(start),
    ...Object.fromEntries(FIELDS.map((field) => [field, rounded(joined(sessions, field))])),
  };
}

/**
 * Sums, greatest values, and means weighted by timer time, worked out apart from the product's own
 * code.
 */
function joined(sessions: readonly CorpusSession[], field: Field): number | null {
  const given = sessions.filter((session) => session[field] !== null);
  if (given.length === 0) return null;
  const sum = (read: (session: CorpusSession) => number): number =>
    given.reduce((total, session) => total + read(session), 0);
  if (given.length === 1) return given[0]?.[field] ?? null;
  if (field === 'avgSpeedMps')
    return sum((session) => session.distanceM ?? 0) / sum((session) => session.timerS ?? 0);
  if (WEIGHTED.includes(field))
    return (
      sum((session) => (session[field] ?? 0) * (session.timerS ?? 0)) /
      sum((session) => session.timerS ?? 0)
    );
  if (GREATEST.includes(field)) return Math.max(...given.map((session) => session[field] ?? 0));
  return sum((session) => session[field] ?? 0);
}

/**
 * The manifest gives distances to the centimetre; compressed ones count in sixteenths of a metre.
 */
function toCentimetres(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100);
}

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * 1000) / 1000;
}

function kindOf({ family, sport }: Recording): string {
  return sport.startsWith('virtual_') ? `virtual_${family}` : family;
}

function expectedKind({ expected, sport, subSport }: CorpusFile): string {
  return (
    expected.activityKind ?? (subSport === 'virtualActivity' ? `virtual_${sport}` : (sport ?? ''))
  );
}

/** Highest values; those of an app where the device recorded no power. */
function expectHighest({ channels }: Recording, { name, computed }: CorpusFile): void {
  // Without any pulse the manifest has no maximum; the recording keeps the zeros for the repairs.
  expect(greatest(channels.heartRate?.values) || null).toBe(computed?.maxHr ?? null);
  const ofApp = POWER_OF_APPS[name];
  expect(greatest(channels.power?.values)).toBe(ofApp ?? computed?.power?.maxW ?? null);
  expectSource(channels.power, ofApp === undefined ? 'measured' : 'developer');
}

function expectSource(channel: Recording['channels']['power'], source: string): void {
  if (channel) expect(channel.source).toBe(source);
}

function expectAllRecords(
  { time, channels, pauses }: Recording,
  { computed, oddities }: CorpusFile,
  records: number,
): void {
  expect(time).toHaveLength(records);
  const distance = toCentimetres(greatest(channels.distance?.values));
  expect(distance).toBe(toCentimetres(computed?.distanceM ?? null));
  expect(pauses).toHaveLength(oddities?.pauses ?? 0);
}

function greatest(values: Float64Array | undefined): number | null {
  return values === undefined
    ? null
    : values.reduce(
        (best, value) => (Number.isNaN(value) ? best : Math.max(best, value)),
        Number.NEGATIVE_INFINITY,
      );
}
