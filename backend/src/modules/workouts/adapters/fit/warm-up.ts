import { readFit } from './read-fit.js';
import { smallRide, SMALL_RIDE_MS } from './small-ride.js';

const ROUNDS = 12;

/**
 * Reads a small ride of its own a few times, so that the decoder is compiled before the first
 * upload arrives: a cold thread takes several times as long for its first file.
 */
export function warmUp(): void {
  const bytes = smallRide();
  for (let round = 0; round < ROUNDS; round += 1) readFit(bytes, SMALL_RIDE_MS);
}
