import { oncePer } from '../math/once-per.js';
import { REASONS } from '../metrics/reasons.js';
import type { Session } from '../session/session.js';
import { criticalPowerOf, type CriticalPower } from './critical-power.js';
import { powerFor } from './power-curve-over-time.js';

/**
 * Critical power from this workout's own efforts, where they allow it; as a rule it takes a test.
 * One ride has nothing to compare its efforts with, so heart rate must say that they were all-out.
 */
export const criticalPowerOfSession = oncePer(
  ({ recording, grid, powerCurve, powerEfforts }: Session): CriticalPower => {
    if (recording.family === 'running')
      return { reason: grid.channels.power === undefined ? REASONS.noPower : REASONS.runningPower };
    if (grid.channels.power === undefined) return { reason: REASONS.noRidingPower };
    if (powerEfforts.some(({ allOut }) => allOut === null)) {
      return {
        reason:
          'Critical power cannot be estimated: without heart rate, and your maximum and ' +
          'resting heart rate, nothing tells which efforts were all-out.',
      };
    }
    return criticalPowerOf(
      powerEfforts.filter(({ allOut }) => allOut),
      (seconds) => powerFor(powerCurve, seconds),
    );
  },
);
