import { criticalPowerOfSession } from '#analysis/performance/critical-power-of-session.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Critical power: CP of P = CP + W′ / t through this ride's own all-out efforts. W. Source: Monod &
 * Scherrer 1965. Not judged without three efforts of 2 to 20 min, the longest three times the
 * shortest, that lie on one curve (over 97 % of the spread explained, error under 3 %) and within
 * 100 to 1000 W, and where heart rate does not tell that they were all-out (90 % of its reserve):
 * most rides are no test.
 */
export const criticalPower: Metric = {
  id: 'criticalPower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const critical = criticalPowerOfSession(session);
    if (!('fit' in critical)) return notJudged(critical.reason);
    const { criticalPowerW, standardErrorW, efforts } = critical.fit;
    const finding = found(
      criticalPowerW,
      `From ${efforts} efforts of this ride, taken as all-out.`,
    );
    return standardErrorW === null
      ? finding
      : {
          ...finding,
          range: { low: criticalPowerW - standardErrorW, high: criticalPowerW + standardErrorW },
        };
  },
};
