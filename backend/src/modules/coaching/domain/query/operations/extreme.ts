import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Operation, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { inOrder } from './order.js';
import { adjective, isMost, plural, start, subject, within } from '../words.js';

type Extreme = Extract<Operation, { kind: 'extreme' }>;

/** What is ranked: parts of one series, by one metric. */
export interface Ranked {
  readonly series: Series;
  readonly parts: readonly Part[];
  readonly metric: MetricId;
  readonly shown: Shown;
  /** Further values that were asked for of the one that is found. */
  readonly others?: readonly MetricId[];
}

/** "Which lap was the slowest?" */
export function extremeOf(
  { series, parts, metric, shown, others = [] }: Ranked,
  { end, which }: Extreme,
): Found | { readonly refused: string } {
  const spec = SPAN_METRICS[metric];
  const order = inOrder(parts, metric, end, shown);
  if (order.length === 0) return { refused: `no ${spec.noun(shown)} was recorded there` };
  const most = isMost(end, spec.better, metric);
  const chosen = order[Math.min(which, order.length) - 1] as Measured;
  const also = others.flatMap((id) => measure(chosen.part, SPAN_METRICS[id], shown) ?? []);
  const other = order.at(-1) as Measured;
  const reasons = reasonsOf(chosen.part, metric, shown);
  return {
    facts: [chosen, ...(other === chosen ? [] : [other]), ...also, ...reasons].map(
      ({ fact }) => fact,
    ),
    focus: chosen.part,
    answer: (placed) => ({
      finding: [
        order.length === 1
          ? onlyOne(chosen, metric, placed(chosen.fact))
          : withOthers(
              sentence(chosen, metric, { most, which }, placed(chosen.fact)),
              also.map(({ fact }) => placed(fact)),
            ),
      ],
      evidence: [
        reasonLine(reasons.map(({ fact }) => placed(fact))),
        role(chosen.part),
        order.length === 1 || other === chosen
          ? null
          : say`The ${adjective(metric, !most) ?? (most ? 'lowest' : 'highest')} of your ${plural(series)} was ${other.part.name}, at ${placed(other.fact)}.`,
      ],
      meaning: [],
    }),
  };
}

function sentence(
  { part }: Measured,
  metric: MetricId,
  { most, which }: { readonly most: boolean; readonly which: number },
  fact: Fact,
): string {
  const nth = which === 2 ? 'second ' : which === 3 ? 'third ' : '';
  const word = adjective(metric, most);
  if (word !== null) return say`${start(part)} was your ${nth}${word}, at ${fact}.`;
  const thing = subject(metric);
  if (thing !== null)
    return say`${thing} was ${nth}${most ? 'highest' : 'lowest'} ${within(part)}, at ${fact}.`;
  return metric === 'gain'
    ? say`You climbed ${nth}${most ? 'most' : 'least'} ${within(part)}: ${fact}.`
    : say`You stood still ${most ? 'longest' : 'least'} ${within(part)}: ${fact}.`;
}

function onlyOne({ part }: Measured, metric: MetricId, fact: Fact): Line {
  const noun = part.name.replace(/^the /, '').replace(/ \d+$/, '');
  const word = adjective(metric, true) === null ? 'was' : 'it was';
  return say`There was only one ${noun}, and ${word === 'was' ? 'its value was' : 'it came to'} ${fact}.`;
}

function withOthers(line: string, others: readonly Fact[]): string {
  return others.reduce((text, fact) => say`${text.replace(/\.$/, '')}, with ${fact}.`, line);
}

const FELT_GRADE = 2;
const FELT_STOP_S = 5;

/** What of the ground may be behind a fast or slow part. */
function reasonsOf(part: Part, metric: MetricId, shown: Shown): readonly Measured[] {
  if (metric !== 'speed' && metric !== 'power') return [];
  const { gradePercent, stoppedS } = part.stretch;
  return [
    Math.abs(gradePercent ?? 0) >= FELT_GRADE ? measure(part, SPAN_METRICS.grade, shown) : null,
    stoppedS >= FELT_STOP_S ? measure(part, SPAN_METRICS.stopped, shown) : null,
    measure(part, SPAN_METRICS.heartRate, shown),
  ].filter((one) => one !== null);
}

function reasonLine(facts: readonly Fact[]): Line {
  const grade = facts.find(({ about }) => about.includes('grade'));
  const stopped = facts.find(({ about }) => about.includes('time'));
  const heart = facts.find(({ about }) => about.includes('heartRate'));
  const ground = grade
    ? say`the gradient averaged ${grade}${stopped ? say` and you stood still for ${stopped}` : ''}`
    : stopped
      ? say`you stood still for ${stopped}`
      : '';
  if (ground === '') return heart ? say`Your heart rate averaged ${heart} there.` : null;
  return heart ? say`There ${ground}; your heart rate averaged ${heart}.` : say`There ${ground}.`;
}

function role({ kind }: Part): Line {
  if (kind === 'warmup') return 'It was part of the warm-up.';
  if (kind === 'cooldown') return 'It was part of the cool-down.';
  return kind === 'recovery' ? 'It was a recovery.' : null;
}
