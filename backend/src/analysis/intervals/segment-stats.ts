import type { IntervalKind, SegmentStats } from '../analysis.js';
import { maxOf, meanOf, meanOverZero } from '../math/statistics.js';
import { rowsOf } from '../recording/grid.js';
import { elapsedIn } from '../recording/clock-jumps.js';
import type { Span } from '../recording/recording.js';
import { distanceIn, secondsIn } from '../session/active-rows.js';
import { climbed, hysteresisOf } from '../session/elevation.js';
import { speedOver } from '../session/mean-output.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import type { Ground } from '../session/ground.js';

/** What a stretch is called. */
export interface SegmentLabel {
  readonly index: number;
  readonly kind: IntervalKind;
  readonly trigger: string | null;
}

/** Measures one stretch of a session; averages by the rules of the session's own metrics. */
export function segmentStats(ground: Ground, span: Span, label: SegmentLabel): SegmentStats {
  const { grid, recording } = ground;
  const { power, heartRate, cadence } = grid.channels;
  const { from, to } = rowsOf(grid, span);
  const timerS = secondsIn(grid, grid.running, span);
  const distanceM = distanceIn(grid, span);
  return {
    ...label,
    from: span.from,
    to: span.to,
    elapsedS: elapsedIn(recording, span),
    movingS: ground.moving === null ? timerS : secondsIn(grid, ground.moving, span),
    distanceM,
    avgSpeedMps: speedOver(ground, span),
    avgHr: heartRate === undefined ? null : meanOf(heartRate, from, to),
    maxHr: heartRate === undefined ? null : maxOf(heartRate, from, to),
    avgPowerW: power === undefined ? null : meanOf(power, from, to),
    maxPowerW: power === undefined ? null : maxOf(power, from, to),
    normalizedPowerW: recording.family === 'cycling' ? normalizedPowerOf(grid, { from, to }) : null,
    avgCadence: cadence === undefined ? null : meanOverZero(cadence, from, to),
    ascentM:
      ground.altitude === null ? null : climbed(ground.altitude, hysteresisOf(recording), from, to),
  };
}
