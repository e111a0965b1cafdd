import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import { shownTemperature } from '#coaching/domain/display/quantities.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { hasHeights } from '../has-heights.js';
import { LONGER_BY, WARMER_BY_C, type Likeness } from './likeness.js';
import type { Measure, Nature } from './measure.js';

/** What says something of effort, and so only between sessions of one kind. */
const OF_EFFORT: readonly Nature[] = ['speed', 'power', 'heart', 'efficiency', 'drift', 'legs'];
/** A roller or a belt counts its own metres. */
const OF_GROUND: readonly Nature[] = ['distance', 'speed', 'climbing'];
const OF_HEART: readonly Nature[] = ['heart', 'efficiency', 'drift'];
/** A flat route and a rolling one; less is within the error of an altimeter (ours). */
const HILLS_M_PER_KM = 4;

/**
 * Why a measure of two workouts may not be set against each other, the end of a sentence with
 * "because"; null where it may.
 */
export function apart(
  { nature, metric, about }: Measure,
  base: AnalysedWorkout,
  other: AnalysedWorkout,
  alike: Likeness,
): string | null {
  if (alike.shape !== null && OF_EFFORT.includes(nature)) return alike.shape;
  if (alike.indoors === 'one' && OF_GROUND.includes(nature))
    return 'one was indoors, where metres are the machine\u2019s own';
  if (alike.indoors === 'one' && (nature === 'efficiency' || nature === 'drift'))
    return 'one was indoors, where less wind cools you and heart rate rises';
  if (nature === 'drift' && alike.timesAsLong > LONGER_BY)
    return `one lasted ${shownNumber(alike.timesAsLong, 1)} times as long, and drift grows with time`;
  if (
    about === 'power' &&
    base.powerSource !== undefined &&
    other.powerSource !== undefined &&
    (base.powerSource === 'estimated') !== (other.powerSource === 'estimated')
  ) {
    return 'the power of one was estimated, and that of the other was measured';
  }
  if (metric === null && nature !== 'zones') return null;
  if (alike.versions !== null) return alike.versions;
  if (metric === null) return null;
  return base.analysis.metrics[metric]?.version === other.analysis.metrics[metric]?.version
    ? null
    : 'they were computed by different versions of this metric';
}

/** What to know about a comparison that may be made, in whole sentences. */
export function notesOn(
  { nature, id }: Measure,
  base: AnalysedWorkout,
  other: AnalysedWorkout,
  alike: Likeness,
  units: UnitPreferences,
): readonly string[] {
  return [
    OF_HEART.includes(nature) && alike.warmer !== null && Math.abs(alike.warmer) > WARMER_BY_C
      ? heat(alike.warmer, units)
      : null,
    OF_HEART.includes(nature) && alike.timesAsLong > LONGER_BY
      ? 'One lasted much longer, and heart rate drifts up with time'
      : null,
    (nature === 'heart' || nature === 'power') && alike.indoors === 'one'
      ? 'One was indoors: cooling and the machine differ'
      : null,
    nature === 'speed' && base.family === 'cycling'
      ? 'Wind, terrain and company decide the speed of a ride as much as you do'
      : null,
    id === 'pace' && hillsDiffer(base, other) ? 'One route has more climbing for its length' : null,
    nature === 'power' && anotherDevice(base, other)
      ? 'They were recorded by different devices, and two power meters may differ by a few percent'
      : null,
    nature === 'load' && thresholdsDiffer(base, other)
      ? 'Each is judged by the thresholds of its own day, and those differ'
      : null,
    nature === 'zones' && thresholdsDiffer(base, other)
      ? 'The edges of the zones differ, as your thresholds did'
      : null,
  ].filter((note) => note !== null);
}

function heat(warmer: number, units: UnitPreferences): string {
  // A difference has no zero point: 10 °C apart are 18 °F apart.
  const degrees =
    units.system === 'IMPERIAL'
      ? `${shownNumber(Math.abs(warmer) * 1.8)} °F`
      : shownTemperature(Math.abs(warmer), units);
  return `The second was ${degrees} ${warmer > 0 ? 'warmer' : 'colder'}, and heat raises heart rate`;
}

function climbRate(workout: AnalysedWorkout): number | null {
  const { summary, distanceM } = workout;
  return summary.elevGainM === null || !distanceM || !hasHeights(workout)
    ? null
    : summary.elevGainM / (distanceM / 1000);
}

function hillsDiffer(base: AnalysedWorkout, other: AnalysedWorkout): boolean {
  const [a, b] = [climbRate(base), climbRate(other)];
  return a !== null && b !== null && Math.abs(b - a) >= HILLS_M_PER_KM;
}

function anotherDevice(
  { deviceName: a }: AnalysedWorkout,
  { deviceName: b }: AnalysedWorkout,
): boolean {
  return !!a && !!b && a !== b;
}

function thresholdsDiffer(
  { analysis: { thresholds: a } }: AnalysedWorkout,
  { analysis: { thresholds: b } }: AnalysedWorkout,
): boolean {
  const values = ({ ftpW, maxHr, restingHr, basePaceSPerKm }: typeof a) =>
    [ftpW, maxHr, restingHr, basePaceSPerKm].map((threshold) => threshold?.value ?? null).join();
  return values(a) !== values(b);
}
