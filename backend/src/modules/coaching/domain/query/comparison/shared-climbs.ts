import { inWords, say } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { on } from './side-lines.js';
import { measuredIn, partsIn, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';
import { sideWords } from './side-words.js';

const CLIMBS = { kind: 'each', series: { kind: 'climb' } } as const;
/** Lengths and heights of one climb differ by less than this from ride to ride (ours). */
const SAME = 0.05;

/** "On the climb both rides share, was I quicker?": climbs of one length and height. */
export function sharedClimbs(sides: Sides, metric: MetricId): Found | { readonly refused: string } {
  const climbs = sides.all.map((side) => ({ side, parts: partsIn(side, CLIMBS) }));
  const [base, ...others] = climbs;
  if (!base) return { refused: 'nothing is compared' };
  const shared = base.parts
    .map((part) => [part, ...others.map(({ parts }) => parts.find((one) => isSame(part, one)))])
    .find((parts): parts is Part[] => parts.every((part) => part !== undefined));
  return shared ? onShared(sides, shared, metric) : notShared(climbs);
}

function isSame(a: Part, b: Part): boolean {
  return (
    near(a.stretch.distanceM, b.stretch.distanceM) && near(a.stretch.ascentM, b.stretch.ascentM)
  );
}

function near(a: number | null, b: number | null): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= SAME * Math.max(a, b);
}

function onShared(
  sides: Sides,
  parts: readonly Part[],
  metric: MetricId,
): Found | { readonly refused: string } {
  const values = sides.all.flatMap((side, at): SideValue[] => {
    const part = parts[at];
    const value = part && measuredIn(side, part, metric, sides.shown);
    return value ? [value] : [];
  });
  if (values.length < 2) return { refused: 'it was not recorded on the climb that they share' };
  const noun = sideWords(metric).noun;
  return {
    facts: values.map(({ fact }) => fact),
    answer: (placed) => ({
      finding: [
        `On the climb of the same length and height your ${noun} was ${list(values.map(({ side, part, fact }) => say`${on(side)} ${placed(fact)} (${part?.name ?? ''})`))}.`,
      ],
      evidence: ['Only length and height say that it is the same climb.'],
      meaning: [],
    }),
  };
}

function notShared(
  climbs: readonly { readonly side: Side; readonly parts: readonly Part[] }[],
): Found {
  const counts = climbs.map(({ side, parts }): readonly [Side, FactDraft] => [
    side,
    count(
      {
        key: `${side.name}.count.climb`,
        label: `Number of climbs, ${side.name}`,
        about: ['count'],
        method: 'engine',
        subject: side.name,
      },
      parts.length,
    ),
  ]);
  return {
    facts: counts.map(([, fact]) => fact),
    answer: (placed) => ({
      finding: [
        `They share no climb: no two of them have the same length and height. Climbs: ${list(counts.map(([side, fact]) => say`${on(side)} ${inWords(placed(fact))}`))}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
