import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { COLUMN_STEPS } from './channel-codec-steps.js';
import { CorruptColumn, decodeChannel, encodeChannel } from './channel-codec.js';
import type { ColumnName } from './channel-codec.js';

const NAMES = Object.keys(COLUMN_STEPS) as ColumnName[];
const anyName = fc.constantFrom(...NAMES);

/** A column as a device records it: whole numbers of FIT steps, with gaps. */
const recorded = anyName.chain((name) => {
  const { scales, offset } = COLUMN_STEPS[name];
  const step = scales.at(-1) ?? 1;
  const whole = fc.integer({ min: -(2 ** 31) + 1, max: 2 ** 31 - 1 });
  const value = fc.oneof(
    { weight: 5, arbitrary: whole.map((raw) => raw / step - offset) },
    { weight: 1, arbitrary: fc.constant(Number.NaN) },
  );
  return fc.record({
    name: fc.constant(name),
    values: fc.array(value, { maxLength: 300 }).map((list) => Float64Array.from(list)),
  });
});

function roundTrip(values: Float64Array, name: ColumnName): Float64Array {
  const { codec, bytes } = encodeChannel(values, name);
  return decodeChannel(codec, bytes, values.length);
}

describe('column codec', () => {
  it('gives back every value that FIT can store, to the bit', () => {
    fc.assert(
      fc.property(recorded, ({ name, values }) => {
        const back = roundTrip(values, name);
        values.forEach((value, index) =>
          expect(back[index]).toBe(Object.is(value, -0) ? 0 : value),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('keeps exactly the gaps that were there', () => {
    const column = fc.array(fc.oneof(fc.constant(Number.NaN), fc.integer({ min: 0, max: 2000 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(column, (list) => {
        const back = roundTrip(Float64Array.from(list), 'power');
        expect(Array.from(back, Number.isNaN)).toEqual(list.map(Number.isNaN));
      }),
    );
  });

  it('rounds a value between two steps to the nearer one', () => {
    const between = anyName.chain((name) => {
      const limit = 1_000_000 / (COLUMN_STEPS[name].scales.at(-1) ?? 1);
      return fc.record({
        name: fc.constant(name),
        value: fc.double({ min: -limit, max: limit, noNaN: true }),
      });
    });
    fc.assert(
      fc.property(between, ({ name, value }) => {
        const [back] = roundTrip(Float64Array.of(value), name);
        expect(Math.abs((back ?? Number.NaN) - value)).toBeLessThanOrEqual(
          0.5 / (COLUMN_STEPS[name].scales.at(-1) ?? 1) + 1e-9,
        );
      }),
    );
  });

  it('keeps values beyond 32 bits as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { minLength: 1, maxLength: 50 }), anyName, (list, name) => {
        const values = Float64Array.from([...list, 1e300, Number.POSITIVE_INFINITY]);
        const { codec, bytes } = encodeChannel(values, name);
        expect(codec).toBe(2);
        const back = decodeChannel(codec, bytes, values.length);
        values.forEach((value, index) => expect(back[index]).toBe(value));
      }),
    );
  });

  it('stores an even hour in a few bytes', () => {
    const time = Float64Array.from({ length: 3600 }, (_, second) => second);
    expect(encodeChannel(time, 'time').bytes.length).toBeLessThan(64);
  });

  it('takes an empty column and one of nothing but gaps', () => {
    expect(roundTrip(new Float64Array(0), 'power')).toHaveLength(0);
    expect(Array.from(roundTrip(new Float64Array(9).fill(Number.NaN), 'speed'))).toEqual(
      new Array(9).fill(Number.NaN),
    );
  });

  it('refuses bytes of another length, damaged bytes and unknown codecs', () => {
    const { codec, bytes } = encodeChannel(Float64Array.of(1, 2, 3), 'power');
    expect(() => decodeChannel(codec, bytes, 4)).toThrow(CorruptColumn);
    expect(() => decodeChannel(codec, bytes, 2)).toThrow(CorruptColumn);
    expect(() => decodeChannel(codec, bytes.slice(0, 3), 3)).toThrow(CorruptColumn);
    expect(() => decodeChannel(7, bytes, 3)).toThrow(CorruptColumn);
  });
});
