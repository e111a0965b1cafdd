import { after, say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Found, Placed } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import { changeOf } from '../operations/trend.js';
import { comparable } from '../operations/order.js';
import type { Series } from '../query.js';
import { within } from '../words.js';
import { on, theOne } from './side-lines.js';
import { measuredIn, partsIn, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';
import { sideNoun } from './side-words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';

/** How the output of one workout went from its first part to its last. */
interface Course {
  readonly side: Side;
  readonly first: SideValue;
  readonly last: SideValue;
  readonly change: FactDraft;
  /** Last against first, as a share; 0.05 for 5 % more. */
  readonly share: number;
}

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
    facts: courses.flatMap(({ first, last, change }) => [first.fact, last.fact, change]),
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

export function coursesIn(sides: Sides, metric: MetricId): readonly Course[] {
  const series = courseSeries(sides);
  return sides.all.flatMap((side) => {
    const parts = comparable(partsIn(side, { kind: 'each', series }), metric);
    const [from, to] = [parts[0], parts.at(-1)];
    if (!from || !to || from === to) return [];
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

/** `fell from 292 W in interval 1 to 258 W in interval 5, 12% less`. */
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
