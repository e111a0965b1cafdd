import type { Recording } from '#analysis/recording/recording.js';
import { admit } from './admission.js';
import { Arena } from './columns/arena.js';
import { decodeFit } from './decode-fit.js';
import { looksLikeFit } from './fit-container.js';
import { invalidFit } from './fit-refusal.js';
import { mapRecording } from './mapping/map-recording.js';

/** The greatest upload that the product takes; see the contract, "Uploads and workouts". */
const MOST_BYTES = 10 * 1024 * 1024;

/** One file at a time: nothing of what was decoded outlives the mapping. */
const arena = new Arena();

/**
 * Bytes to recording, in the calling thread: decode, judge, map.
 *
 * @param nowMs the present moment, milliseconds since 1970
 * @throws DomainError `INVALID_FIT_FILE` or `UNSUPPORTED_ACTIVITY_TYPE`
 */
export function readFit(bytes: Uint8Array, nowMs: number): Recording {
  if (!looksLikeFit(bytes)) throw invalidFit('NOT_FIT');
  if (bytes.length > MOST_BYTES) throw invalidFit('TOO_COMPLEX');
  arena.reset();
  const decoded = decodeFit(bytes, arena);
  return mapRecording(decoded, admit(decoded), nowMs);
}
