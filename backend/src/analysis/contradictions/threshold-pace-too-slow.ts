import { marksIn } from '../math/statistics.js';
import { spokenSeconds } from '../repairs/repair-step.js';
import { normalizedGradedSpeed, thresholdSpeed } from '../session/run-intensity.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/**
 * What hardly anybody exceeds on foot, as shares of threshold speed: an hour of it by definition,
 * marathon pace is some 94 % of it [Daniels, M against T pace], less the longer it lasts (ours). s.
 */
const HIGHEST_INTENSITY = [
  { fromS: 2700, share: 1.05 },
  { fromS: 5400, share: 1 },
  { fromS: 9000, share: 0.97 },
  { fromS: 12_600, share: 0.94 },
  { fromS: 18_000, share: 0.9 },
] as const;

/**
 * A threshold pace that was run, or passed, for longer than anybody can: the race time it is
 * derived from is out of date. The pace is that of even ground.
 */
export function thresholdPaceTooSlow(session: Session): Contradiction | null {
  const { grid, recording } = session;
  if (recording.family !== 'running') return null;
  const threshold = thresholdSpeed(session);
  const speed = normalizedGradedSpeed(session);
  const seconds = grid.length - marksIn(grid.paused);
  const most = HIGHEST_INTENSITY.findLast(({ fromS }) => seconds >= fromS);
  if (threshold === null || speed === null || most === undefined) return null;
  if (speed <= most.share * threshold) return null;
  const shown = 1000 / (speed / most.share);
  const against = 1000 / threshold;
  return {
    kind: 'threshold-pace-too-slow',
    text:
      `You ran ${spokenSeconds(seconds)} at ${Math.round((speed / threshold) * 100)}% of your ` +
      `threshold speed, and hardly anybody holds more than ${Math.round(most.share * 100)}% for ` +
      `so long. Your threshold pace of ${pace(against)} /km is probably too slow: enter a newer ` +
      'race time.',
    value: shown,
    against,
    unit: 's/km',
  };
}

function pace(secondsPerKm: number): string {
  const whole = Math.round(secondsPerKm);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
