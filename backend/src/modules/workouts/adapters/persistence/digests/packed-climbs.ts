import type { ClimbPlace } from '#analysis/places/climb-place.js';
import { packNumbers, unpackNumbers } from './packed-numbers.js';

/** Of one climb, in the order in which they are packed. */
const NUMBERS = 10;

/** Climbs as bytes, four for each number, NaN for null: positions keep two metres. */
export function packClimbs(climbs: readonly ClimbPlace[]): Buffer | null {
  return packNumbers(
    climbs.flatMap(({ index, foot, top, lengthM, gainM, seconds, powerW, heartRate }) => [
      ...[index, ...foot, ...top, lengthM, gainM, seconds],
      powerW ?? Number.NaN,
      heartRate ?? Number.NaN,
    ]),
    4,
  );
}

export function unpackClimbs(bytes: Buffer | null): ClimbPlace[] {
  const numbers = unpackNumbers(bytes, 4);
  return Array.from({ length: numbers.length / NUMBERS }, (_, climb) => {
    const at = (place: number) => numbers[climb * NUMBERS + place] as number;
    return {
      index: at(0),
      foot: [at(1), at(2)],
      top: [at(3), at(4)],
      lengthM: at(5),
      gainM: at(6),
      seconds: at(7),
      powerW: orNull(at(8)),
      heartRate: orNull(at(9)),
    };
  });
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
