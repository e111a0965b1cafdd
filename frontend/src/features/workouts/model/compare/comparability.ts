import { formatNumber } from '#lib/format.js';
import { temperatureUnit, type UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import { LONGER_BY, WARMER_BY_C, type Likeness } from './likeness.js';
import type { Measure, Nature } from './measure.js';

/** Whether a measure of two workouts may be set against each other. */
export interface Comparability {
  /** Why not; null where it may. */
  readonly reason: string | null;
  /** What to know about a comparison that may be made. */
  readonly notes: readonly string[];
}

/** What says something of effort, and so only between sessions of one kind. */
const OF_EFFORT: readonly Nature[] = ['speed', 'power', 'heart', 'efficiency', 'drift', 'legs'];
/** A roller or a belt counts its own metres. */
const OF_GROUND: readonly Nature[] = ['distance', 'speed', 'climbing'];
const OF_HEART: readonly Nature[] = ['heart', 'efficiency', 'drift'];

export function comparability(
  measure: Measure,
  base: Workout,
  other: Workout,
  alike: Likeness,
  units: UnitPreferences,
): Comparability {
  const reason = apart(measure, base, other, alike);
  return { reason, notes: reason === null ? notes(measure, base, other, alike, units) : [] };
}

function apart(
  { nature, metric }: Measure,
  base: Workout,
  other: Workout,
  alike: Likeness,
): string | null {
  if (alike.shape !== null && OF_EFFORT.includes(nature)) return alike.shape.why;
  if (alike.indoors === 'one' && OF_GROUND.includes(nature))
    return 'One was indoors, where metres are the machine’s own.';
  if (alike.indoors === 'one' && (nature === 'efficiency' || nature === 'drift'))
    return 'One was indoors, where less wind cools you and heart rate rises.';
  if (nature === 'drift' && alike.timesAsLong > LONGER_BY)
    return (
      `One lasted ${formatNumber(alike.timesAsLong, 1)} times as long, and drift grows with ` +
      'time.'
    );
  if (metric === null && nature !== 'zones') return null;
  if (alike.versions !== null) return alike.versions;
  const [a, b] = [base, other].map(({ analysis }) =>
    metric === null ? undefined : analysis.metrics[metric]?.version,
  );
  return a === b ? null : 'They were computed by different versions of this metric.';
}

function notes(
  { nature, id }: Measure,
  base: Workout,
  other: Workout,
  alike: Likeness,
  units: UnitPreferences,
): readonly string[] {
  return [
    OF_HEART.includes(nature) && alike.warmer !== null && Math.abs(alike.warmer) > WARMER_BY_C
      ? heat(alike.warmer, units)
      : null,
    OF_HEART.includes(nature) && alike.timesAsLong > LONGER_BY
      ? 'One lasted much longer, and heart rate drifts up with time.'
      : null,
    (nature === 'heart' || nature === 'power') && alike.indoors === 'one'
      ? 'One was indoors: cooling and the machine differ.'
      : null,
    nature === 'speed' && base.family === 'cycling'
      ? 'Wind, terrain and company decide the speed of a ride as much as you do.'
      : null,
    id === 'pace' && hillsDiffer(base, other)
      ? 'One route has more climbing for each kilometre.'
      : null,
    nature === 'power' && anotherDevice(base, other)
      ? 'Recorded by different devices; two power meters may differ by some 3%.'
      : null,
    nature === 'load' && thresholdsDiffer(base, other)
      ? 'Each is judged by the thresholds of its own day, and those differ.'
      : null,
    nature === 'zones' && thresholdsDiffer(base, other)
      ? 'The edges of the zones differ, as your thresholds did.'
      : null,
  ].filter((note) => note !== null);
}

function heat(warmer: number, units: UnitPreferences): string {
  const degrees = units.unitSystem === 'IMPERIAL' ? warmer * 1.8 : warmer;
  return (
    `It was ${formatNumber(Math.abs(degrees))}\u00a0${temperatureUnit(units)} ` +
    `${warmer > 0 ? 'warmer' : 'colder'}, and heat raises heart rate.`
  );
}

/**
 * Metres climbed for each kilometre; null where height or way are unknown, or made up by a machine.
 */
export function climbRate({ elevGainM, distanceM, indoor }: Workout): number | null {
  return elevGainM === null || distanceM === null || distanceM <= 0 || indoor
    ? null
    : elevGainM / (distanceM / 1000);
}

/** A flat route and a rolling one; less is within the error of an altimeter (ours). */
const HILLS_M_PER_KM = 4;

/** Other minus base where it can be felt, m/km; null where it cannot, or is not known. */
export function hillier(base: Workout, other: Workout): number | null {
  const [a, b] = [climbRate(base), climbRate(other)];
  return a === null || b === null || Math.abs(b - a) < HILLS_M_PER_KM ? null : b - a;
}

function hillsDiffer(base: Workout, other: Workout): boolean {
  return hillier(base, other) !== null;
}

function anotherDevice({ deviceName: a }: Workout, { deviceName: b }: Workout): boolean {
  return a !== null && b !== null && a !== b;
}

function thresholdsDiffer(
  { analysis: { thresholds: a } }: Workout,
  { analysis: { thresholds: b } }: Workout,
): boolean {
  const values = ({
    ftpW,
    maxHr,
    restingHr,
    basePaceSPerKm,
  }: Workout['analysis']['thresholds']): string =>
    [ftpW, maxHr, restingHr, basePaceSPerKm].map((threshold) => threshold?.value ?? null).join();
  return values(a) !== values(b);
}
