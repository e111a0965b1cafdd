import type { Dice } from './dice.js';
import type { RawField } from './fit-bytes.js';
import { encodeRaw } from './raw-types.js';

const TICKS = 1024;
const CLOCK_SPAN = 2 ** 32;
const LOW_BITS = 0xfff;
const PER_MESSAGE = 10;
const ANCHOR: readonly RawField[] = [
  [253, 4, 0x86],
  [9, 4, 0x86],
  [6, 1, 0x02],
];
const PACKED: readonly RawField[] = [
  [10, 15, 0x0d],
  [6, PER_MESSAGE, 0x02],
];
const FULL: readonly RawField[] = [
  [9, 8, 0x86],
  [6, 2, 0x02],
];

/**
 * The memory of a strap: a message that ties its clock to the time of day, then beats, packed or in
 * full. All little-endian.
 */
export function beatMessages(
  dice: Dice,
  from: number,
): { readonly fields: readonly RawField[]; readonly bytes: number[] }[] {
  // Now and then the strap's clock, which has 32 bits, wraps around on the way.
  let ticks = dice.chance(0.15) ? CLOCK_SPAN - dice.int(1, 40_000) : dice.int(0, 100_000);
  const anchor = {
    fields: ANCHOR,
    bytes: [
      ...encodeRaw('uint32', from, true),
      ...encodeRaw('uint32', ticks, true),
      dice.int(60, 190),
    ],
  };
  const later = Array.from({ length: dice.int(1, 12) }, () => {
    const packed = dice.chance(0.8);
    const events = Array.from({ length: packed ? PER_MESSAGE : 2 }, () => {
      ticks += dice.int(300, dice.chance(0.1) ? LOW_BITS : TICKS);
      return ticks;
    });
    const bpm = events.map(() => dice.int(60, 190));
    return packed
      ? { fields: PACKED, bytes: [...packedEvents(events), ...bpm] }
      : {
          fields: FULL,
          bytes: [
            ...events.flatMap((event) => encodeRaw('uint32', event % CLOCK_SPAN, true)),
            ...bpm,
          ],
        };
  });
  return [anchor, ...later];
}

/** Twelve bits of each time, two times in three bytes. */
function packedEvents(events: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let index = 0; index < events.length; index += 2) {
    const [first, second] = [(events[index] ?? 0) & LOW_BITS, (events[index + 1] ?? 0) & LOW_BITS];
    bytes.push(first & 0xff, (first >> 8) | ((second & 0x0f) << 4), second >> 4);
  }
  return bytes;
}
