import type { Analysis } from './analysis.js';
import { averageCadence } from './metrics/average-cadence.metric.js';
import { averageHeartRate } from './metrics/average-heart-rate.metric.js';
import { averagePace } from './metrics/average-pace.metric.js';
import { averagePower } from './metrics/average-power.metric.js';
import { averagePowerNonZero } from './metrics/average-power-non-zero.metric.js';
import { averageSpeed } from './metrics/average-speed.metric.js';
import { averageTemperature } from './metrics/average-temperature.metric.js';
import { bestPace } from './metrics/best-pace.metric.js';
import { coastingShare } from './metrics/coasting-share.metric.js';
import { criticalPower } from './metrics/critical-power.metric.js';
import { decoupling } from './metrics/decoupling.metric.js';
import { distance } from './metrics/distance.metric.js';
import { edwardsLoad } from './metrics/edwards-load.metric.js';
import { efficiencyFactor } from './metrics/efficiency-factor.metric.js';
import { elapsedTime } from './metrics/elapsed-time.metric.js';
import { elevationGain } from './metrics/elevation-gain.metric.js';
import { elevationLoss } from './metrics/elevation-loss.metric.js';
import { estimatedFtp } from './metrics/estimated-ftp.metric.js';
import { fade } from './metrics/fade.metric.js';
import { gradeAdjustedPace } from './metrics/grade-adjusted-pace.metric.js';
import { heartRateDrift } from './metrics/heart-rate-drift.metric.js';
import { heartRateLoad } from './metrics/heart-rate-load.metric.js';
import { heartRateRecovery } from './metrics/heart-rate-recovery.metric.js';
import { heartRateReserveShare } from './metrics/heart-rate-reserve-share.metric.js';
import { intensityFactor } from './metrics/intensity-factor.metric.js';
import {
  highIntensityShare,
  lowIntensityShare,
  midIntensityShare,
} from './metrics/intensity-share.metric.js';
import { maxCadence } from './metrics/max-cadence.metric.js';
import { maxHeartRate } from './metrics/max-heart-rate.metric.js';
import { maxPower } from './metrics/max-power.metric.js';
import { maxSpeed } from './metrics/max-speed.metric.js';
import { movingTime } from './metrics/moving-time.metric.js';
import { normalizedGradedPace } from './metrics/normalized-graded-pace.metric.js';
import { normalizedPower } from './metrics/normalized-power.metric.js';
import { repDifference } from './metrics/rep-difference.metric.js';
import { repFade } from './metrics/rep-fade.metric.js';
import { rightBalance } from './metrics/right-balance.metric.js';
import { splitDifference } from './metrics/split-difference.metric.js';
import { timeAboveThreshold } from './metrics/time-above-threshold.metric.js';
import { timerTime } from './metrics/timer-time.metric.js';
import { trainingStress } from './metrics/training-stress.metric.js';
import { trimp } from './metrics/trimp.metric.js';
import { variabilityIndex } from './metrics/variability-index.metric.js';
import { vdot } from './metrics/vdot.metric.js';
import { vo2max } from './metrics/vo2max.metric.js';
import { wPrime } from './metrics/w-prime.metric.js';
import { wPrimeBalanceMinimum } from './metrics/w-prime-balance-minimum.metric.js';
import { work } from './metrics/work.metric.js';
import { xPower } from './metrics/x-power.metric.js';
import type { Metric } from './metrics/metric.js';

/**
 * Version of the engine as a whole: grid, repairs, zones, curves, segmentation. A stored analysis
 * of another version is computed again.
 */
export const ENGINE_VERSION = '1.4.0';

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
