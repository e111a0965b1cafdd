import type { WPrimeBalance } from '../analysis.js';
import { oncePer } from '../math/once-per.js';
import { REASONS } from '../metrics/reasons.js';
import { NP_COVERAGE, wholePowerOf } from '../session/normalized-power.js';
import type { Session } from '../session/session.js';
import { criticalPowerOfSession } from './critical-power-of-session.js';
import { powerSeconds, wPrimeBalance, type Capacity } from './w-prime-balance.js';

/** So little below zero is rounding. J. */
const ROUNDING_J = 1;
const TOO_LOW = {
  profile:
    'Your critical power or W′ is set too low: with them you would have ridden beyond all you had.',
  fit:
    'With the critical power that this ride shows you would have ridden beyond all you had, so ' +
    'it is too low for you.',
} as const;

/** The balance's lowest point, or the sentence why there is none. */
export type WPrimeOfSession = { readonly balance: WPrimeBalance } | { readonly reason: string };

/**
 * W′ balance of a ride with the athlete's own critical power and W′, else with those that the ride
 * itself shows.
 */
export const wPrimeOfSession = oncePer((session: Session): WPrimeOfSession => {
  const { grid, recording } = session;
  const { power } = grid.channels;
  if (recording.family === 'running')
    return { reason: power === undefined ? REASONS.noPower : REASONS.runningPower };
  const whole = wholePowerOf(grid);
  if (power === undefined || whole === null) return { reason: REASONS.noRidingPower };
  if (whole.coverage < NP_COVERAGE)
    return {
      reason: 'More than 5 % of the power data is missing, and each gap would pass for recovery.',
    };
  const known = capacityOf(session);
  if (known === null)
    return {
      reason: 'Your critical power and W′ are not known, and this ride alone does not show them.',
    };
  const { minimumJ, row } = lowestOf(
    wPrimeBalance(powerSeconds(grid, power), known, 'differential'),
  );
  if (minimumJ < -ROUNDING_J) return { reason: TOO_LOW[known.source] };
  return {
    balance: {
      model: 'differential',
      ...known,
      minimumJ: Math.max(0, minimumJ),
      minimumAtS: grid.time[row] as number,
    },
  };
});

function capacityOf(session: Session): (Capacity & Pick<WPrimeBalance, 'source'>) | null {
  const { criticalPowerW, wPrimeJ } = session.thresholds;
  if (criticalPowerW && wPrimeJ && criticalPowerW.value > 0 && wPrimeJ.value > 0)
    return { criticalPowerW: criticalPowerW.value, wPrimeJ: wPrimeJ.value, source: 'profile' };
  const critical = criticalPowerOfSession(session);
  if (!('fit' in critical)) return null;
  return {
    criticalPowerW: critical.fit.criticalPowerW,
    wPrimeJ: critical.fit.wPrimeJ,
    source: 'fit',
  };
}

/** The first of the lowest points. */
function lowestOf(balance: Float64Array): { readonly minimumJ: number; readonly row: number } {
  let row = 0;
  for (let at = 1; at < balance.length; at++)
    if ((balance[at] as number) < (balance[row] as number)) row = at;
  return { minimumJ: balance[row] as number, row };
}
