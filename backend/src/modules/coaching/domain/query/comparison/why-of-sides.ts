import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found, Placed } from '../found.js';
import { columnOf, type Column } from './columns.js';
import { missing } from './missing-in-sides.js';
import { cautionLine, isNoise, on, theOne } from './side-lines.js';
import type { SideMetricId } from './side-metric-id.js';
import { sideWords, sideNoun } from './side-words.js';
import type { Sides } from './sides.js';
import { changedBetween } from './changed-between.js';

/** What may be behind a difference, the likeliest first. */
const CAUSES: readonly SideMetricId[] = [
  'gain',
  'power',
  'speed',
  'heartRate',
  'temperature',
  'stopped',
  'decoupling',
  'time',
];
/** Behind heart rate at an output is first of all the heart rate. */
const OF_HEART: readonly SideMetricId[] = [
  'heartRate',
  'power',
  'speed',
  'temperature',
  'gain',
  'time',
];
const HEART: readonly SideMetricId[] = ['efficiency', 'decoupling', 'heartRate'];

const OF_POWER: readonly SideMetricId[] = ['power', 'normalized', 'powerMax'];

function lower(line: string): string {
  return `${line[0]?.toLowerCase() ?? ''}${line.slice(1)}`;
}

/** A cause counts from this difference on (ours): share of the larger value. */
const MATTERS = 0.03;
/** Hills matter only where they are more than a bridge or two. m */
const HILLS_M = 60;

/** "Why was one slower?": what differs as well, because a file shows no more. */
export function whyOfSides(
  sides: Sides,
  metric: SideMetricId,
): Found | { readonly refused: string } {
  const main = columnOf(sides, metric, { kind: 'whole' });
  if (main.values.length === 1) return missing(sides, main);
  if (main.values.length < 2 || sides.all.length > 2) return changedBetween(sides);
  const causes = (HEART.includes(metric) ? OF_HEART : CAUSES)
    .filter((id) => id !== metric && !sameThing(id, metric))
    .map((id) => columnOf(sides, id, { kind: 'whole' }))
    .filter(differs);
  const [first, ...rest] = causes;
  const caution = cautionLine(sides, metric);
  const ofPower =
    first?.metric !== 'gain' && OF_POWER.includes(metric) && /\bdevices?\b/.test(caution ?? '');
  return {
    facts: [main, ...causes.slice(0, 3)].flatMap(({ values }) => values.map(({ fact }) => fact)),
    answer: (placed) => ({
      finding: [
        ofPower && caution ? say`That can't be compared: ${lower(caution)}` : null,
        `${opening(sides, main, placed)}${first ? `, and ${differing(sides, first, placed)}` : ''}.`,
      ],
      evidence: rest.slice(0, 2).map((column) => sentence(sides, column, placed)),
      meaning: [
        first
          ? 'What the files show beside each other need not be the cause.'
          : 'Nothing else in the files differs enough to explain it.',
      ],
    }),
  };
}

/** Speed and power say the same of effort where one of them is asked about. */
function sameThing(a: SideMetricId, b: SideMetricId): boolean {
  const speeds: readonly SideMetricId[] = ['speed', 'graded'];
  return speeds.includes(a) && speeds.includes(b);
}

function differs({ metric, values }: Column): boolean {
  const [a, b] = values;
  if (!a || !b || isNoise(metric, a, b)) return false;
  if (metric === 'gain') return Math.abs(a.value - b.value) > HILLS_M;
  return Math.abs(a.value - b.value) > MATTERS * Math.max(Math.abs(a.value), Math.abs(b.value));
}

function opening(sides: Sides, { metric, values }: Column, placed: Placed): string {
  const [a, b] = values as readonly [Column['values'][0], Column['values'][0]];
  const noun = sideNoun(metric, sides.shown);
  return say`On ${a.side.day} your ${noun} was ${placed(a.fact)}, ${on(b.side)} ${placed(b.fact)}`;
}

/** `the run of 31 May had more climbing, 337 m against 42 m`. */
function differing(sides: Sides, { metric, values }: Column, placed: Placed): string {
  const [high, low] = [...values].sort((a, b) => b.value - a.value) as [
    Column['values'][0],
    Column['values'][0],
  ];
  const one = theOne(high.side, sides).replace('The', 'the');
  const facts: readonly FactDraft[] = [high.fact, low.fact];
  const [more, less] = facts.map(placed);
  const word = sideWords(metric).words?.[0];
  const claim =
    word && metric !== 'gain'
      ? `was ${word}`
      : `had ${metric === 'gain' ? 'more climbing' : `the higher ${sideNoun(metric, sides.shown)}`}`;
  return more && less ? say`${one} ${claim}, ${more}; ${on(low.side)} ${less}` : '';
}

function sentence(sides: Sides, column: Column, placed: Placed): Line {
  const text = differing(sides, column, placed);
  return text === '' ? null : `${text.replace(/^the/, 'The')}.`;
}
