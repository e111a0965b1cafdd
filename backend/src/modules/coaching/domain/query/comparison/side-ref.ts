import type { SideValue } from './side-values.js';
import { valuesOf } from './side-values.js';
import type { SideMetricId } from './side-metric-id.js';
import { coursesIn } from './course-of-sides.js';
import type { Side, Sides } from './sides.js';
import { output } from './usual-of-sides.js';

/** Words by which athletes call one of their workouts. */
export type Trait =
  | 'hilly'
  | 'flat'
  | 'long'
  | 'short'
  | 'fast'
  | 'slow'
  | 'hard'
  | 'easy'
  | 'indoors'
  | 'outdoors'
  | 'race'
  | 'intervals'
  | 'steady'
  | 'fading'
  | 'building'
  | 'erratic'
  | 'stopping';

/** How a question names one of the workouts. */
export type SideRef =
  | { readonly by: 'place'; readonly nth: number | 'last' }
  /** Of two. */
  | { readonly by: 'other'; readonly than: SideRef | null }
  /** Month from 1; null where only the day is named. */
  | { readonly by: 'day'; readonly day: number; readonly month: number | null }
  /** From 0 for Sunday. */
  | { readonly by: 'weekday'; readonly weekday: number }
  | { readonly by: 'age'; readonly end: 'earlier' | 'later' }
  | { readonly by: 'trait'; readonly trait: Trait }
  /** What recorded it, or the name of its file: `garmin`, `zwift`. */
  | { readonly by: 'device'; readonly words: string }
  /** The set as athletes write it: `30/30`, `5x4`, `pyramid`. */
  | { readonly by: 'set'; readonly words: string };

/** The workout that is meant; null where the words fit none of them, or more than one. */
export function sideOf(ref: SideRef, sides: Sides): Side | null {
  switch (ref.by) {
    case 'place':
      return (ref.nth === 'last' ? sides.all.at(-1) : sides.all[ref.nth - 1]) ?? null;
    case 'other': {
      const known = ref.than && sideOf(ref.than, sides);
      return only(sides.all.filter((side) => side !== (known ?? sides.all[0])));
    }
    case 'day':
      return only(sides.all.filter((side) => isOn(side, ref.day, ref.month)));
    case 'weekday':
      return only(sides.all.filter((side) => localStart(side).getUTCDay() === ref.weekday));
    case 'age': {
      const order = [...sides.all].sort((a, b) => startOf(a) - startOf(b));
      return (ref.end === 'earlier' ? order[0] : order.at(-1)) ?? null;
    }
    case 'trait':
      return withTrait(ref.trait, sides);
    case 'device':
      return only(sides.all.filter((side) => recordedBy(side).includes(ref.words)));
    case 'set':
      return only(sides.all.filter((side) => setOf(side).includes(ref.words)));
  }
}

function only(found: readonly Side[]): Side | null {
  return found.length === 1 ? (found[0] ?? null) : null;
}

function startOf({ workout }: Side): number {
  return workout.startTime.getTime();
}

function localStart({ workout: { startTime, utcOffsetS } }: Side): Date {
  return new Date(startTime.getTime() + (utcOffsetS ?? 0) * 1000);
}

function isOn(side: Side, day: number, month: number | null): boolean {
  const date = localStart(side);
  return date.getUTCDate() === day && (month === null || date.getUTCMonth() + 1 === month);
}

/** `5x4 min pyramid of rides`, as far as words are known for a set. */
function setOf({ workout: { analysis, title } }: Side): string {
  const pattern = analysis.intervalSummary?.pattern;
  const kind = pattern === undefined ? '' : `${pattern.kind} ${pattern.text}`;
  return `${kind} ${title ?? ''}`
    .toLowerCase()
    .replace(/\u00d7/g, 'x')
    .replace(/ x /g, 'x');
}

/** The device, the title and the name of the file, for "the garmin one". */
function recordedBy({ workout: { deviceName, title, fileName } }: Side): string {
  return [deviceName, title, fileName]
    .map((name) => name ?? '')
    .join(' ')
    .toLowerCase();
}

/** Traits that are one end of an order. */
const ENDS: Readonly<Partial<Record<Trait, readonly [SideMetricId, most: boolean]>>> = {
  hilly: ['gain', true],
  flat: ['gain', false],
  long: ['distance', true],
  short: ['distance', false],
  fast: ['speed', true],
  slow: ['speed', false],
  hard: ['stress', true],
  easy: ['stress', false],
  stopping: ['stops', true],
};

function withTrait(trait: Trait, sides: Sides): Side | null {
  const end = ENDS[trait];
  if (trait === 'fading' || trait === 'building') return byCourse(trait, sides);
  if (end) return atEnd(valuesOf(sides, end[0], { kind: 'whole' }), end[1]);
  return only(sides.all.filter((side) => has(trait, side)));
}

/** Smaller changes from the first part to the last are even; a share. */
const STEADY = 0.03;

function byCourse(trait: 'fading' | 'building', sides: Sides): Side | null {
  const order = [...coursesIn(sides, output(sides))].sort((a, b) => a.share - b.share);
  const found = trait === 'fading' ? order[0] : order.at(-1);
  return found && Math.abs(found.share) > STEADY ? found.side : null;
}

function atEnd(values: readonly SideValue[], most: boolean): Side | null {
  const [first, second] = [...values].sort((a, b) =>
    most ? b.value - a.value : a.value - b.value,
  );
  return first && first.value !== second?.value ? first.side : null;
}

function has(trait: Trait, { workout: { indoor, analysis } }: Side): boolean {
  if (trait === 'indoors' || trait === 'outdoors') return indoor === (trait === 'indoors');
  return analysis.sessionShape === (trait === 'erratic' ? 'stochastic' : trait);
}
