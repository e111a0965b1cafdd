import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';

/** Has the engine analyse a recording without holding up anything else. */
export abstract class WorkoutAnalyser {
  /**
   * What `analyse` gives, bit for bit; the recording given stays as it is.
   *
   * @throws DomainError `INVALID_FIT_FILE` with reason TOO_COMPLEX, where it takes too long or too
   * much memory.
   *   An aborted signal rejects with its own reason.
   */
  abstract analyse(
    recording: Recording,
    thresholds: Thresholds,
    signal?: AbortSignal,
  ): Promise<Analysis>;
}
