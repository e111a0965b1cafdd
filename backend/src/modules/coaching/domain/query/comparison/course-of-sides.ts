import { after, say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import { changeOf } from '../operations/trend.js';
import type { Scope, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { within } from '../words.js';
import { on, theOne } from './side-lines.js';
import { measuredIn, partIn, partsIn, wholeParts, type SideValue } from './side-values.js';
import { sideNoun } from './side-words.js';
import type { Side, Sides } from './sides.js';

/** How a metric of one workout went from a first part to a last. */
export interface Course {
  readonly side: Side;
  readonly first: SideValue;
  readonly last: SideValue;
  readonly change: FactDraft;
  /** Last against first, as a share; 0.05 for 5 % more. */
  readonly share: number;
}

/** Two parts, or the ends of a series; the usual series where it is null. */
export type Ends = readonly [from: Scope, to: Scope] | Series | null;

/** Fewer are no set. */
const FEWEST_REPS = 3;

/** Repetitions where all workouts have them, else halves. */
export function courseSeries(sides: Sides): Series {
  const reps: Series = { kind: 'rep' };
  return sides.all.every(
    (side) => partsIn(side, { kind: 'each', series: reps }).length >= FEWEST_REPS,
  )
    ? reps
    : { kind: 'half' };
}

/** "Which one did I pace better?": the output from the first part to the last, of each. */
export function courseOfSides(
  sides: Sides,
  metric: MetricId,
): Found | { readonly refused: string } {
  const courses = coursesIn(sides, metric);
  if (courses.length < 2) return { refused: 'their halves can\u2019t be compared' };
  const even = [...courses].sort((a, b) => Math.abs(a.share) - Math.abs(b.share));
  const [best] = even;
  const rest = courses.filter((course) => course !== best);
  return {
    facts: factsOf(courses),
    answer: (placed) => ({
      finding: [
        best
          ? `${theOne(best.side, sides)} was paced ${courses.length === 2 ? 'more' : 'most'} evenly: your ${sideNoun(metric, sides.shown)} ${went(best, metric, sides, placed)}; ${list(rest.map((course) => `${on(course.side)} it ${went(course, metric, sides, placed)}`))}.`
          : null,
      ],
      evidence: [faster(even, sides)],
      meaning: [],
    }),
  };
}

/** "Delta rep 1 to rep 5, both sessions", "which one faded more?" */
export function changeOfSides(
  sides: Sides,
  metric: MetricId,
  ends: Ends,
  most: boolean | null,
): Found | { readonly refused: string } {
  const courses = coursesIn(sides, metric, ends);
  const [first, ...rest] =
    most === null
      ? courses
      : [...courses].sort((a, b) => (most ? b.share - a.share : a.share - b.share));
  if (!first) return { refused: 'they have no such parts' };
  const noun = `your ${sideNoun(metric, sides.shown)}`;
  return {
    facts: factsOf(courses),
    answer: (placed) => ({
      finding: [
        most === null
          ? `On ${first.side.day} ${noun} ${went(first, metric, sides, placed)}${others(rest, metric, sides, placed)}.`
          : `${verdict(first, most, sides)}: ${noun} ${went(first, metric, sides, placed)}${others(rest, metric, sides, placed)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

function others(
  courses: readonly Course[],
  metric: MetricId,
  sides: Sides,
  placed: Placed,
): string {
  return courses
    .map((course) => `; ${on(course.side)} it ${went(course, metric, sides, placed)}`)
    .join('');
}

function verdict({ side, share }: Course, most: boolean, sides: Sides): string {
  const two = sides.all.length === 2;
  if (most)
    return `${theOne(side, sides)} ${share > 0 ? 'rose' : 'held up'} ${two ? 'more' : 'most'}`;
  if (share > -STEADY) return `${two ? 'Neither' : 'Not one of them'} faded`;
  return `${theOne(side, sides)} faded ${two ? 'more' : 'most'}`;
}

function factsOf(courses: readonly Course[]): readonly FactDraft[] {
  return courses.flatMap(({ first, last, change }) => [first.fact, last.fact, change]);
}

export function coursesIn(sides: Sides, metric: MetricId, ends: Ends = null): readonly Course[] {
  return sides.all.flatMap((side) => {
    const [from, to] = endsIn(side, metric, ends ?? courseSeries(sides));
    if (!from || !to || from.key === to.key) return [];
    const first = measuredIn(side, from, metric, sides.shown);
    const last = measuredIn(side, to, metric, sides.shown);
    if (!first || !last) return [];
    const change = changeOf(
      { part: from, value: first.value, fact: first.fact },
      { part: to, value: last.value, fact: last.fact },
      metric,
      sides.shown,
    );
    return [
      {
        side,
        first,
        last,
        share: last.value / first.value - 1,
        change: {
          ...change,
          key: `${side.name}.${change.key}`,
          label: `${change.label}, ${side.name}`,
          subject: side.name,
        },
      },
    ];
  });
}

function endsIn(
  side: Side,
  metric: MetricId,
  ends: readonly [from: Scope, to: Scope] | Series,
): readonly (Part | null | undefined)[] {
  if ('kind' in ends) {
    const parts = wholeParts(side, ends, metric);
    return [parts[0], parts.at(-1)];
  }
  return ends.map((scope) => partIn(side, scope));
}

/** `fell from 292 W in interval 1 to 258 W in interval 5 (−34 W)`. */
export function went(
  { first, last, share, change }: Course,
  metric: MetricId,
  { shown }: Sides,
  placed: Placed,
): string {
  const [from, to] = [placed(first.fact), placed(last.fact)];
  const pace = metric === 'speed' || metric === 'graded';
  const [up, down] = pace && shown.running ? ['quickened', 'slowed'] : ['rose', 'fell'];
  const where = (value: SideValue) => (value.part ? ` ${within(value.part)}` : '');
  if (from.display === to.display)
    return say`stayed at ${from}${where(first)}${after(from)} and${where(last)}${after(to)}`;
  return say`${share > 0 ? up : down} from ${from}${where(first)}${after(from)} to ${to}${where(last)}${after(to)} (${placed(change)})`;
}

const STEADY = 0.03;

/** What to do otherwise next time, where one of them was begun too fast. */
function faster(even: readonly Course[], { noun }: Sides): Line {
  const worst = even.at(-1);
  return worst && worst.share < -STEADY
    ? `You began the ${noun} of ${worst.side.day} too hard for its length; start the next one easier.`
    : null;
}
