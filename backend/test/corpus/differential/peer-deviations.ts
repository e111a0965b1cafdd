import { fieldNumbers } from './cell-case.js';
import type { RowField } from './row-fields.js';
import type { Column } from './sdk-columns.js';

/** One cell in which fit-file-parser differs. */
export interface PeerCase {
  readonly column: Column;
  readonly ours: number;
  readonly theirs: number;
  readonly hasBeats: boolean;
  readonly hasCompressedTimes: boolean;
  fields(): readonly RowField[];
}

export interface PeerDeviation {
  readonly name: string;
  readonly why: string;
  explains(cell: PeerCase): boolean;
}

const [ENUM, SINT8, UINT8, UINT16, SINT32, UINT32, BYTE] = [0, 1, 2, 4, 5, 6, 13] as const;
const BYTES: readonly number[] = [ENUM, UINT8, BYTE];
const PACKED = 8;

/** The types that the profile gives; one of the three plain bytes stands for the others. */
const PROFILE: Readonly<Record<number, readonly number[]>> = {
  253: [UINT32],
  0: [SINT32],
  1: [SINT32],
  2: [UINT16],
  3: BYTES,
  4: BYTES,
  5: [UINT32],
  6: [UINT16],
  7: [UINT16],
  13: [SINT8],
  30: BYTES,
  52: [UINT16],
  53: BYTES,
  73: [UINT32],
  78: [UINT32],
};

const isOtherType = ({ num, baseType }: RowField): boolean =>
  !(PROFILE[num] ?? [baseType]).includes(baseType);

/** Deviations from fit-file-parser 6.1.2, the second opinion. */
export const PEER_DEVIATIONS: readonly PeerDeviation[] = [
  {
    name: 'other-type-than-the-profile',
    why:
      'A field written with another base type than the profile gives: fit-file-parser drops ' +
      'it. The definition in the file says how it is to be read, so we read it.',
    explains: (cell) =>
      cell
        .fields()
        .some((field) => fieldNumbers(cell.column).includes(field.num) && isOtherType(field)),
  },
  {
    name: 'compressed-speed-distance',
    why: 'fit-file-parser hands compressed_speed_distance out as bytes. We unpack it.',
    explains: (cell) =>
      ['speed', 'distance'].includes(cell.column) &&
      Number.isNaN(cell.theirs) &&
      cell.fields().some(({ num }) => num === PACKED),
  },
  {
    name: 'strap-memory',
    why: "fit-file-parser does not join heart rate from a strap's memory to the records.",
    explains: (cell) => cell.column === 'heartRate' && cell.hasBeats,
  },
  {
    name: 'reference-lost',
    why:
      'A time stamp that is not given, before compressed headers: fit-file-parser forgets the ' +
      'time it had, or takes that of the message for none. We count on from the last one given.',
    explains: (cell) => cell.column === 'time' && cell.hasCompressedTimes,
  },
];

/** Errors with which fit-file-parser gives a file up. */
export const PEER_STOPS: readonly {
  readonly name: string;
  readonly why: string;
  readonly message: RegExp;
}[] = [
  {
    name: 'time-of-another-type',
    why:
      'fit-file-parser counts compressed times on from any field 253, also from one that holds ' +
      'no uint32; then it runs out of the range.',
    message: /Compressed timestamp exceeds/,
  },
];
