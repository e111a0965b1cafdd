import type { Dice } from './dice.js';
import type { RawTypeName } from './raw-types.js';
import { oddPlan } from './written.js';
import type { FieldPlan } from './written.js';

type Usual = readonly (readonly [num: number, type: RawTypeName])[];

/**
 * Messages besides the records that the product reads: fields of each with the types of the
 * profile. Source: FIT SDK 21.217, Profile.xlsx.
 */
const MESSAGES: Readonly<Record<number, Usual>> = {
  0: [
    [0, 'enum'],
    [1, 'uint16'],
    [2, 'uint16'],
    [3, 'uint32z'],
    [4, 'uint32'],
    [8, 'string'],
  ],
  3: [
    [8, 'uint8'],
    [11, 'uint8'],
    [4, 'uint16'],
  ],
  7: [
    [1, 'uint8'],
    [3, 'uint16'],
  ],
  8: [
    [254, 'uint16'],
    [1, 'uint8'],
  ],
  9: [
    [254, 'uint16'],
    [1, 'uint16'],
  ],
  12: [
    [0, 'enum'],
    [1, 'enum'],
    [3, 'string'],
  ],
  18: [
    [253, 'uint32'],
    [2, 'uint32'],
    [5, 'enum'],
    [6, 'enum'],
    [7, 'uint32'],
    [8, 'uint32'],
    [59, 'uint32'],
    [9, 'uint32'],
    [14, 'uint16'],
    [15, 'uint16'],
    [124, 'uint32'],
    [125, 'uint32'],
    [16, 'uint8'],
    [17, 'uint8'],
    [18, 'uint8'],
    [19, 'uint8'],
    [92, 'uint8'],
    [93, 'uint8'],
    [20, 'uint16'],
    [21, 'uint16'],
    [34, 'uint16'],
    [45, 'uint16'],
    [22, 'uint16'],
    [23, 'uint16'],
    [11, 'uint16'],
    [57, 'sint8'],
    [24, 'uint8'],
    [137, 'uint8'],
    [35, 'uint16'],
    [36, 'uint16'],
    [168, 'sint32'],
    [192, 'uint8'],
    [193, 'uint8'],
  ],
  19: [
    [253, 'uint32'],
    [2, 'uint32'],
    [7, 'uint32'],
    [8, 'uint32'],
    [9, 'uint32'],
    [24, 'enum'],
    [23, 'enum'],
    [71, 'uint16'],
    [254, 'uint16'],
  ],
  21: [
    [253, 'uint32'],
    [0, 'enum'],
    [1, 'enum'],
    [3, 'uint32'],
  ],
  23: [
    [253, 'uint32'],
    [0, 'uint8'],
    [1, 'uint8'],
    [2, 'uint16'],
    [3, 'uint32z'],
    [4, 'uint16'],
    [25, 'enum'],
    [27, 'string'],
  ],
  26: [
    [4, 'enum'],
    [6, 'uint16'],
    [8, 'string'],
  ],
  27: [
    [254, 'uint16'],
    [0, 'string'],
    [1, 'enum'],
    [2, 'uint32'],
    [3, 'enum'],
    [4, 'uint32'],
    [5, 'uint32'],
    [6, 'uint32'],
    [7, 'enum'],
  ],
  34: [
    [253, 'uint32'],
    [5, 'uint32'],
    [1, 'uint16'],
  ],
  78: [[0, 'uint16']],
  101: [
    [253, 'uint32'],
    [2, 'uint32'],
    [3, 'uint32'],
    [4, 'uint32'],
    [12, 'enum'],
  ],
  229: [[2, 'uint16']],
};

/**
 * Whole numbers of up to 32 bits: what the SDK makes of wider ones, of floats and of text is shown
 * on records.
 */
const NUMBERS: readonly RawTypeName[] = [
  'enum',
  'sint8',
  'uint8',
  'sint16',
  'uint16',
  'sint32',
  'uint32',
  'uint8z',
  'uint16z',
  'uint32z',
];
/** The SDK unpacks these into their enhanced forms, and cuts what is wider than they are. */
const UNPACKED: Readonly<Record<number, readonly number[]>> = { 18: [14, 15] };

/** A random message that is not a record. */
export function otherPlan(dice: Dice): { readonly message: number; readonly fields: FieldPlan[] } {
  const message = dice.pick(Object.keys(MESSAGES).map(Number));
  const usual = MESSAGES[message] ?? [];
  const oddity = dice.pick([0, 0, 0.1]);
  const fields = Array.from({ length: dice.int(1, usual.length) }, () => {
    const [num, type] = dice.pick(usual);
    return oddPlan(
      dice,
      num,
      type,
      type === 'string' || (UNPACKED[message] ?? []).includes(num) ? 0 : oddity,
      NUMBERS,
    );
  });
  return { message, fields };
}

/** A message that no profile knows; `timed` ones carry a time stamp all the same. */
export function unknownPlan(
  dice: Dice,
  timed: boolean,
): { readonly message: number; readonly fields: FieldPlan[] } {
  const fields = Array.from({ length: dice.int(0, 5) }, () =>
    oddPlan(dice, dice.int(0, 200), 'uint8', 0.5),
  );
  if (timed) fields.push({ num: 253, type: 'uint32', elements: 1, extra: 0 });
  return { message: dice.int(0xff00, 0xfffe), fields };
}
