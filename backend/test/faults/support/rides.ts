import { buildRide } from '../../builders/fit/index.js';

const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2024, 0, 1, 6);

/** A ride for each number, an hour apart from the next. @param seconds recorded once a second; 3,600 make about 0.1 MB */
export function ride(at: number, seconds = 300): Uint8Array {
  return buildRide({ seconds, startTime: new Date(FIRST + at * HOUR_MS) });
}
