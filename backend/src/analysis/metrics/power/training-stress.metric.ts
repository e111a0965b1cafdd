import { marksIn } from '#analysis/math/statistics.js';
import { wholePowerOf } from '#analysis/session/normalized-power.js';
import type { Session } from '#analysis/session/session.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Training stress: hours · IF² · 100. Ride: over the seconds that went into normalized power (s ·
 * NP · IF / (FTP · 3600) · 100); run: over the timer time, from graded speed. Source: Coggan;
 * McGregor for runs. Not judged where no intensity factor can be worked out; a short ride has its
 * stress all the same.
 */
export const trainingStress: Metric = {
  id: 'trainingStress',
  version: 1,
  unit: 'TSS',
  channels: ['power', 'speed'],
  inputs: ['intensityFactor'],
  compute(session, measured) {
    const intensity = measured.result('intensityFactor');
    if (intensity.value === null) return notJudged(intensity.reason ?? 'Intensity is not known.');
    return found((secondsOf(session) / 3600) * intensity.value ** 2 * 100, intensity.note);
  },
};

function secondsOf({ grid, recording }: Session): number {
  const power = recording.family === 'cycling' ? wholePowerOf(grid) : null;
  return power === null ? marksIn(grid.running) : power.seconds;
}
