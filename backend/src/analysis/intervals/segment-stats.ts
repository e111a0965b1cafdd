import type { IntervalKind, SegmentChannels, SegmentStats } from '../analysis.js';
import { oncePer } from '../math/once-per.js';
import { rowsOf } from '../recording/grid.js';
import { elapsedIn } from '../recording/clock-jumps.js';
import type { Span } from '../recording/recording.js';
import { segmentChannels } from './channel-stats.js';
import { distanceIn, secondsIn } from '../session/active-rows.js';
import { changeIn } from '../session/heights/heights.js';
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
  const known = stretchesOf(ground);
  const name = `${span.from} ${span.to}`;
  const stretch = known.get(name) ?? measuredStretch(ground, span);
  known.set(name, stretch);
  return { ...label, ...stretch };
}

/** A lap, a climb and a part of the course are often the same stretch. */
const stretchesOf = oncePer(
  (_ground: Ground) => new Map<string, Omit<SegmentStats, keyof SegmentLabel>>(),
  ({ grid }) => grid,
);

function measuredStretch(ground: Ground, span: Span): Omit<SegmentStats, keyof SegmentLabel> {
  const { grid, recording } = ground;
  const { from, to } = rowsOf(grid, span);
  const timerS = secondsIn(grid, grid.running, span);
  const distanceM = distanceIn(grid, span);
  const avgSpeedMps = distanceM !== null && timerS > 0 ? distanceM / timerS : null;
  const channels = segmentChannels(ground, { from, to }, avgSpeedMps);
  return {
    from: span.from,
    to: span.to,
    elapsedS: elapsedIn(recording, span),
    movingS: ground.moving === null ? timerS : secondsIn(grid, ground.moving, span),
    distanceM,
    avgSpeedMps,
    ...levelsOf(channels),
    normalizedPowerW: recording.family === 'cycling' ? normalizedPowerOf(grid, { from, to }) : null,
    ascentM: changeIn(ground, span)?.ascentM ?? null,
    timerS,
    channels,
  };
}

/** Legs at rest have no cadence. */
function levelsOf({ heartRate, power, cadence }: SegmentChannels) {
  return {
    avgHr: heartRate?.avg ?? null,
    maxHr: heartRate?.max ?? null,
    avgPowerW: power?.avg ?? null,
    maxPowerW: power?.max ?? null,
    avgCadence: cadence !== undefined && cadence.avg > 0 ? cadence.avg : null,
  };
}
