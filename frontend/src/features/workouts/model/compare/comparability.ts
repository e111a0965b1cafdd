import { formatNumber } from '#lib/format.js';
import { temperatureUnit, type UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import { type Likeness, LONGER_BY, WARMER_BY_C } from './likeness.js';
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
const MACHINE = 'One was indoors, where metres are the machine’s own.';
const COOLING = 'One was indoors, where less wind cools you and heart rate rises.';

/** Why one indoors and one outdoors are not compared; a roller or a belt counts its own metres. */
const INDOORS: Readonly<Partial<Record<Nature, string>>> = {
  distance: MACHINE,
  speed: MACHINE,
  climbing: MACHINE,
  efficiency: COOLING,
  drift: COOLING,
};

/** Two workouts and what they have in common. */
interface Pair {
  readonly base: Workout;
  readonly other: Workout;
  readonly alike: Likeness;
}

export function comparability(measure: Measure, pair: Pair, units: UnitPreferences): Comparability {
  const reason = apart(measure, pair);
  return { reason, notes: reason === null ? notes(measure, pair, units) : [] };
}

function apart({ nature, metric }: Measure, { base, other, alike }: Pair): string | null {
  if (alike.shape !== null && OF_EFFORT.includes(nature)) return alike.shape;
  const indoors = alike.indoors === 'one' ? INDOORS[nature] : undefined;
  if (indoors) return indoors;
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

type Note = (pair: Pair, units: UnitPreferences) => string | false | null;

const HEAT: Note = ({ alike: { warmer } }, units) =>
  warmer !== null && Math.abs(warmer) > WARMER_BY_C && heat(warmer, units);
const LONGER: Note = ({ alike }) =>
  alike.timesAsLong > LONGER_BY && 'One lasted much longer, and heart rate drifts up with time.';
const INDOORS_NOTE: Note = ({ alike }) =>
  alike.indoors === 'one' && 'One was indoors: cooling and the machine differ.';
const WIND: Note = ({ base }) =>
  base.family === 'cycling' &&
  'Wind, terrain and company decide the speed of a ride as much as you do.';
const METERS: Note = ({ base, other }) =>
  anotherDevice(base, other) &&
  'Recorded by different devices; two power meters may differ by some 3%.';
const LOADS: Note = ({ base, other }) =>
  thresholdsDiffer(base, other) &&
  'Each is judged by the thresholds of its own day, and those differ.';
const EDGES: Note = ({ base, other }) =>
  thresholdsDiffer(base, other) && 'The edges of the zones differ, as your thresholds did.';
const HILLS: Note = ({ base, other }) =>
  hillsDiffer(base, other) && 'One route has more climbing for each kilometre.';

const NOTES: Readonly<Partial<Record<Nature, readonly Note[]>>> = {
  heart: [HEAT, LONGER, INDOORS_NOTE],
  efficiency: [HEAT, LONGER],
  drift: [HEAT, LONGER],
  power: [INDOORS_NOTE, METERS],
  speed: [WIND],
  load: [LOADS],
  zones: [EDGES],
};

function notes({ nature, id }: Measure, pair: Pair, units: UnitPreferences): readonly string[] {
  return [...(NOTES[nature] ?? []), ...(id === 'pace' ? [HILLS] : [])]
    .map((note) => note(pair, units))
    .filter((note) => typeof note === 'string');
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
