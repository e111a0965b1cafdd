import { wPrimeOfSession } from '#analysis/performance/w-prime-of-session.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Lowest W′ balance: how little was left of the work that can be done above critical power, by the
 * differential model (stops count as recovery). J. Source: Froncioni & Clarke; Skiba 2015. When it
 * was is in `wPrimeBalance`. Judged only with the athlete's own critical power and W′, or a valid
 * fit of this ride; not with under 95 % of the power, and not where it would fall below zero: then
 * the values are too low, whatever the body did.
 */
export const wPrimeBalanceMinimum: Metric = {
  id: 'wPrimeBalanceMinimum',
  version: 1,
  unit: 'J',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const known = wPrimeOfSession(session);
    if (!('balance' in known)) return notJudged(known.reason);
    const whose =
      known.balance.source === 'profile'
        ? 'your own critical power and W′'
        : 'the critical power and W′ that this ride shows';
    return found(known.balance.minimumJ, `By the differential model, with ${whose}.`);
  },
};
