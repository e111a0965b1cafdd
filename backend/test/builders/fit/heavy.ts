import { FitBytes, type RawField } from './random-fit/fit-bytes.js';

const START = 1_150_000_000;
const TIMED: RawField = [253, 4, 0x86];

/** Little-endian bytes of whole numbers, each with its size. */
function bytesOf(...numbers: readonly (readonly [value: number, size: number])[]): number[] {
  return numbers.flatMap(([value, size]) =>
    Array.from({ length: size }, (_, byte) => Math.floor(value / 256 ** byte) & 0xff),
  );
}

/**
 * A ride of one record a second with power, heart rate and distance, and laps of seconds from its
 * start; what device would write it does not matter.
 */
export function heavyRide(
  seconds: number,
  laps: readonly (readonly [from: number, to: number])[] = [],
): Uint8Array {
  const file = new FitBytes(14);
  file.define({
    local: 0,
    message: 0,
    little: true,
    fields: [
      [0, 1, 0],
      [4, 4, 0x86],
    ],
  });
  file.message(0, bytesOf([4, 1], [START, 4]));
  file.define({
    local: 1,
    message: 20,
    little: true,
    fields: [TIMED, [7, 2, 0x84], [3, 1, 2], [5, 4, 0x86]],
  });
  for (let second = 0; second < seconds; second += 1) {
    file.message(
      1,
      bytesOf(
        [START + second, 4],
        [150 + (second % 90), 2],
        [120 + (second % 40), 1],
        [second * 800, 4],
      ),
    );
  }
  file.define({
    local: 2,
    message: 19,
    little: true,
    fields: [TIMED, [2, 4, 0x86], [7, 4, 0x86], [24, 1, 0]],
  });
  for (const [from, to] of laps)
    file.message(2, bytesOf([START + to, 4], [START + from, 4], [(to - from) * 1000, 4], [0, 1]));
  file.define({
    local: 3,
    message: 18,
    little: true,
    fields: [TIMED, [2, 4, 0x86], [7, 4, 0x86], [5, 1, 0]],
  });
  file.message(3, bytesOf([START + seconds, 4], [START, 4], [seconds * 1000, 4], [2, 1]));
  return file.bytes();
}
