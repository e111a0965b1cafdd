import type { Grid } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';
import type { Output } from './output.js';

/** What a stretch of a session is measured on. */
export interface Ground {
  /** Repaired; the values as recorded are with the caller. */
  readonly recording: Recording;
  readonly grid: Grid;
  /** For each row whether the athlete moved; null where nothing can tell. */
  readonly moving: Uint8Array | null;
  /** Altitude to be trusted, see `trustedAltitude`; null where none was recorded. m. */
  readonly altitude: Float64Array | null;
  readonly output: Output | null;
}
