import { criticalPowerOfSession } from '#analysis/performance/critical-power-of-session.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * W′: the work that can be done above critical power, W′ of P = CP + W′ / t through this ride's own
 * all-out efforts. J. Source: Monod & Scherrer 1965. Not judged where critical power is not.
 */
export const wPrime: Metric = {
  id: 'wPrime',
  version: 1,
  unit: 'J',
  channels: ['power'],
  inputs: ['criticalPower'],
  compute(session) {
    const critical = criticalPowerOfSession(session);
    return 'fit' in critical
      ? found(
          critical.fit.wPrimeJ,
          `From ${critical.fit.efforts} efforts of this ride, taken as all-out.`,
        )
      : notJudged(critical.reason);
  },
};
