import { describe, expect, it } from '@jest/globals';
import { chained } from '#test/builders/fit/broken.js';
import { FitBytes } from '#test/builders/fit/random-fit/fit-bytes.js';
import type { RawField } from '#test/builders/fit/random-fit/fit-bytes.js';
import { encodeRaw } from '#test/builders/fit/random-fit/raw-types.js';
import { decodeFit } from './decode-fit.js';

const EPOCH_S = 631_065_600;
const RECORD = 20;
const TIME: RawField = [253, 4, 0x86];
const u32 = (value: number): number[] => encodeRaw('uint32', value, true);
const text = (words: string, size: number): number[] =>
  [...new TextEncoder().encode(words), ...new Array<number>(size).fill(0)].slice(0, size);

function file(write: (out: FitBytes) => void): Uint8Array {
  const out = new FitBytes(14);
  write(out);
  return out.bytes();
}

function add(
  out: FitBytes,
  message: number,
  fields: readonly RawField[],
  ...messages: readonly (readonly number[])[]
): void {
  out.define({ local: 5, message, little: true, fields });
  for (const bytes of messages) out.message(5, bytes);
}

const content = (write: (out: FitBytes) => void) => decodeFit(file(write)).content;

describe('messages of a FIT file besides records', () => {
  it('reads a lap that tells its time in a compressed header', () => {
    const { laps } = content((out) => {
      add(out, 21, [TIME], u32(1000));
      out.define({
        local: 2,
        message: 19,
        little: true,
        fields: [
          [24, 1, 0],
          [71, 2, 0x84],
        ],
      });
      out.compressed(2, 1003, [0, 7, 0]);
    });
    expect(laps).toMatchObject([{ endS: 1003 + EPOCH_S, trigger: 0, stepIndex: 7, startS: null }]);
  });

  it('tells the device itself from its sensors', () => {
    const { creators, sensors } = content((out) =>
      add(
        out,
        23,
        [
          [0, 1, 2],
          [1, 1, 2],
          [2, 2, 0x84],
        ],
        [0, 255, 1, 0],
        [1, 120, 1, 0],
        [255, 120, 1, 0],
      ),
    );
    expect(creators).toHaveLength(1);
    expect(sensors).toMatchObject([{ index: 1, type: 120, manufacturer: 1 }]);
  });

  it('keeps the valid UTF-8 of a text, and the first of many texts', () => {
    const names = (bytes: readonly number[]) =>
      content((out) => add(out, 0, [[8, 8, 7]], bytes)).fileIds.map(
        ({ productName }) => productName,
      );
    expect(names(text('Edge\u0000x', 8))).toEqual(['Edge']);
    expect(names([0x4b, 0xc3, 0xff, 0x6f, 0xe2, 0x82, 0, 0])).toEqual(['Ko']);
    expect(names(text('', 8))).toEqual([null]);
  });

  it('reads the plan of a workout and its steps', () => {
    const { workouts, workoutSteps } = content((out) => {
      add(
        out,
        26,
        [
          [4, 1, 0],
          [6, 2, 0x84],
          [8, 8, 7],
        ],
        [2, 2, 0, ...text('5 x 4', 8)],
      );
      add(
        out,
        27,
        [
          [254, 2, 0x84],
          [1, 1, 0],
          [2, 4, 0x86],
          [7, 1, 0],
        ],
        [0, 0, 0, ...u32(240_000), 0],
        [1, 0, 6, ...u32(0), 255],
      );
    });
    expect(workouts).toEqual([{ name: '5 x 4', sport: 2, steps: 2 }]);
    expect(workoutSteps).toMatchObject([
      { index: 0, durationType: 0, durationValue: 240_000, intensity: 0 },
      { index: 1, durationType: 6, durationValue: 0, intensity: null },
    ]);
  });

  it('tells whether beat-to-beat intervals are there', () => {
    expect(content((out) => add(out, 78, [[0, 2, 0x84]])).hasHrv).toBe(false);
    expect(content((out) => add(out, 78, [[0, 2, 0x84]], [1, 2])).hasHrv).toBe(true);
  });
});

describe('numbers that apps add to records', () => {
  const describe16 = (out: FitBytes, num: number, name: string): void =>
    add(
      out,
      206,
      [
        [0, 1, 2],
        [1, 1, 2],
        [2, 1, 2],
        [3, 8, 7],
        [8, 4, 7],
        [14, 2, 0x84],
        [15, 1, 2],
      ],
      [0, num, 0x84, ...text(name, 8), ...text('W', 4), 20, 0, 7],
    );
  const write = (out: FitBytes, values: readonly number[]): void => {
    out.define({
      local: 1,
      message: RECORD,
      little: true,
      fields: [TIME],
      developerFields: [[3, 2, 0]],
    });
    for (const value of values) out.message(1, [...u32(1000), ...encodeRaw('uint16', value, true)]);
  };

  it('are named by the app, and tell which field they are an equal of', () => {
    const { developerFields } = content((out) => {
      add(
        out,
        207,
        [
          [1, 2, 0x0d],
          [3, 1, 2],
        ],
        [0xab, 0xcd, 0],
      );
      describe16(out, 3, 'Power');
      write(out, [250, 0xffff]);
    });
    expect(developerFields).toEqual([
      {
        developerIndex: 0,
        fieldNumber: 3,
        applicationId: 'abcd',
        name: 'Power',
        units: 'W',
        nativeField: 7,
        values: Float64Array.of(250, Number.NaN),
      },
    ]);
  });

  it('are read if described late, and change with a description of another name', () => {
    const { developerFields } = content((out) => {
      write(out, [1]);
      describe16(out, 3, 'First');
      write(out, [2]);
      describe16(out, 3, 'First');
      write(out, [3]);
      describe16(out, 3, 'Second');
      write(out, [4]);
    });
    expect(developerFields.map(({ name, values }) => [name, [...values]])).toEqual([
      ['First', [1, 2, 3, Number.NaN]],
      ['Second', [Number.NaN, Number.NaN, Number.NaN, 4]],
    ]);
  });

  it('mean nothing in another part of a chained file', () => {
    const described = file((out) => {
      describe16(out, 3, 'Power');
      write(out, [1]);
    });
    const { developerFields } = decodeFit(
      chained(
        described,
        file((out) => write(out, [2])),
      ),
    ).content;
    expect(developerFields.map(({ values }) => [...values])).toEqual([[1, Number.NaN]]);
  });
});

describe('damage to a FIT file', () => {
  const ride = file((out) => {
    out.define({ local: 0, message: RECORD, little: true, fields: [TIME] });
    for (let second = 0; second < 30; second += 1) out.message(0, u32(1000 + second));
  });
  const read = (bytes: Uint8Array) => {
    const { content: found, damage } = decodeFit(bytes);
    return { rows: found.records.count, damage };
  };

  it('leaves every whole record before a cut', () => {
    expect(read(ride.slice(0, -3))).toEqual({ rows: 29, damage: ['cut-short'] });
    expect(read(ride.slice(0, -1))).toEqual({ rows: 30, damage: ['cut-short'] });
  });

  it('of a wrong checksum leaves what it is in and what comes behind it', () => {
    const bad = ride.slice();
    bad[bad.length - 1] = (bad.at(-1) ?? 0) ^ 1;
    expect(read(chained(bad, ride))).toEqual({ rows: 60, damage: ['bad-checksum'] });
  });

  it('is not what an unclosed recording has: it says no size and goes on to its end', () => {
    const unclosed = ride.slice(0, -4);
    unclosed.fill(0, 4, 8).fill(0, 12, 14);
    expect(read(unclosed)).toEqual({ rows: 29, damage: ['cut-short'] });
  });

  it('ends its part at data without a definition, or at an unknown byte order', () => {
    const stopped = (bytes: readonly number[]) =>
      file((out) => {
        out.define({ local: 0, message: RECORD, little: true, fields: [TIME] });
        out.message(0, u32(1000));
        out.raw(bytes);
        out.message(0, u32(1001));
      });
    for (const bytes of [[7], [0x40, 0, 2, 20, 0, 0]])
      expect(read(chained(stopped(bytes), ride))).toEqual({ rows: 31, damage: ['beyond-decoder'] });
  });
});
