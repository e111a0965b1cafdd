import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beatMessages } from '#test/builders/fit/random-fit/beats.js';
import { Dice } from '#test/builders/fit/random-fit/dice.js';
import { FitBytes } from '#test/builders/fit/random-fit/fit-bytes.js';
import { encodeRaw } from '#test/builders/fit/random-fit/raw-types.js';
import { readWithSdk } from '#test/corpus/differential/sdk-reader.js';
import { decodeFit } from '../decode-fit.js';

const HR = 132;
const START = 1_000_000_000;
const u32 = (value: number): number[] => encodeRaw('uint32', value, true);

/** Records at the given seconds, and the memory of a strap behind them. */
function swim(seconds: readonly number[], beats: ReturnType<typeof beatMessages>): Uint8Array {
  const out = new FitBytes(14);
  out.define({ local: 0, message: 20, little: true, fields: [[253, 4, 0x86]] });
  for (const second of seconds) out.message(0, u32(START + second));
  for (const { fields, bytes } of beats) {
    out.define({ local: 1, message: HR, little: true, fields });
    out.message(1, bytes);
  }
  return out.bytes();
}

const anchorAt = (second: number, ticks: number, bpm: number) => ({
  fields: [
    [253, 4, 0x86],
    [0, 2, 0x84],
    [9, 4, 0x86],
    [6, 1, 2],
  ] as const,
  bytes: [...u32(START + second), ...encodeRaw('uint16', 0, true), ...u32(ticks), bpm],
});
const beatAt = (ticks: number, bpm: number) => ({
  fields: [
    [9, 4, 0x86],
    [6, 1, 2],
  ] as const,
  bytes: [...u32(ticks), bpm],
});

describe("heart rate from a strap's memory", () => {
  it('is the mean of the beats since the record before, each for up to five seconds', () => {
    const { records } = decodeFit(
      swim(
        [0, 1, 2, 3, 12, 13],
        [
          anchorAt(0, 5000, 100),
          beatAt(5000 + 2048, 120),
          beatAt(5000 + 12 * 1024, 140),
          beatAt(5000 + 20 * 1024, 90),
        ],
      ),
    ).content;
    expect([...(records.columns.heartRate ?? [])]).toEqual([100, 100, 105, 120, 121, 140]);
  });

  it('goes on over the end of the strap clock', () => {
    const { content, damage } = decodeFit(
      swim([0, 1, 2], [anchorAt(0, 2 ** 32 - 1024, 100), beatAt(512, 120), beatAt(9000, 120)]),
    );
    expect(damage).toEqual([]);
    expect(content.records.columns.heartRate?.[2]).toBeGreaterThan(100);
  });

  it('is left alone where no beat is tied to the time of day, and the file says so', () => {
    const { content, damage } = decodeFit(swim([0, 1, 2], [beatAt(5000, 100)]));
    expect(damage).toEqual(['heart-rate-not-joined']);
    expect(content.records).toMatchObject({ count: 3, columns: { heartRate: null } });
  });

  it('equals what the SDK joins, for any times of records and beats', () => {
    const seconds = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        seconds,
        fc.integer({ min: 1, max: 1e6 }),
        fc.boolean(),
        (times, seed, sorted) => {
          const bytes = swim(
            sorted ? times.toSorted((a, b) => a - b) : times,
            beatMessages(new Dice(seed), START),
          );
          const { records, error } = readWithSdk(bytes, 'joined');
          // The SDK gives up where the strap's clock restarts.
          fc.pre(error === null);
          const theirs = records.map(({ heartRate }) => heartRate ?? Number.NaN);
          const { heartRate } = decodeFit(bytes).content.records.columns;
          expect(times.map((_, row) => heartRate?.[row] ?? Number.NaN)).toEqual(theirs);
        },
      ),
      { numRuns: 150 },
    );
  });
});
