import type { Analysis } from './analysis.js';
import { averageCadence } from './metrics/totals/average-cadence.metric.js';
import { averageHeartRate } from './metrics/heart-rate/average-heart-rate.metric.js';
import { averagePace } from './metrics/pace/average-pace.metric.js';
import { averagePower } from './metrics/power/average-power.metric.js';
import { averagePowerNonZero } from './metrics/power/average-power-non-zero.metric.js';
import { averageSpeed } from './metrics/pace/average-speed.metric.js';
import { averageTemperature } from './metrics/totals/average-temperature.metric.js';
import { bestPace } from './metrics/pace/best-pace.metric.js';
import { coastingShare } from './metrics/power/coasting-share.metric.js';
import { criticalPower } from './metrics/power/critical-power.metric.js';
import { decoupling } from './metrics/heart-rate/decoupling.metric.js';
import { distance } from './metrics/totals/distance.metric.js';
import { edwardsLoad } from './metrics/heart-rate/edwards-load.metric.js';
import { efficiencyFactor } from './metrics/heart-rate/efficiency-factor.metric.js';
import { elapsedTime } from './metrics/totals/elapsed-time.metric.js';
import { elevationGain } from './metrics/totals/elevation-gain.metric.js';
import { elevationLoss } from './metrics/totals/elevation-loss.metric.js';
import { estimatedFtp } from './metrics/power/estimated-ftp.metric.js';
import { fade } from './metrics/pacing/fade.metric.js';
import { gradeAdjustedPace } from './metrics/pace/grade-adjusted-pace.metric.js';
import { heartRateDrift } from './metrics/heart-rate/heart-rate-drift.metric.js';
import { heartRateLoad } from './metrics/heart-rate/heart-rate-load.metric.js';
import { heartRateRecovery } from './metrics/heart-rate/heart-rate-recovery.metric.js';
import { heartRateReserveShare } from './metrics/heart-rate/heart-rate-reserve-share.metric.js';
import { intensityFactor } from './metrics/power/intensity-factor.metric.js';
import {
  highIntensityShare,
  lowIntensityShare,
  midIntensityShare,
} from './metrics/power/intensity-share.metric.js';
import { maxCadence } from './metrics/totals/max-cadence.metric.js';
import { maxHeartRate } from './metrics/heart-rate/max-heart-rate.metric.js';
import { maxPower } from './metrics/power/max-power.metric.js';
import { maxSpeed } from './metrics/pace/max-speed.metric.js';
import { movingTime } from './metrics/totals/moving-time.metric.js';
import { normalizedGradedPace } from './metrics/pace/normalized-graded-pace.metric.js';
import { normalizedPower } from './metrics/power/normalized-power.metric.js';
import { repDifference } from './metrics/pacing/rep-difference.metric.js';
import { repFade } from './metrics/pacing/rep-fade.metric.js';
import { rightBalance } from './metrics/power/right-balance.metric.js';
import { splitDifference } from './metrics/pacing/split-difference.metric.js';
import { timeAboveThreshold } from './metrics/pacing/time-above-threshold.metric.js';
import { timerTime } from './metrics/totals/timer-time.metric.js';
import { trainingStress } from './metrics/power/training-stress.metric.js';
import { trimp } from './metrics/heart-rate/trimp.metric.js';
import { variabilityIndex } from './metrics/power/variability-index.metric.js';
import { vdot } from './metrics/pace/vdot.metric.js';
import { vo2max } from './metrics/heart-rate/vo2max.metric.js';
import { wPrime } from './metrics/power/w-prime.metric.js';
import { wPrimeBalanceMinimum } from './metrics/power/w-prime-balance-minimum.metric.js';
import { work } from './metrics/power/work.metric.js';
import { xPower } from './metrics/power/x-power.metric.js';
import type { Metric } from './metrics/metric.js';

/**
 * Version of the engine as a whole: grid, repairs, zones, curves, segmentation. A stored analysis
 * of another version is computed again.
 */
export const ENGINE_VERSION = '1.8.0';

/** Every metric, each after those that it takes as inputs. */
export const METRICS: readonly Metric[] = checked([
  elapsedTime,
  timerTime,
  movingTime,
  distance,
  averageSpeed,
  maxSpeed,
  averagePace,
  bestPace,
  gradeAdjustedPace,
  normalizedGradedPace,
  averagePower,
  averagePowerNonZero,
  maxPower,
  normalizedPower,
  xPower,
  intensityFactor,
  trainingStress,
  variabilityIndex,
  work,
  rightBalance,
  criticalPower,
  wPrime,
  estimatedFtp,
  wPrimeBalanceMinimum,
  averageHeartRate,
  maxHeartRate,
  heartRateReserveShare,
  averageCadence,
  maxCadence,
  elevationGain,
  elevationLoss,
  averageTemperature,
  efficiencyFactor,
  decoupling,
  heartRateDrift,
  splitDifference,
  fade,
  repFade,
  repDifference,
  timeAboveThreshold,
  trimp,
  heartRateLoad,
  edwardsLoad,
  lowIntensityShare,
  midIntensityShare,
  highIntensityShare,
  heartRateRecovery,
  coastingShare,
  vdot,
  vo2max,
]);

/** Whether a stored analysis was made by other definitions than today's. */
export function isStale(stored: Pick<Analysis, 'engineVersion' | 'metrics'>): boolean {
  if (stored.engineVersion !== ENGINE_VERSION) return true;
  return METRICS.some((metric) => stored.metrics[metric.id]?.version !== metric.version);
}

/** @throws Error where an id comes twice, or a metric stands before one that it needs */
export function checked(metrics: readonly Metric[]): readonly Metric[] {
  const known = new Set<string>();
  for (const metric of metrics) {
    if (known.has(metric.id)) throw new Error(`Two metrics are called ${metric.id}.`);
    const missing = metric.inputs.find((input) => !known.has(input));
    if (missing !== undefined)
      throw new Error(`Metric ${metric.id} needs ${missing}, which is not computed before it.`);
    known.add(metric.id);
  }
  return metrics;
}
