import { BaseType } from './bytes/base-types.js';
import { crc16 } from './bytes/crc16.js';
import { FIT_EPOCH_S } from './bytes/fit-time.js';
import { MESSAGE } from './profile/message-numbers.js';

const HEADER = [14, 0x20, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54, 0, 0];
const CRC_SIZE = 2;
const RECORDS = 400;
const { ENUM, UINT8, SINT8, UINT16, UINT32, SINT32 } = BaseType;
const SIZES: Readonly<Record<number, number>> = {
  [ENUM]: 1,
  [UINT8]: 1,
  [SINT8]: 1,
  [UINT16]: 2,
  [UINT32]: 4,
  [SINT32]: 4,
};

/** When the ride began, milliseconds since 1970. */
export const SMALL_RIDE_MS = Date.UTC(2024, 0, 1);
const START = SMALL_RIDE_MS / 1000 - FIT_EPOCH_S;

/** Field numbers with their base types, in the order of the values. */
type Fields = readonly (readonly [num: number, type: number])[];

const FILE_ID: Fields = [[0, ENUM]];
const SESSION: Fields = [
  [2, UINT32],
  [7, UINT32],
  [5, ENUM],
];
const RECORD: Fields = [
  [253, UINT32],
  [0, SINT32],
  [1, SINT32],
  [5, UINT32],
  [2, UINT16],
  [6, UINT16],
  [7, UINT16],
  [3, UINT8],
  [4, UINT8],
  [13, SINT8],
];

/** The bytes of a ride of a few minutes with every common column; nothing in it is anybody's. */
export function smallRide(): Uint8Array {
  const bytes = [...HEADER];
  define(bytes, MESSAGE.fileId, FILE_ID);
  add(bytes, FILE_ID, [4]);
  define(bytes, MESSAGE.record, RECORD);
  for (let second = 0; second < RECORDS; second += 1) {
    const [metres, wave] = [second * 8, second % 30];
    add(bytes, RECORD, [
      START + second,
      5e8 + metres,
      1e8 + metres,
      metres * 100,
      3000 + wave,
      8000 + wave,
      180 + wave,
      120 + wave,
      85,
      18,
    ]);
  }
  define(bytes, MESSAGE.session, SESSION);
  add(bytes, SESSION, [START, RECORDS * 1000, 2]);
  const whole = Uint8Array.from([...bytes, 0, 0]);
  const view = new DataView(whole.buffer);
  view.setUint32(4, bytes.length - HEADER.length, true);
  view.setUint16(bytes.length, crc16(whole, view, 0, whole.length - CRC_SIZE), true);
  return whole;
}

function define(bytes: number[], message: number, fields: Fields): void {
  bytes.push(
    0x40,
    0,
    0,
    message,
    0,
    fields.length,
    ...fields.flatMap(([num, type]) => [num, SIZES[type] ?? 0, type]),
  );
}

function add(bytes: number[], fields: Fields, values: readonly number[]): void {
  bytes.push(0);
  fields.forEach(([, type], index) => {
    const value = values[index] ?? 0;
    for (let byte = 0; byte < (SIZES[type] ?? 0); byte += 1)
      bytes.push((value >>> (8 * byte)) & 0xff);
  });
}
