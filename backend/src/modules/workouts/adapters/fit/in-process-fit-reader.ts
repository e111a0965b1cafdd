import type { Recording } from '#analysis/recording/recording.js';
import type { Clock } from '#kernel/clock.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { readFit } from './read-fit.js';

/**
 * Reads in the calling thread: for tools and tests, where no other request waits for this thread.
 */
export class InProcessFitReader extends FitReader {
  constructor(private readonly clock: Clock) {
    super();
  }

  override async read(bytes: Uint8Array, signal?: AbortSignal): Promise<Recording> {
    signal?.throwIfAborted();
    return readFit(bytes, this.clock.now().getTime());
  }
}
