import { lengthOf, secondAt } from '#analysis/session/distance-track.js';
import { METRES_PER_MILE, type UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { clockTime, count, quantity, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { stretchOf, type Stretch } from './stretch.js';
import { stretchFacts, type StretchPart } from './stretch-facts.js';

/** A marathon has 42 kilometres; more splits than these are a table, and no reading. */
export const MOST_SPLITS = 43;
/** A last split shorter than this share of the others is left out. */
export const LEAST_SHARE = 0.5;
/** A split of less than this share of its length is cut off: it is no fastest or slowest one. */
const WHOLE_SHARE = 0.9;

const PARTS: readonly StretchPart[] = ['speed', 'graded', 'heartRate', 'grade', 'stopped'];

/** The unit in which a runner counts: a kilometre or a mile. */
export function splitUnit(units: UnitPreferences): {
  readonly metres: number;
  readonly name: 'km' | 'mile';
} {
  return units.distance === 'mi'
    ? { metres: METRES_PER_MILE, name: 'mile' }
    : { metres: 1000, name: 'km' };
}

/**
 * Every kilometre or mile of a run: pace, grade-adjusted pace, heart rate, slope, and how long the
 * runner stopped.
 */
export function splitFacts(
  workout: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  if (workout.family !== 'running') return [];
  const unit = splitUnit(units);
  const splits = splitsOf(ground, unit.metres);
  if (splits.length < 2 || splits.length > MOST_SPLITS) return [];
  const name = (number: number) => ({
    key: `splits.${number}`,
    of: `${unit.name} ${number}`,
    method: 'engine grid by distance',
  });
  return [
    ...extremes(splits, unit, WHOLE_SHARE * unit.metres),
    ...splits.flatMap((split, index) => stretchFacts(split, name(index + 1), PARTS, true, units)),
  ];
}

/** Stretches of one unit each from the start on; a last one of at least half a unit. */
export function splitsOf(ground: CloserLook['ground'], metres: number): Stretch[] {
  const whole = lengthOf(ground) ?? 0;
  const bounds: number[] = [];
  for (let at = 0; at <= whole && bounds.length <= MOST_SPLITS + 1; at += metres)
    bounds.push(secondAt(ground, at) ?? Number.NaN);
  const rest = whole % metres;
  if (rest >= LEAST_SHARE * metres)
    bounds.push(ground.grid.time[ground.grid.length - 1] ?? Number.NaN);
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] as number;
    return to > from ? [stretchOf(ground, { from, to })] : [];
  });
}

/**
 * Ranked by the pace that is shown, stops left out; where another took longest by the clock, that
 * one has facts too.
 */
function extremes(
  splits: readonly Stretch[],
  { name: unit }: { readonly name: string },
  wholeM: number,
): FactDraft[] {
  const full = splits
    .map((split, index) => ({
      split,
      number: index + 1,
      speed: split.avgSpeedMps ?? Number.NaN,
      clock: split.elapsedS / (split.distanceM ?? Number.NaN),
    }))
    .filter(({ split }) => (split.distanceM ?? 0) >= wholeM);
  const bySpeed = full
    .filter(({ speed }) => Number.isFinite(speed))
    .sort((a, b) => a.speed - b.speed);
  const longest = full
    .filter(({ clock }) => Number.isFinite(clock))
    .sort((a, b) => b.clock - a.clock)[0];
  const name = (
    key: string,
    label: string,
    { split }: (typeof full)[number],
    about: readonly string[],
  ): FactName => ({
    key: `splits.${key}`,
    label,
    about,
    method: 'engine grid by distance',
    quality: 'derived',
    at: { from: split.from, to: split.to, channel: 'speed' },
  });
  const numbered = (
    key: string,
    label: string,
    found: (typeof full)[number] | undefined,
  ): FactDraft[] =>
    found
      ? [
          quantity(
            name(`${key}.number`, label, found, ['index']),
            found.number,
            'count',
            `${unit} ${found.number}`,
          ),
        ]
      : [];
  const [slowest, fastest] = [bySpeed[0], bySpeed.at(-1)];
  return [
    count(
      {
        key: 'splits.count',
        label: `Splits of a ${unit}`,
        about: ['count'],
        method: 'engine grid by distance',
      },
      splits.length,
    ),
    ...numbered('slowest', `Slowest ${unit}, stops left out`, slowest),
    ...numbered('fastest', `Fastest ${unit}, stops left out`, fastest),
    ...(longest && longest.number !== slowest?.number
      ? [
          ...numbered(
            'longest',
            `${unit === 'km' ? 'Km' : 'Mile'} that took longest, stops included`,
            longest,
          ),
          clockTime(
            name('longest.time', `Time of the ${unit} that took longest, stops included`, longest, [
              'time',
            ]),
            longest.split.elapsedS,
          ),
        ]
      : []),
  ];
}
