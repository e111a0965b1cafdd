import type {
  BestEffort,
  Climb,
  IntervalSummary,
  PowerEffort,
  PowerPoint,
  SegmentStats,
  SessionShape,
} from '../analysis.js';
import { climbsOf } from '../climbs/climbs.js';
import { bestEfforts } from '../curves/best-efforts.js';
import { meanMaximalPower } from '../curves/mean-maximal-power.js';
import { intervalSummary } from '../intervals/interval-totals.js';
import { lapStats } from '../intervals/laps.js';
import { segmentationOf } from '../intervals/segmentation.js';
import { sessionShapeOf } from '../intervals/session-shape.js';
import { powerEfforts } from '../performance/power-efforts.js';
import type { Recording } from '../recording/recording.js';
import type { Thresholds } from '../thresholds.js';
import { groundOf } from './ground-of.js';
import type { Ground } from './ground.js';
import { wholePowerOf } from './normalized-power.js';

/**
 * A second without power counts as zero in a window: with more holes than power a curve would show
 * the holes (ours).
 */
const CURVE_COVERAGE = 0.5;

/** Everything that a metric may look at. */
export interface Session extends Ground {
  /** As the device wrote it, for what is said about the quality of the data. */
  readonly original: Recording;
  readonly thresholds: Thresholds;
  readonly laps: readonly SegmentStats[];
  readonly intervals: readonly SegmentStats[];
  readonly intervalSummary: IntervalSummary;
  readonly shape: SessionShape;
  /** 0 to 1. */
  readonly shapeConfidence: number;
  readonly bestEfforts: readonly BestEffort[];
  /** Mean-maximal power; empty without power, and where it is missing for over half of the time. */
  readonly powerCurve: readonly PowerPoint[];
  readonly powerEfforts: readonly PowerEffort[];
  readonly climbs: readonly Climb[];
}

/** Lays a repaired recording on its grid and works out what every metric shares. */
export function sessionOf(
  original: Recording,
  repaired: Recording,
  thresholds: Thresholds,
): Session {
  const ground = groundOf(repaired);
  const { grid } = ground;
  const scantPower = (wholePowerOf(grid)?.coverage ?? 0) < CURVE_COVERAGE;
  const laps = lapStats(ground);
  const segmentation = segmentationOf(ground, laps);
  const { shape, confidence } = sessionShapeOf(ground, segmentation, thresholds);
  return {
    ...ground,
    original,
    thresholds,
    laps,
    intervals: segmentation.intervals,
    intervalSummary: intervalSummary(ground, segmentation),
    shape,
    shapeConfidence: confidence,
    bestEfforts: bestEfforts(repaired),
    powerCurve: scantPower ? [] : meanMaximalPower(grid),
    powerEfforts:
      repaired.family === 'cycling' && !scantPower ? powerEfforts(grid, thresholds) : [],
    climbs: climbsOf(ground, thresholds),
  };
}
