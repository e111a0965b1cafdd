import type { SessionPart } from '../parts/session-part.js';
import type { PlanMatch } from '../plan/plan.js';
import type { DeviceValues } from './device-value.js';

/**
 * What the file itself says beside its samples; each absent where it does not, and from analyses of
 * older engines.
 */
export interface StatedByFile {
  readonly device?: DeviceValues;
  /** The sessions of a file that holds more than one. */
  readonly parts?: readonly SessionPart[];
  readonly plan?: PlanMatch;
}
