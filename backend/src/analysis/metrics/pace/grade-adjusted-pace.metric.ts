import { isKnown } from '#analysis/math/known.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Grade-adjusted pace: average pace / (Σ grade-adjusted speed / Σ speed), so that a flat run keeps
 * its pace. s/km. GAP (Minetti, downhill floor 0.85): speed · C(i) / 3.6 with C(i) of Minetti 2002,
 * downhill no cheaper than 0.85 of the flat. Not judged on rides, indoors, and outdoors without
 * altitude.
 */
export const gradeAdjustedPace: Metric = {
  id: 'gradeAdjustedPace',
  version: 1,
  unit: 's/km',
  channels: ['speed', 'distance', 'altitude'],
  inputs: ['averagePace'],
  compute({ grid, output, recording }, measured) {
    if (recording.family !== 'running') return notJudged(REASONS.onlyRuns);
    if (recording.indoor) return notJudged('Indoors there are no hills to adjust your pace for.');
    const pace = measured.value('averagePace');
    if (pace === null)
      return notJudged(measured.result('averagePace').reason ?? REASONS.noDistance);
    if (output === null) return notJudged(REASONS.noSpeed);
    if (!output.levelled) return notJudged(REASONS.hillsNeedAltitude);
    let speed = 0;
    let adjusted = 0;
    for (let row = 0; row < grid.length; row++) {
      const pure = output.values[row];
      const effort = output.effort[row];
      if (grid.paused[row] === 1 || !isKnown(pure) || !isKnown(effort)) continue;
      speed += pure;
      adjusted += effort;
    }
    return adjusted > 0
      ? found(
          (pace * speed) / adjusted,
          'By Minetti’s cost of running on slopes, downhill no cheaper than 0.85 of the flat.',
        )
      : notJudged(REASONS.noSpeed);
  },
};
