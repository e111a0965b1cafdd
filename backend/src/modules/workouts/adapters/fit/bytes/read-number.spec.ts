import { describe, expect, it } from '@jest/globals';
import { encodeRaw, RAW_TYPES } from '#test/builders/fit/random-fit/raw-types.js';
import type { RawTypeName } from '#test/builders/fit/random-fit/raw-types.js';
import { BASE_TYPE_MASK, BaseType, ELEMENT_SIZES } from './base-types.js';
import { readNumber } from './read-number.js';

const NAMES = Object.keys(RAW_TYPES) as RawTypeName[];

function read(name: RawTypeName, value: number | bigint, little: boolean): number {
  const view = new DataView(Uint8Array.from([0, ...encodeRaw(name, value, little)]).buffer);
  return readNumber(view, 1, RAW_TYPES[name].code & BASE_TYPE_MASK, little);
}

describe('one number in its bytes', () => {
  it.each<[RawTypeName, number | bigint, number]>([
    ['enum', 254, 254],
    ['sint8', -128, -128],
    ['uint8', 254, 254],
    ['sint16', -2, -2],
    ['uint16', 65_534, 65_534],
    ['sint32', -(2 ** 31), -(2 ** 31)],
    ['uint32', 2 ** 32 - 2, 2 ** 32 - 2],
    ['uint8z', 255, 255],
    ['uint16z', 65_535, 65_535],
    ['uint32z', 2 ** 32 - 1, 2 ** 32 - 1],
    ['byte', 0, 0],
    ['float32', 0.5, 0.5],
    ['float64', 0.1, 0.1],
    ['sint64', -(2n ** 63n), -(2 ** 63)],
    ['uint64', 2n ** 63n + 4096n, 2 ** 63 + 4096],
    ['uint64z', 7n, 7],
  ])('reads %s in either byte order', (name, value, number) => {
    expect([read(name, value, true), read(name, value, false)]).toEqual([number, number]);
  });

  it.each(NAMES)('takes the invalid value of %s, and no other, for no number', (name) => {
    const { invalid } = RAW_TYPES[name];
    expect(read(name, invalid ?? 65, true)).toBeNaN();
    expect(read(name, invalid ?? 65, false)).toBeNaN();
  });

  it('takes floats that are not finite for no number', () => {
    for (const name of ['float32', 'float64'] as const)
      expect(read(name, Number.NEGATIVE_INFINITY, true)).toBeNaN();
  });

  it('knows the size of every base type', () => {
    for (const name of NAMES)
      expect(ELEMENT_SIZES[RAW_TYPES[name].code & BASE_TYPE_MASK]).toBe(RAW_TYPES[name].size);
    expect(ELEMENT_SIZES).toHaveLength(BASE_TYPE_MASK + 1);
    expect(ELEMENT_SIZES.filter((size) => size > 0)).toHaveLength(Object.keys(BaseType).length);
  });
});
