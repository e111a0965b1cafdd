import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { lines, type QueryResult } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { missingReason } from '../metrics/missing.js';
import type { Course, Operation, Series } from '../query.js';
import type { Part } from '../series/part.js';
import { inOrder } from './order.js';
import { adjective, isMost, listed, start, subject, within } from '../words.js';

type Extreme = Extract<Operation, { kind: 'extreme' }>;

/** What is ranked: parts of one series, by one metric. */
export interface Ranked {
  readonly series: Series;
  readonly parts: readonly Part[];
  readonly metric: MetricId;
  readonly shown: Shown;
  /** Other metrics that the question asks of the part found. */
  readonly others?: readonly MetricId[];
  /** Which way a trend is taken to have gone. */
  readonly course?: Course;
  /** Whether it is claimed of each part. */
  readonly strictly?: boolean;
}

/** "Which lap was the slowest?" */
export function extremeOf(
  { parts, metric, shown, others = [] }: Ranked,
  { end, which }: Extreme,
): QueryResult {
  const spec = SPAN_METRICS[metric];
  const order = inOrder(parts, metric, end, shown);
  const [any] = parts;
  if (order.length === 0)
    return { refused: any ? missingReason(metric, any, shown) : 'there are no such parts' };
  if (which > order.length) return { refused: `there are only ${order.length} to rank` };
  const most = isMost(end, spec.better, metric);
  const chosen = order[which - 1] as Measured;
  const also = others.flatMap((id) => measure(chosen.part, SPAN_METRICS[id], shown) ?? []);
  const next = runnerUp(order, which);
  const asked = [metric, ...others];
  const reasons = reasonsOf(chosen.part, asked, shown);
  return {
    facts: [chosen, ...(next ? [next] : []), ...also, ...reasons].map(({ fact }) => fact),
    focus: chosen.part,
    main: chosen.fact,
    answer: (placed) => {
      const first =
        order.length === 1
          ? onlyOne(chosen, metric, shown, placed(chosen.fact))
          : sentence(chosen, metric, { most, which, shown }, placed(chosen.fact));
      return lines(
        [
          withOthers(
            first,
            also.map(({ fact }) => placed(fact)),
          ),
        ],
        [
          next ? say`${start(next.part)} was close, at ${placed(next.fact)}.` : null,
          reasonLine(reasons.map(({ fact }) => placed(fact))),
          role(chosen.part),
        ],
      );
    },
  };
}

/** Within this share of each other, both are named (ours). */
const CLOSE = 0.01;

function runnerUp(order: readonly Measured[], which: number): Measured | null {
  const [chosen, next] = [order[which - 1], order[which]];
  if (which !== 1 || !chosen || !next || chosen.value === 0) return null;
  return Math.abs(next.value / chosen.value - 1) <= CLOSE ? next : null;
}

const NTH = ['', '', 'second ', 'third ', 'fourth ', 'fifth '];

function sentence(
  { part }: Measured,
  metric: MetricId,
  { most, which, shown }: { readonly most: boolean; readonly which: number; readonly shown: Shown },
  fact: Fact,
): string {
  const nth = NTH[which] ?? '';
  const word = adjective(metric, most);
  if (word !== null) return say`${start(part)} was your ${nth}${word}, at ${fact}.`;
  if (metric === 'gain' || metric === 'loss')
    return say`You ${metric === 'gain' ? 'climbed' : 'descended'} ${nth}${most ? 'most' : 'least'} ${within(part)}: ${fact}.`;
  if (metric === 'stopped')
    return say`You stopped ${nth}${most ? 'longest' : 'least'} ${within(part)}: ${fact}.`;
  const thing = subject(metric, SPAN_METRICS[metric].noun(shown));
  return say`${thing} was ${nth}${most ? 'highest' : 'lowest'} ${within(part)}, at ${fact}.`;
}

function onlyOne({ part }: Measured, metric: MetricId, shown: Shown, fact: Fact): string {
  const noun = part.name.replace(/^the /, '').replace(/ \d+$/, '');
  return say`There was only one ${noun}, and its ${SPAN_METRICS[metric].noun(shown)} was ${fact}.`;
}

function withOthers(line: string, others: readonly Fact[]): string {
  if (others.length === 0) return line;
  const values = listed(others.map((fact) => say`${fact}`));
  const only = others.length === 1 && others[0]?.about.includes('time') === true;
  return `${line.replace(/\.$/, '')}${only ? ' in' : ', with'} ${values}.`;
}

const FELT_GRADE = 2;
const FELT_STOP_S = 5;

/** What of the ground may be behind a fast or slow part. */
function reasonsOf(part: Part, asked: readonly MetricId[], shown: Shown): readonly Measured[] {
  if (asked[0] !== 'speed' && asked[0] !== 'power') return [];
  const { gradePercent, stoppedS } = part.stretch;
  return [
    Math.abs(gradePercent ?? 0) >= FELT_GRADE ? measure(part, SPAN_METRICS.grade, shown) : null,
    stoppedS >= FELT_STOP_S ? measure(part, SPAN_METRICS.stopped, shown) : null,
    asked.includes('heartRate') ? null : measure(part, SPAN_METRICS.heartRate, shown),
  ].filter((one) => one !== null);
}

function reasonLine(facts: readonly Fact[]): Line {
  const grade = facts.find(({ about }) => about.includes('grade'));
  const stopped = facts.find(({ about }) => about.includes('time'));
  const heart = facts.find(({ about }) => about.includes('heartRate'));
  const ground = grade
    ? say`the gradient averaged ${grade}${stopped ? say` and you stopped for ${stopped}` : ''}`
    : stopped
      ? say`you stopped for ${stopped}`
      : '';
  if (ground === '') return null;
  return heart ? say`There ${ground}; your heart rate averaged ${heart}.` : say`There ${ground}.`;
}

function role({ kind }: Part): Line {
  if (kind === 'warmup') return 'It was part of the warm-up.';
  if (kind === 'cooldown') return 'It was part of the cool-down.';
  return kind === 'recovery' ? 'It was a recovery.' : null;
}
