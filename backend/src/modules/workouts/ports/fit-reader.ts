import type { Recording } from '#analysis/recording/recording.js';

/** Reads the bytes of a .fit file into a recording. */
export abstract class FitReader {
  /**
   * Bytes of one upload (1 byte to less than 10 MB; several files chained into one are one recording). A
   * damaged file is read up to the damage if it still gives a workout; `warnings` then say what was
   * wrong.
   *
   * @throws DomainError `INVALID_FIT_FILE` with its reason, where no activity can be read;
   *   `UNSUPPORTED_ACTIVITY_TYPE` where the activity is no ride and no run. An aborted signal
   *   rejects with its own reason.
   */
  abstract read(bytes: Uint8Array, signal?: AbortSignal): Promise<Recording>;
}
