import { METRES_PER_MILE, type UnitPreferences } from '../../../../../kernel/units.js';
import type { CoachedWorkout } from '../coached-workout.js';
import { count, quantity, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { lengthOf, secondAt, stretchOf, type Stretch } from './stretch.js';
import { stretchFacts, type StretchPart } from './stretch-facts.js';

/** A marathon has 42 kilometres; more splits than these are a table, and no reading. */
const MOST_SPLITS = 43;
/** A last split shorter than this share of the others is left out. */
const LEAST_SHARE = 0.5;

const PARTS: readonly StretchPart[] = ['speed', 'graded', 'heartRate', 'grade', 'stopped'];

/** The unit in which a runner counts: a kilometre or a mile. */
export function splitUnit(units: UnitPreferences): { readonly metres: number; readonly name: 'km' | 'mile' } {
  return units.distance === 'mi' ? { metres: METRES_PER_MILE, name: 'mile' } : { metres: 1000, name: 'km' };
}

/** Every kilometre or mile of a run: pace, grade-adjusted pace, heart rate, slope, and how long the runner stood. */
export function splitFacts(workout: CoachedWorkout, { ground }: CloserLook, units: UnitPreferences): (FactDraft | null)[] {
  if (workout.family !== 'running') return [];
  const unit = splitUnit(units);
  const splits = splitsOf(ground, unit.metres);
  if (splits.length < 2 || splits.length > MOST_SPLITS) return [];
  const name = (number: number) => ({ key: `splits.${number}`, of: `${unit.name} ${number}`, method: 'engine grid by distance' });
  return [...extremes(splits, unit), ...splits.flatMap((split, index) => stretchFacts(split, name(index + 1), PARTS, true, units))];
}

function splitsOf(ground: CloserLook['ground'], metres: number): Stretch[] {
  const whole = lengthOf(ground) ?? 0;
  const bounds: number[] = [];
  for (let at = 0; at <= whole && bounds.length <= MOST_SPLITS + 1; at += metres) bounds.push(secondAt(ground, at) ?? Number.NaN);
  const rest = whole % metres;
  if (rest >= LEAST_SHARE * metres) bounds.push(ground.grid.time[ground.grid.length - 1] ?? Number.NaN);
  return bounds.slice(1).flatMap((to, index) => {
    const from = bounds[index] as number;
    return to > from ? [stretchOf(ground, { from, to })] : [];
  });
}

/** By the clock, stops and all: what a runner asks about is the split that took long. */
function extremes(splits: readonly Stretch[], { name: unit }: { readonly name: string }): FactDraft[] {
  const full = splits.map((split, index) => ({ split, number: index + 1, pace: split.elapsedS / (split.distanceM ?? Number.NaN) })).filter(({ pace }) => Number.isFinite(pace));
  const bySlowness = [...full].sort((a, b) => b.pace - a.pace);
  const named = (which: 'slowest' | 'fastest', found: (typeof full)[number] | undefined): FactDraft[] => {
    if (!found) return [];
    const name: FactName = { key: `splits.${which}.number`, label: `${which === 'slowest' ? 'Slowest' : 'Fastest'} ${unit}, stops included`, about: ['index'], method: 'engine grid by distance', quality: 'derived', at: { from: found.split.from, to: found.split.to, channel: 'speed' } };
    return [quantity(name, found.number, 'count', `${unit} ${found.number}`)];
  };
  return [
    count({ key: 'splits.count', label: `Splits of a ${unit}`, about: ['count'], method: 'engine grid by distance' }, splits.length),
    ...named('slowest', bySlowness[0]),
    ...named('fastest', bySlowness.at(-1)),
  ];
}
