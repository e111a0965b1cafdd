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
  // What ended it is known of laps alone; other parts are counted by themselves.
  const step = trigger === null ? null : plan?.stepOfLap[index];
  const target =
    step === null || step === undefined
      ? null
      : plan?.steps.find((planned) => planned.index === step)?.target;
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
  { family, thresholds }: Judged,
): SegmentTarget | null {
  if (low === null || high === null || unit === null) return null;
  const range = (factor: number, inUnit: string): SegmentTarget => ({
    kind: measure,
    from: Math.min(low, high) * factor,
    to: Math.max(low, high) * factor,
    unit: inUnit,
  });
  if (unit.startsWith('%')) {
    const [whole, inUnit] =
      measure === 'power'
        ? [plan.deviceThresholds.ftpW ?? thresholds.ftpW?.value, 'W']
        : [plan.deviceThresholds.maxHr ?? thresholds.maxHr?.value, 'bpm'];
    return whole === undefined ? range(1, unit) : range(whole / 100, inUnit);
  }
  if (measure === 'cadence' && family === 'running')
    return range(Math.max(low, high) < FEWEST_STEPS ? 2 : 1, 'spm');
  return range(1, unit);
}
