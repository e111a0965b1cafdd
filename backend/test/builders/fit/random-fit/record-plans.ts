import type { Dice } from './dice.js';
import type { RawTypeName } from './raw-types.js';
import { oddPlan } from './written.js';
import type { FieldPlan } from './written.js';

export const RECORD = 20;
export const TIMESTAMP = 253;
export const PACKED = 8;

/**
 * Fields of the record message with the types that the profile gives them; those that the product
 * does not read are among them.
 */
const USUAL: readonly (readonly [num: number, type: RawTypeName])[] = [
  [0, 'sint32'],
  [1, 'sint32'],
  [2, 'uint16'],
  [3, 'uint8'],
  [4, 'uint8'],
  [5, 'uint32'],
  [6, 'uint16'],
  [7, 'uint16'],
  [13, 'sint8'],
  [30, 'uint8'],
  [52, 'uint16'],
  [53, 'uint8'],
  [73, 'uint32'],
  [78, 'uint32'],
  [9, 'sint16'],
  [31, 'uint8'],
  [33, 'uint16'],
  [39, 'uint16'],
  [42, 'enum'],
  [84, 'uint16'],
  [99, 'uint8'],
  [108, 'uint16'],
  [114, 'float32'],
  [143, 'byte'],
  [200, 'uint64'],
  [201, 'string'],
];

/** Fields that the SDK unpacks into others: written with another type they make it throw. */
const UNPACKED: readonly number[] = [2, 6, 99];

/** Random fields of one record definition. `timed` asks for a time stamp among them. */
export function recordPlan(dice: Dice, timed: boolean): FieldPlan[] {
  const oddity = dice.pick([0, 0.05, 0.2]);
  const fields = Array.from({ length: dice.int(timed ? 0 : 1, 12) }, () => {
    const [num, type] = dice.pick(USUAL);
    return oddPlan(dice, num, type, UNPACKED.includes(num) && dice.chance(0.8) ? 0 : oddity);
  });
  if (dice.chance(0.05)) fields.push({ num: PACKED, type: 'byte', elements: 3, extra: 0 });
  // The SDK stops at a field that is written beside the field it unpacks into.
  if (dice.chance(0.01))
    fields.push(
      { num: 18, type: 'uint8', elements: 1, extra: 0 },
      { num: 19, type: 'uint32', elements: 1, extra: 0 },
    );
  if (timed)
    fields.splice(dice.int(0, fields.length), 0, oddPlan(dice, TIMESTAMP, 'uint32', oddity / 8));
  return fields;
}
