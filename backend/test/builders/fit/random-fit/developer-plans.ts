import type { Dice } from './dice.js';
import type { RawTypeName } from './raw-types.js';

export const DEVELOPER_DATA_ID = 207;
export const FIELD_DESCRIPTION = 206;
const NAME_BYTES = 16;
const TYPES: readonly RawTypeName[] = [
  'uint8',
  'sint8',
  'uint16',
  'sint16',
  'uint32',
  'sint32',
  'float32',
  'float64',
  'uint16z',
  'byte',
  'string',
];

/** One field that an app adds to the records. */
export interface DeveloperPlan {
  readonly developerIndex: number;
  readonly num: number;
  readonly type: RawTypeName;
  readonly elements: number;
}

/** Fields of one or two apps. */
export function developerPlans(dice: Dice): DeveloperPlan[] {
  return Array.from({ length: dice.int(1, 2) }, (_, developerIndex) =>
    Array.from({ length: dice.int(1, 3) }, (_unused, num) => ({
      developerIndex,
      num,
      type: dice.pick(TYPES),
      elements: dice.chance(0.1) ? 2 : 1,
    })),
  ).flat();
}

/** Field definitions and bytes of a developer_data_id message. */
export function developerIdMessage(developerIndex: number): {
  fields: readonly (readonly [number, number, number])[];
  bytes: number[];
} {
  const id = Array.from({ length: 16 }, (_, index) => (developerIndex * 16 + index) & 0xff);
  return {
    fields: [
      [1, 16, 0x0d],
      [3, 1, 0x02],
    ],
    bytes: [...id, developerIndex],
  };
}

/** Field definitions and bytes of a field_description message. */
export function descriptionMessage(
  plan: DeveloperPlan,
  typeCode: number,
  name: string,
): { fields: readonly (readonly [number, number, number])[]; bytes: number[] } {
  const text = new Uint8Array(NAME_BYTES);
  new TextEncoder().encodeInto(name, text);
  return {
    fields: [
      [0, 1, 0x02],
      [1, 1, 0x02],
      [2, 1, 0x02],
      [3, NAME_BYTES, 0x07],
    ],
    bytes: [plan.developerIndex, plan.num, typeCode, ...text],
  };
}
