import { describe, expect, it } from '@jest/globals';
import { chained } from '#test/builders/fit/broken.js';
import { FitBytes } from '#test/builders/fit/random-fit/fit-bytes.js';
import type { RawField } from '#test/builders/fit/random-fit/fit-bytes.js';
import { encodeRaw } from '#test/builders/fit/random-fit/raw-types.js';
import { decodeFit } from './decode-fit.js';

const EPOCH_S = 631_065_600;
const RECORD = 20;
const TIME: RawField = [253, 4, 0x86];
const HEART_RATE: RawField = [3, 1, 2];
const u32 = (value: number, little = true): number[] => encodeRaw('uint32', value, little);
const u16 = (value: number, little = true): number[] => encodeRaw('uint16', value, little);

function file(write: (out: FitBytes) => void): Uint8Array {
  const out = new FitBytes(14);
  write(out);
  return out.bytes();
}

const records = (write: (out: FitBytes) => void) => decodeFit(file(write)).content.records;
const one = (fields: readonly RawField[], ...messages: readonly (readonly number[])[]) =>
  records((out) => {
    out.define({ local: 0, message: RECORD, little: true, fields });
    for (const bytes of messages) out.message(0, bytes);
  });

describe('records of a FIT file', () => {
  it('reads both byte orders side by side, and a redefined local type', () => {
    const { time, columns } = records((out) => {
      out.define({ local: 0, message: RECORD, little: true, fields: [TIME, [7, 2, 0x84]] });
      out.define({ local: 1, message: RECORD, little: false, fields: [[7, 2, 0x84], TIME] });
      out.message(0, [...u32(1000), ...u16(250)]);
      out.message(1, [...u16(260, false), ...u32(1001, false)]);
      out.define({ local: 0, message: RECORD, little: true, fields: [HEART_RATE] });
      out.message(0, [140]);
    });
    expect([...time]).toEqual([1000 + EPOCH_S, 1001 + EPOCH_S, Number.NaN]);
    expect([...(columns.power ?? [])]).toEqual([250, 260, Number.NaN]);
    expect([...(columns.heartRate ?? [])]).toEqual([Number.NaN, Number.NaN, 140]);
  });

  it('continues compressed times over their rollover, from the last valid time', () => {
    const { time } = records((out) => {
      out.define({ local: 0, message: RECORD, little: true, fields: [HEART_RATE] });
      out.compressed(0, 17, [100]);
      out.define({ local: 1, message: 0xff00, little: false, fields: [[9, 1, 2], TIME] });
      out.message(1, [0, ...u32(1000, false)]); // 1000 = 31 * 32 + 8
      out.message(1, [0, ...u32(0xffff_ffff, false)]);
      for (const low of [8, 9, 31, 0, 31, 30]) out.compressed(0, low, [100]);
    });
    expect([...time].map((second) => second - EPOCH_S)).toEqual([
      Number.NaN,
      1000,
      1001,
      1023,
      1024,
      1055,
      1086,
    ]);
  });

  it('lets the last valid value of a field that stands twice win', () => {
    const { columns } = one(
      [HEART_RATE, HEART_RATE],
      [100, 110],
      [100, 255],
      [255, 110],
      [255, 255],
    );
    expect([...(columns.heartRate ?? [])]).toEqual([100 + 10, 100, 110, Number.NaN]);
  });

  it('takes the enhanced field where it is valid, else the plain one', () => {
    const { columns } = one(
      [
        [73, 4, 0x86],
        [6, 2, 0x84],
      ],
      [...u32(9001), ...u16(9000)],
      [...u32(0xffff_ffff), ...u16(9000)],
      [...u32(70_000), ...u16(0xffff)],
    );
    expect([...(columns.speed ?? [])]).toEqual([9.001, 9, 70]);
  });

  it("takes the invalid value of the definition's base type, not of the profile's", () => {
    const { columns } = one(
      [
        [3, 2, 0x84],
        [7, 1, 0x0a],
      ],
      [...u16(255), 0],
      [...u16(0xffff), 255],
    );
    expect([...(columns.heartRate ?? [])]).toEqual([255, Number.NaN]);
    expect([...(columns.power ?? [])]).toEqual([Number.NaN, 255]);
  });

  it('takes the first element of an array, and nothing of a fractional array', () => {
    const { columns } = one(
      [
        [3, 3, 2],
        [7, 3, 0x84],
      ],
      [120, 1, 2, 9, 9, 9],
      [255, 1, 2, 9, 9, 9],
    );
    expect([...(columns.heartRate ?? [])]).toEqual([120, Number.NaN]);
    expect(columns.power).toBeNull();
  });

  it('reads 64-bit integers and floats, and takes text for no number', () => {
    const { columns } = one(
      [
        [5, 8, 0x8f],
        [7, 4, 0x88],
        [13, 2, 7],
      ],
      [...encodeRaw('uint64', 123_456n, true), ...encodeRaw('float32', 2.5, true), 0x31, 0x32],
    );
    expect([columns.distance?.[0], columns.power?.[0], columns.temperature]).toEqual([
      1234.56,
      2.5,
      null,
    ]);
  });

  it('skips a field of a base type that nobody knows yet', () => {
    expect(
      one(
        [
          [3, 2, 0x1f],
          [7, 2, 0x84],
        ],
        [1, 2, ...u16(250)],
      ).columns,
    ).toMatchObject({ heartRate: null, power: Float64Array.of(250) });
  });

  it('counts records without any field', () => {
    expect(one([], [], [], []).count).toBe(3);
  });

  it('leaves the fraction to whole turns, not to cadence in 1/256 rpm', () => {
    const { columns } = one(
      [
        [4, 1, 2],
        [52, 2, 0x84],
        [53, 1, 2],
      ],
      [80, ...u16(0xffff), 64],
      [255, ...u16(20_544), 64],
      [81, ...u16(20_544), 64],
    );
    expect([...(columns.cadence ?? [])]).toEqual([80, 80.25, 81]);
    expect([...(columns.fractionalCadence ?? [])]).toEqual([0.5, Number.NaN, 0.5]);
  });

  it('adds up compressed distances over their rollover, per part, from a full one', () => {
    const packed = (speed: number, low: number): number[] => [
      speed & 0xff,
      (speed >> 8) | ((low & 0x0f) << 4),
      low >> 4,
    ];
    const part = file((out) => {
      out.define({ local: 0, message: RECORD, little: true, fields: [[8, 3, 0x0d]] });
      out.define({ local: 1, message: RECORD, little: true, fields: [[5, 4, 0x86]] });
      out.message(0, packed(201, 4000));
      out.message(0, packed(300, 100));
      out.message(0, [255, 255, 255]);
      out.message(1, u32(100_000)); // 1000 m = 16,000 sixteenths, low bits 3712
      out.message(0, packed(400, 3728));
    });
    const { columns } = decodeFit(chained(part, part)).content.records;
    const once = [250, (4096 + 100) / 16, Number.NaN, 1000, 1001];
    expect([...(columns.distance ?? [])]).toEqual([...once, ...once]);
    expect([...(columns.speed ?? [])].slice(0, 5)).toEqual([2.01, 3, Number.NaN, Number.NaN, 4]);
  });
});
