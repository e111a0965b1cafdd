import { FitBytes } from './random-fit/fit-bytes.js';
import type { RawDeveloperField, RawField } from './random-fit/fit-bytes.js';

const HEADER = 14;
const RECORD = 20;
/** Just under the greatest upload. */
const BYTES = 9_900_000;

/** A file that repeats a few bytes until it is as large as an upload may be. */
function filled(
  pattern: (at: number) => readonly number[],
  begin: (file: FitBytes) => void,
): Uint8Array {
  const file = new FitBytes(HEADER);
  begin(file);
  const head = file.bytes().slice(HEADER, -2);
  const whole = new Uint8Array(BYTES);
  let at = HEADER + head.length;
  for (let piece = pattern(at); at + piece.length <= BYTES - 2; piece = pattern(at)) {
    whole.set(piece, at);
    at += piece.length;
  }
  whole.set(head, HEADER);
  return withHeader(whole.subarray(0, at + 2));
}

/** Header and sizes right, the checksum not: nothing reads on because of it. */
function withHeader(whole: Uint8Array): Uint8Array {
  whole.set(new FitBytes(HEADER).bytes().subarray(0, HEADER));
  new DataView(whole.buffer, whole.byteOffset).setUint32(4, whole.length - HEADER - 2, true);
  whole.fill(0, 12, 14);
  return whole;
}

function messages(
  message: number,
  fields: readonly RawField[],
  data: readonly number[],
  developerFields?: readonly RawDeveloperField[],
): Uint8Array {
  return filled(
    () => [0, ...data],
    (file) => file.define({ local: 0, message, little: true, fields, developerFields }),
  );
}

const many = (count: number): readonly RawField[] =>
  Array.from({ length: count }, (_, num) => [num, 0, 2]);

/** Files of legal size that ask for as much work or memory as they can, by name. */
export const POISON: Readonly<Record<string, () => Uint8Array>> = {
  'ten million empty records': () => messages(RECORD, [], []),
  'ten million empty messages that nobody knows': () => messages(0xff00, [], []),
  'two million records of a time': () => messages(RECORD, [[253, 4, 0x86]], [0, 1, 2, 3]),
  'a million laps': () =>
    messages(
      19,
      [
        [2, 4, 0x86],
        [7, 4, 0x86],
      ],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ),
  'three million timer events': () =>
    messages(
      21,
      [
        [0, 1, 0],
        [1, 1, 0],
      ],
      [0, 0],
    ),
  'a million heart rates with gaps between': () =>
    messages(
      132,
      [
        [253, 4, 0x86],
        [9, 4, 0x86],
        [6, 1, 2],
      ],
      [1, 2, 3, 4, 5, 6, 7, 8, 120],
    ),
  'nothing but definitions': () =>
    filled(
      (at) => [0x40, 0, 0, at & 0xff, (at >> 8) & 0xff, 1, (at >> 3) & 0xff, 1, 2],
      () => undefined,
    ),
  'long definitions of one record each, all different': () =>
    filled(
      (at) => [
        0x40,
        0,
        0,
        RECORD,
        0,
        255,
        ...many(254).flat(),
        (at / 771) & 0xff,
        (at >> 12) & 0xff,
        2,
        0,
        ...new Array<number>((at >> 12) & 0xff).fill(1),
      ],
      () => undefined,
    ),
  'records that go to and fro between two definitions': () =>
    filled(
      () => [0, 1, 1, 2],
      (file) => {
        file.define({ local: 0, message: RECORD, little: true, fields: [[3, 1, 2]] });
        file.define({ local: 1, message: RECORD, little: false, fields: [[4, 1, 2]] });
      },
    ),
  'two hundred developer fields in every record': () => {
    const fields: readonly RawDeveloperField[] = Array.from({ length: 200 }, (_, num) => [
      num,
      1,
      0,
    ]);
    return filled(
      () => [1, ...new Array<number>(200).fill(7)],
      (file) => {
        file.define({
          local: 0,
          message: 206,
          little: true,
          fields: [
            [0, 1, 2],
            [1, 1, 2],
            [2, 1, 2],
          ],
        });
        for (let num = 0; num < 200; num += 1) file.message(0, [0, num, 2]);
        file.define({
          local: 1,
          message: RECORD,
          little: true,
          fields: [],
          developerFields: fields,
        });
      },
    );
  },
  'compressed times without end': () =>
    filled(
      (at) => [0x80 | (at & 0x1f), 120],
      (file) => {
        file.define({ local: 1, message: 21, little: true, fields: [[253, 4, 0x86]] });
        file.message(1, [0, 0, 0, 0x38]);
        file.define({ local: 0, message: RECORD, little: true, fields: [[3, 1, 2]] });
      },
    ),
};
