import type { Dice } from './dice.js';
import type { RawField } from './fit-bytes.js';
import { encodeRaw, RAW_TYPES } from './raw-types.js';
import type { RawTypeName } from './raw-types.js';
import { invalidRaw, validRaw } from './raw-values.js';

const ALL_TYPES = Object.keys(RAW_TYPES) as RawTypeName[];

/**
 * One field of a definition: `elements` values of a type, and `extra` bytes that make its size no
 * multiple of the type's.
 */
export interface FieldPlan {
  readonly num: number;
  readonly type: RawTypeName;
  readonly elements: number;
  readonly extra: number;
}

/** One field of one message as it was written. */
export interface WrittenField extends FieldPlan {
  readonly values: readonly (number | bigint)[];
}

export function rawFieldOf({ num, type, elements, extra }: FieldPlan): RawField {
  return [num, elements * RAW_TYPES[type].size + extra, RAW_TYPES[type].code];
}

/** Random values for a field; about one in eight is invalid. */
export function writtenField(dice: Dice, plan: FieldPlan): WrittenField {
  const values = Array.from({ length: plan.elements }, () =>
    dice.chance(0.12) ? invalidRaw(dice, plan.type) : validRaw(dice, plan.type),
  );
  return { ...plan, values };
}

export function bytesOf(dice: Dice, fields: readonly WrittenField[], little: boolean): number[] {
  return fields.flatMap(({ type, values, extra }) => [
    ...values.flatMap((value) => encodeRaw(type, value, little)),
    ...dice.bytes(extra),
  ]);
}

/**
 * A plan for a field whose type the profile gives: now and then another type, an array, an odd size
 * or nothing at all.
 */
export function oddPlan(
  dice: Dice,
  num: number,
  usual: RawTypeName,
  oddity: number,
  others: readonly RawTypeName[] = ALL_TYPES,
): FieldPlan {
  const type = dice.chance(oddity) ? dice.pick(others) : usual;
  if (type === 'string') return { num, type, elements: dice.int(1, 6), extra: 0 };
  const elements = dice.chance(oddity) ? dice.int(2, 4) : 1;
  if (dice.chance(oddity / 2))
    return { num, type, elements: dice.int(0, 1), extra: dice.int(0, RAW_TYPES[type].size - 1) };
  return { num, type, elements, extra: 0 };
}
