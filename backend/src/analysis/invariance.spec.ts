import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FitWriter } from '#test/builders/fit/fit-writer.js';
import { seededRandom } from '../modules/workouts/domain/simulation/noise.js';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { inCatalogue } from '#test/builders/physics/catalogue.js';
import { fitBytes } from '#test/builders/physics/fit-bytes.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { readFit } from '../modules/workouts/adapters/fit/read-fit.js';
import type { Analysis } from './analysis.js';
import { analyse } from './analyse.js';
import type { Channel, ChannelName, Recording } from './recording/recording.js';

const NOW = Date.UTC(2026, 10, 21);
const NAMES = ['ride-pauses', 'ride-10x1min', 'run-cadence-lock', 'ride-smart'] as const;

function made(name: string): Recording {
  const entry = inCatalogue(name);
  if (entry === undefined) throw new Error(`no ${name} in the catalogue`);
  return makeSession(entry.plan).recording;
}

/** Values by metric; sums over other time stamps round otherwise in the last places. */
function values({ metrics }: Analysis): Record<string, number | null> {
  return Object.fromEntries(
    Object.entries(metrics).map(([id, { value }]) => [
      id,
      value === null ? null : Number(value.toPrecision(12)),
    ]),
  );
}

/**
 * The same samples in another place of memory: every channel a view into one large buffer, out of
 * line by a few values.
 */
function inOneBuffer(recording: Recording): Recording {
  const names = Object.keys(recording.channels) as ChannelName[];
  const n = recording.time.length;
  const buffer = new Float64Array((names.length + 1) * (n + 3));
  const moved = (source: Float64Array, place: number): Float64Array => {
    const view = buffer.subarray(place * (n + 3) + 3, place * (n + 3) + 3 + n);
    view.set(source);
    return view;
  };
  const channels = Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        ...(recording.channels[name] as Channel),
        values: moved((recording.channels[name] as Channel).values, at + 1),
      },
    ]),
  );
  return { ...recording, time: moved(recording.time, 0), channels };
}

/**
 * Heart rate and power of a recording as a file: its records in parts, and within each in the order
 * given.
 */
function fileOf(
  recording: Recording,
  parts: number,
  order: (places: number[]) => number[],
): Uint8Array {
  const size = Math.ceil(recording.time.length / parts);
  const files = Array.from({ length: parts }, (_, part) => {
    const writer = new FitWriter();
    const places = order([...recording.time.keys()].slice(part * size, (part + 1) * size));
    writer.write('fileId', {
      type: 'activity',
      manufacturer: 'garmin',
      product: 4062,
      serialNumber: 1,
      timeCreated: new Date(recording.startTimeMs),
    });
    for (const at of places) {
      const heartRate = recording.channels.heartRate?.values[at] ?? null;
      writer.write('record', {
        timestamp: new Date(recording.startTimeMs + (recording.time[at] as number) * 1000),
        heartRate,
        power: recording.channels.power?.values[at] ?? null,
      });
    }
    writer.write('session', {
      timestamp: new Date(recording.startTimeMs),
      startTime: new Date(recording.startTimeMs),
      sport: recording.family,
    });
    return writer.bytes();
  });
  return Uint8Array.from(files.flatMap((bytes) => [...bytes]));
}

describe('what the engine finds', () => {
  it.each(NAMES)('does not change with the hour at which %s began', (name) => {
    const recording = made(name);
    const found = analyse(recording, SIMULATED_ATHLETE);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (startTimeMs) => {
        expect(analyse({ ...recording, startTimeMs }, SIMULATED_ATHLETE)).toEqual(found);
      }),
      { numRuns: 2 },
    );
  });

  it.each(NAMES)('does not change where %s begins some seconds into its file', (name) => {
    const recording = made(name);
    const later = <S extends { readonly from: number; readonly to: number }>(span: S): S => ({
      ...span,
      from: span.from + 41,
      to: span.to + 41,
    });
    const moved = {
      ...recording,
      time: recording.time.map((second) => second + 41),
      pauses: recording.pauses.map(later),
      laps: recording.laps.map(later),
    };
    expect(values(analyse(moved, SIMULATED_ATHLETE))).toEqual(
      values(analyse(recording, SIMULATED_ATHLETE)),
    );
  });

  it.each(NAMES)('does not change with where in memory the samples of %s lie', (name) => {
    const recording = made(name);
    expect(analyse(inOneBuffer(recording), SIMULATED_ATHLETE)).toEqual(
      analyse(recording, SIMULATED_ATHLETE),
    );
  });

  it('does not change with the parts that a file comes in', () => {
    const recording = made('ride-10x1min');
    const whole = values(
      analyse(
        readFit(
          fileOf(recording, 1, (places) => places),
          NOW,
        ),
        SIMULATED_ATHLETE,
      ),
    );
    expect(whole['averagePower']).not.toBeNull();
    for (const parts of [2, 3, 7]) {
      expect(
        values(
          analyse(
            readFit(
              fileOf(recording, parts, (places) => places),
              NOW,
            ),
            SIMULATED_ATHLETE,
          ),
        ),
      ).toEqual(whole);
    }
  });

  it('does not change with the order of the records in a file', () => {
    const recording = made('ride-10x1min');
    const random = seededRandom(4);
    const whole = values(
      analyse(
        readFit(
          fileOf(recording, 1, (places) => places),
          NOW,
        ),
        SIMULATED_ATHLETE,
      ),
    );
    const swapped = (places: number[]): number[] =>
      places
        .map((place) => ({ place, key: place + 3 * random() }))
        .sort((a, b) => a.key - b.key)
        .map(({ place }) => place);
    expect(values(analyse(readFit(fileOf(recording, 1, swapped), NOW), SIMULATED_ATHLETE))).toEqual(
      whole,
    );
  });

  it('does not change with what is left of a file by writing and reading it', () => {
    const recording = made('ride-pauses');
    const read = readFit(fitBytes(recording), NOW);
    const [theirs, ours] = [
      values(analyse(read, SIMULATED_ATHLETE)),
      values(analyse(recording, SIMULATED_ATHLETE)),
    ];
    for (const id of [
      'timerTime',
      'movingTime',
      'averagePower',
      'normalizedPower',
      'trainingStress',
      'averageHeartRate',
      'work',
      'averageCadence',
    ])
      expect(theirs[id]).toBe(ours[id]);
  });
});
