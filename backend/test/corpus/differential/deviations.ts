import { asWritten, writtenValues } from './as-written.js';
import type { CellCase } from './cell-case.js';
import { fieldNumbers } from './cell-case.js';

/** One way in which the reader differs from Garmin's SDK on purpose. */
export interface Deviation {
  readonly name: string;
  readonly why: string;
  /** Whether it explains this cell: what we have must be what the file says. */
  explains(cell: CellCase): boolean;
}

const BYTE = 13;
const STRINGS: readonly number[] = [7];
const FLOATS: readonly number[] = [8, 9];
const PACKED_LOW_BITS = 0xfff;

const isRightAsWritten = (cell: CellCase): boolean =>
  Object.is(cell.ours, asWritten(cell.column, cell.written));
const holds = (cell: CellCase, kind: 'bigint' | 'string'): boolean =>
  writtenValues(cell.column, cell.written).some((value) => typeof value === kind);
/** Where a field stands twice, the SDK's message shows only what it took for the last valid one. */
const standsTwice = (cell: CellCase): boolean =>
  fieldNumbers(cell.column).some(
    (num) => cell.fields().filter((field) => field.num === num).length > 1,
  );
const isOfType = (cell: CellCase, baseTypes: readonly number[]): boolean =>
  cell
    .fields()
    .some(
      ({ num, baseType }) =>
        baseTypes.includes(baseType) && fieldNumbers(cell.column).includes(num),
    );

/** Deviations in the cells of records, from Garmin's SDK 21.217. */
export const DEVIATIONS: readonly Deviation[] = [
  {
    name: 'enhanced-field-wins',
    why:
      'A record with both speed and enhanced_speed (or altitude): the SDK overwrites the ' +
      'enhanced field with the 16 bits of the plain one. We keep the field with more bits.',
    explains: (cell) => {
      const [plain, enhanced] = writtenValues(cell.column, cell.written);
      return (
        ['speed', 'altitude'].includes(cell.column) &&
        plain !== undefined &&
        typeof enhanced === 'number' &&
        isRightAsWritten(cell)
      );
    },
  },
  {
    name: 'plain-field-not-cut',
    why:
      'Speed or altitude written wider than 16 bits, signed or as a float: the SDK cuts it to ' +
      '16 unsigned bits when it unpacks it. We keep the value.',
    explains: (cell) =>
      ['speed', 'altitude'].includes(cell.column) &&
      isRightAsWritten(cell) &&
      !holds(cell, 'bigint') &&
      !holds(cell, 'string'),
  },
  {
    name: 'wide-integers',
    why:
      'A 64-bit integer: the SDK hands it out as a BigInt, unscaled, and does not know its ' +
      'invalid value. We scale it like any number.',
    explains: (cell) => holds(cell, 'bigint') && (isRightAsWritten(cell) || standsTwice(cell)),
  },
  {
    name: 'text-is-no-number',
    why:
      'A quantity written as text: the SDK divides the text, so that "12" becomes 12 and ' +
      'others become 0. We take text for no number.',
    explains: (cell) =>
      (holds(cell, 'string') || isOfType(cell, STRINGS)) &&
      (isRightAsWritten(cell) || standsTwice(cell)),
  },
  {
    name: 'float-without-a-number',
    why:
      'A float that is no number or infinite: the SDK takes only one pattern of 64 bits for ' +
      'invalid, so such a float hides a valid value of the same field. We take it for invalid.',
    explains: (cell) => isOfType(cell, FLOATS) && (isRightAsWritten(cell) || standsTwice(cell)),
  },
  {
    name: 'byte-array-invalid',
    why:
      'A single quantity written as several bytes, the first of them 0xFF: the SDK takes 255 ' +
      'for the value. We take the first element for invalid, as for every other type.',
    explains: (cell) =>
      cell
        .fields()
        .some(
          ({ num, size, baseType }) =>
            baseType === BYTE && size > 1 && fieldNumbers(cell.column).includes(num),
        ),
  },
  {
    name: 'compressed-speed-not-cut',
    why:
      'compressed_speed_distance counts speed in 1/100 m/s: the SDK turns it into 1/1000 and ' +
      'drops what is behind the point, so that 2.01 becomes 2.009. We keep 2.01.',
    explains: (cell) =>
      cell.column === 'speed' &&
      cell.packed !== null &&
      [asWritten('speed', cell.written), cell.packed.speed].some((speed) =>
        Object.is(cell.ours, speed),
      ),
  },
  {
    name: 'full-distance-goes-on',
    why:
      'Full and compressed distances in one file: the SDK counts both in one sum though their ' +
      'units differ (1/100 and 1/16 m). We keep a full distance as it is and go on from it.',
    explains: (cell) =>
      cell.column === 'distance' &&
      cell.packed !== null &&
      (isRightAsWritten(cell) || ((cell.ours * 16) & PACKED_LOW_BITS) === cell.packed.distance),
  },
  {
    name: 'untimed-record-takes-no-beats',
    why:
      "A record without a time between others: the SDK's join of a strap's memory gives it all " +
      'beats that are left, and the records behind it none. We pass over it.',
    explains: (cell) => cell.column === 'heartRate' && cell.sdkJoined && cell.hasUntimedRecords,
  },
  {
    name: 'strap-clock-wraps',
    why:
      'The clock of a strap runs over its 32 bits: the SDK would have it step back by more ' +
      "than its whole span, and joins nothing. We ask for half of it, as the SDK's other " +
      'languages do.',
    explains: (cell) =>
      cell.column === 'heartRate' && cell.joinsBeats && cell.isWhole && !cell.sdkJoined,
  },
  {
    name: 'beats-behind-a-stop',
    why:
      "The SDK stopped before it came to the strap's memory, or does not join what it read of " +
      'it; we join it all.',
    explains: (cell) => cell.column === 'heartRate' && cell.joinsBeats && !cell.isWhole,
  },
];

/**
 * Errors at which the SDK stops reading a part; the records behind them are shown by the other
 * tests alone.
 */
export const SDK_STOPS: readonly {
  readonly name: string;
  readonly why: string;
  readonly message: RegExp;
}[] = [
  {
    name: 'compressed-timestamps',
    why: 'The SDK reads no compressed timestamp headers.',
    message: /compressed timestamp messages are not currently supported/,
  },
  {
    name: 'packed-before-its-target',
    why:
      'A field and the one it is unpacked into in one record (cycles and total_cycles, ' +
      'compressed_speed_distance and distance): the SDK looks for a scale that is not there.',
    message: /Cannot read properties of undefined \(reading '\d+'\)/,
  },
  {
    name: 'wide-integers-unpacked',
    why: 'A field that is to be unpacked, written in 64 bits: the SDK mixes BigInt and number.',
    message: /Cannot mix BigInt|Cannot convert a BigInt/,
  },
  {
    name: 'cut-or-damaged',
    why: 'The file ends early, its checksum is wrong, or bytes follow that are no FIT.',
    message: /end of stream|CRC error|not a FIT file|outside the bounds/,
  },
];
