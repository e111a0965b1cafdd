import type { Dice } from './dice.js';
import { RAW_TYPES } from './raw-types.js';
import type { RawTypeName } from './raw-types.js';

const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  sint8: [-0x80, 0x7e],
  sint16: [-0x8000, 0x7ffe],
  sint32: [-0x80000000, 0x7ffffffe],
};

/** A valid raw value of any size that the type can hold; the ends of its range come up often. */
export function validRaw(dice: Dice, name: RawTypeName): number | bigint {
  const { size, invalid } = RAW_TYPES[name];
  if (name === 'float32') return Math.fround((dice.share() - 0.3) * 10 ** dice.int(0, 6));
  if (name === 'float64') return (dice.share() - 0.3) * 10 ** dice.int(0, 6);
  if (typeof invalid === 'bigint') return validWide(dice, name);
  const [least, most] = RANGES[name] ?? [
    invalid === 0 ? 1 : 0,
    2 ** (8 * size) - (invalid === 0 ? 1 : 2),
  ];
  if (dice.chance(0.1)) return dice.pick([least, most, Math.min(most, 1)]);
  return dice.chance(0.5)
    ? dice.int(Math.max(least, 0), Math.min(most, 4000))
    : dice.int(least, most);
}

/** The value that means "not given", for floats also the other ones that are no number. */
export function invalidRaw(dice: Dice, name: RawTypeName): number | bigint {
  const { invalid } = RAW_TYPES[name];
  if (Number.isNaN(invalid))
    return dice.pick([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  return invalid ?? 0;
}

export function isInvalidRaw(name: RawTypeName, value: number | bigint): boolean {
  const { invalid } = RAW_TYPES[name];
  return Number.isNaN(invalid) ? !Number.isFinite(value) : value === invalid;
}

function validWide(dice: Dice, name: RawTypeName): bigint {
  if (dice.chance(0.5)) return BigInt(dice.int(1, 5000));
  const wide = (BigInt(dice.int(0, 0x7ffffffe)) << 32n) | BigInt(dice.int(1, 0xfffffffe));
  return name === 'sint64' && dice.chance(0.3) ? -wide : wide;
}
