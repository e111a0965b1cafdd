import type { Fact } from '#coaching/domain/facts/fact.js';
import type { MetricId, Shown } from './span-metric.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

/** The facts of the sheet that hold a metric for the whole workout, the first that is there. */
const KEYS: Readonly<Partial<Record<MetricId, readonly FactKey[]>>> = {
  speed: ['speed.average'],
  speedMax: ['speed.max'],
  graded: ['speed.graded'],
  power: ['power.average'],
  powerMax: ['power.max'],
  normalized: ['power.normalized'],
  work: ['power.work'],
  intensity: ['load.intensity'],
  variability: ['power.variability'],
  heartRate: ['heartRate.average'],
  heartRateMax: ['heartRate.max'],
  heartRateShare: ['heartRate.averageShare'],
  efficiency: ['load.efficiency'],
  cadence: ['cadence.average'],
  cadenceMax: ['cadence.max'],
  time: ['session.duration'],
  movingTime: ['session.moving'],
  elapsedTime: ['session.elapsed'],
  pausedTime: ['session.stopped'],
  distance: ['session.distance'],
  gain: ['climb.gain'],
  loss: ['climb.loss'],
  stopped: ['stops.total'],
  temperature: ['temperature.average'],
  stress: ['load.stress'],
  decoupling: ['heartRate.decoupling'],
  drift: ['heartRate.drift'],
  calories: ['session.calories'],
  workBalance: ['wPrime.minimum'],
  trimp: ['load.heartRate'],
  heartLoad: ['load.heartRateStress'],
  heartRateReserve: ['heartRate.reserveShare'],
  balance: ['power.balance.right'],
  coasting: ['power.coasting'],
  ftp: ['threshold.ftp'],
  ftpEstimate: ['ftp.estimate', 'power.ftpEvidence'],
  criticalPower: ['wPrime.criticalPower'],
  vdot: ['prediction.vdot'],
  heartRateRecovery: ['heartRate.recovery'],
  stopCount: ['stops.count'],
  lapCount: ['laps.count'],
  repCount: ['intervals.count'],
  climbCount: ['climbs.count'],
  descentCount: ['descents.count'],
};

/** What cannot be said of the whole workout: where the sheet gives its reason. */
const UNKNOWN: Readonly<Partial<Record<MetricId, readonly string[]>>> = {
  power: ['power', 'runPower'],
  normalized: ['normalizedPower', 'runPower'],
  heartRate: ['heartRate'],
  intensity: ['intensityFactor', 'ftp'],
  variability: ['variabilityIndex'],
  powerShare: ['ftp'],
  efficiency: ['efficiencyFactor'],
  gain: ['climbing'],
  loss: ['climbing'],
  stress: ['trainingStress', 'ftp'],
  decoupling: ['decoupling'],
  drift: ['heartRateDrift'],
  workBalance: ['wPrime'],
  trimp: ['trimp'],
  heartLoad: ['heartRateLoad'],
  heartRateReserve: ['heartRateReserveShare'],
  balance: ['rightBalance'],
  ftp: ['ftp'],
  ftpEstimate: ['estimatedFtp'],
  criticalPower: ['wPrime'],
  vdot: ['vdot'],
  heartRateRecovery: ['heartRateRecovery'],
};

/** Keys of the facts that hold it, without a workout. */
export function wholeKeys(metric: MetricId): readonly FactKey[] {
  return KEYS[metric] ?? [];
}

export function wholeFact(metric: MetricId, { sheet }: Shown): Fact | undefined {
  return (KEYS[metric] ?? []).flatMap((key) => sheet.get(key) ?? [])[0];
}

/** The sheet's own reason why the whole workout lacks a metric; the end of a "because". */
export function wholeReason(metric: MetricId, { sheet }: Shown): string | undefined {
  return (UNKNOWN[metric] ?? []).flatMap((key) => sheet.unknown(key)?.reason ?? [])[0];
}
