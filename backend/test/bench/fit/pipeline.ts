import { gzipSync } from 'node:zlib';
import type { Analysis } from '#analysis/analysis.js';
import type { ChannelName, Recording } from '#analysis/recording/recording.js';
import { analyse, encodeChannel, gridOf, meanMaximalPower, readFit } from './built.js';
import { sdkDefaults } from './decoders.js';
import type { Work } from './decoders.js';
import type { Goal } from './goal.js';
import { inTurns, ratio } from './pairs.js';
import { median } from '../statistics.js';

const NOW_MS = Date.UTC(2026, 0, 1);
const NO_THRESHOLDS = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const LONGEST_S = 6 * 3600;

/** The record fields that a plain store would keep, one list each. */
const FIELDS = [
  'timestamp',
  'heartRate',
  'cadence',
  'power',
  'enhancedSpeed',
  'enhancedAltitude',
  'temperature',
  'distance',
  'positionLat',
  'positionLong',
] as const;

type Columns = readonly (readonly [ChannelName | 'time', Float64Array])[];

/** What a plain store uses unless told otherwise, for the time and for the size. */
const GZIP_LEVEL = 6;
const FASTEST_LEVEL = 1;

/**
 * Uploads to stored streams and a stored analysis: ours, and the SDK with JSON and gzip; the engine
 * measures on both sides.
 *
 * @param files all of them are one turn, so that long ones weigh more
 */
export function pipelineGoal(what: string, files: readonly Uint8Array[], rounds: number): Goal {
  const read = files.map((bytes) => ({ bytes, recording: readFit(bytes, NOW_MS) }));
  const theirs = (level: number, engine: boolean): Work => {
    return () =>
      read.map(({ bytes, recording }) => [
        plainStreams(bytes, level),
        engine && serialised(analyse(recording, NO_THRESHOLDS)),
      ]);
  };
  const times = inTurns(
    new Uint8Array(),
    {
      ours: () => files.map(analysedAndStored),
      streams: () => files.map((bytes) => stored(readFit(bytes, NOW_MS))),
      theirs: theirs(GZIP_LEVEL, true),
      theirsFast: theirs(FASTEST_LEVEL, true),
      theirStreams: theirs(GZIP_LEVEL, false),
    },
    rounds,
  );
  const whole = ratio(times.ours, times.theirs);
  const numbers = [
    `${median(times.ours).toFixed(1)} ms to ${median(times.theirs).toFixed(0)} ms`,
    `gzip at level ${FASTEST_LEVEL}: ${ratio(times.ours, times.theirsFast).toFixed(1)}x`,
    `without their engine: ${ratio(times.ours, times.theirStreams).toFixed(1)}x`,
    `to stored streams alone: ${ratio(times.streams, times.theirStreams).toFixed(1)}x`,
  ];
  return {
    what:
      `upload bytes to stored streams and analysis, ${what}, against SDK + JSON + gzip level ` +
      `${GZIP_LEVEL} (the engine on both sides)`,
    gate: '6x',
    stretch: '10x',
    measured: `${whole.toFixed(1)}x (${numbers.join('; ')})`,
    holdsGate: whole >= 6,
    holdsStretch: whole >= 10,
  };
}

/** Our side of the pipeline. */
export function analysedAndStored(bytes: Uint8Array): unknown {
  const recording = readFit(bytes, NOW_MS);
  return [serialised(analyse(recording, NO_THRESHOLDS)), stored(recording)];
}

function serialised(analysis: Analysis): string {
  return JSON.stringify(analysis);
}

/** Size of the stored streams against gzipped JSON, over all recordings that can be read. */
export function sizeGoal(files: readonly Uint8Array[]): Goal {
  let [ours, plain] = [0, 0];
  for (const bytes of files) {
    for (const [name, values] of columnsOf(readFit(bytes, NOW_MS))) {
      ours += encodeChannel(values, name).bytes.length;
      plain += gzipSync(
        JSON.stringify(
          Array.from(values, (value) =>
            Number.isNaN(value) ? null : Number(value.toFixed(name.endsWith('itude') ? 7 : 3)),
          ),
        ),
        { level: GZIP_LEVEL },
      ).length;
    }
  }
  const share = ours / plain;
  return {
    what: 'stored streams against gzipped JSON',
    gate: '0.45x',
    stretch: '0.40x',
    measured: `${share.toFixed(2)}x over ${files.length} recordings`,
    holdsGate: share <= 0.45,
    holdsStretch: share <= 0.4,
  };
}

export function curveGoal(bytes: Uint8Array, rounds: number): Goal {
  const grid = gridOf(readFit(bytes, NOW_MS));
  const power = (grid.channels.power ?? new Float64Array()).map((watts) =>
    Number.isNaN(watts) ? 0 : watts,
  );
  const times = inTurns(
    new Uint8Array(),
    { ours: () => meanMaximalPower(grid), naive: () => naiveCurve(power) },
    Math.min(rounds, 5),
  );
  const faster = ratio(times.ours, times.naive);
  return {
    what: 'mean-maximal curve against the naive one over every duration, 6 h',
    gate: '20x typical, never under 0.8x',
    stretch: '',
    measured: `${faster.toFixed(0)}x`,
    holdsGate: faster >= 20,
    holdsStretch: faster >= 20,
  };
}

/** The greatest mean for every whole number of seconds. */
function naiveCurve(power: Float64Array): Float64Array {
  const prefix = new Float64Array(power.length + 1);
  power.forEach((watts, second) => {
    prefix[second + 1] = (prefix[second] as number) + watts;
  });
  return Float64Array.from({ length: Math.min(power.length, LONGEST_S) }, (_, index) => {
    let most = 0;
    for (let from = 0; from + index + 1 < prefix.length; from += 1)
      most = Math.max(most, (prefix[from + index + 1] as number) - (prefix[from] as number));
    return most / (index + 1);
  });
}

function stored(recording: Recording): Uint8Array[] {
  return columnsOf(recording).map(([name, values]) => encodeChannel(values, name).bytes);
}

function columnsOf({ time, channels }: Recording): Columns {
  return [
    ['time', time],
    ...Object.entries(channels).map(([name, { values }]) => [name as ChannelName, values] as const),
  ];
}

function plainStreams(bytes: Uint8Array, level: number): Uint8Array {
  const { messages } = sdkDefaults(bytes) as {
    messages: { recordMesgs?: Readonly<Record<string, unknown>>[] };
  };
  const records = messages.recordMesgs ?? [];
  return gzipSync(
    JSON.stringify(
      Object.fromEntries(
        FIELDS.map((field) => [field, records.map((record) => record[field] ?? null)]),
      ),
    ),
    { level },
  );
}
