import { buildRide } from '#test/builders/fit/index.js';
import { UPLOADS_EACH } from './crowd.js';

const HOUR_MS = 3_600_000;
const FIRST = Date.UTC(2024, 0, 1, 6);
const made = new Map<string, Uint8Array>();

/**
 * The file of an upload of a crowd: athletes share files, and each has as many different ones as
 * uploads.
 * @param seconds recorded once a second; 3,600 make about 0.1 MB
 */
export function ride(upload: number, seconds = 300): Uint8Array {
  const at = upload % UPLOADS_EACH;
  const known = made.get(`${at} ${seconds}`);
  const file = known ?? buildRide({ seconds, startTime: new Date(FIRST + at * 24 * HOUR_MS) });
  made.set(`${at} ${seconds}`, file);
  return file;
}
