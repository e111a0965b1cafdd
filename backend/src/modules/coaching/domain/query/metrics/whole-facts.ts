import type { Fact } from '#coaching/domain/facts/fact.js';
import type { MetricId, Shown } from './span-metric.js';

/** The facts of the sheet that hold a metric for the whole workout, the first that is there. */
const KEYS: Readonly<Record<MetricId, readonly string[]>> = {
  speed: ['speed.average'],
  graded: ['speed.graded'],
  power: ['power.average'],
  powerMax: ['power.max'],
  normalized: ['power.normalized'],
  heartRate: ['heartRate.average'],
  heartRateMax: ['heartRate.max'],
  heartRateEnd: [],
  cadence: ['cadence.average'],
  time: ['session.duration'],
  distance: ['session.distance'],
  gain: ['climb.gain'],
  grade: [],
  stopped: ['stops.total'],
  temperature: ['temperature.average'],
};

export function wholeFact(metric: MetricId, { sheet }: Shown): Fact | undefined {
  return KEYS[metric].flatMap((key) => sheet.get(key) ?? [])[0];
}
