import type { SegmentStats } from '#analysis/analysis.js';
import type {
  DeviceThresholds,
  PlannedTarget,
  RecordedPlan,
} from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Thresholds } from '#analysis/thresholds.js';

/**
 * A plan that was followed: which step each of the device's laps carried out, and by which
 * thresholds the device meant its shares.
 */
export interface FollowedPlan extends Pick<RecordedPlan, 'steps'> {
  /** By the place of the lap; null where it carried out none. */
  readonly stepOfLap: readonly (number | null)[];
  readonly deviceThresholds: Pick<DeviceThresholds, 'ftpW' | 'maxHr'>;
}

/**
 * What a step asked for, both ends included. W, bpm, m/s, rpm or steps/min; shares and zones where
 * nothing tells what they stand for.
 */
export interface SegmentTarget {
  readonly kind: 'power' | 'heartRate' | 'speed' | 'cadence' | 'zone';
  readonly from: number;
  readonly to: number;
  /**
   * W, bpm, m/s, rpm, spm, a share in %, or of a zone what it is one of: power, heartRate, speed,
   * cadence.
   */
  readonly unit: string;
}

type Measure = Exclude<SegmentTarget['kind'], 'zone'>;

/**
 * By the first words of a planned target's kind; a range over the last seconds or the lap is one of
 * its measure.
 */
const MEASURES: readonly (readonly [string, Measure])[] = [
  ['power', 'power'],
  ['heart rate', 'heartRate'],
  ['speed', 'speed'],
  ['cadence', 'cadence'],
];

/**
 * Nobody plans a run of fewer steps: a lower number counts the strides of one foot, as FIT does.
 * Steps a minute (ours).
 */
const FEWEST_STEPS = 120;

export interface Judged {
  readonly family: SportFamily;
  readonly thresholds: Pick<Thresholds, 'ftpW' | 'maxHr'>;
}

/**
 * What the plan asked for in a segment; null for one that carried out no step, and for a step
 * without a target.
 */
export function targetOf(
  { index, trigger }: Pick<SegmentStats, 'index' | 'trigger'>,
  plan: FollowedPlan | null,
  judged: Judged,
): SegmentTarget | null {
  // Only laps have a trigger; other segments have their own numbering.
  const step = trigger === null ? null : plan?.stepOfLap[index];
  const target = plan?.steps.find((planned) => planned.index === step)?.target;
  const measure = target && MEASURES.find(([words]) => target.kind.startsWith(words))?.[1];
  if (!plan || !target || !measure) return null;
  if (target.zone !== null)
    return { kind: 'zone', from: target.zone, to: target.zone, unit: measure };
  return rangeOf(target, measure, plan, judged);
}

function rangeOf(
  { low, high, unit }: PlannedTarget,
  measure: Measure,
  plan: FollowedPlan,
  judged: Judged,
): SegmentTarget | null {
  if (low === null || high === null || unit === null) return null;
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  const [factor, inUnit] = unit.startsWith('%')
    ? shareOf(measure, plan, judged, unit)
    : scaleOf(measure, judged, to, unit);
  return { kind: measure, from: from * factor, to: to * factor, unit: inUnit };
}

type Scale = readonly [factor: number, unit: string];

/** Percent of the athlete's threshold; percent as they are where that is unknown. */
function shareOf(
  measure: Measure,
  { deviceThresholds }: FollowedPlan,
  { thresholds }: Judged,
  percent: string,
): Scale {
  const [whole, unit] =
    measure === 'power'
      ? [deviceThresholds.ftpW ?? thresholds.ftpW?.value, 'W']
      : [deviceThresholds.maxHr ?? thresholds.maxHr?.value, 'bpm'];
  return whole === undefined ? [1, percent] : [whole / 100, unit];
}

function scaleOf(measure: Measure, { family }: Judged, most: number, unit: string): Scale {
  if (measure !== 'cadence' || family !== 'running') return [1, unit];
  return [most < FEWEST_STEPS ? 2 : 1, 'spm'];
}
