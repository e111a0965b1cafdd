import { spotIn } from '#coaching/domain/understanding/spot.js';
import type { Nth, Query, Scope, Series } from '../query.js';
import { endIn } from './end-asked.js';
import { metricsIn } from './metrics-asked.js';
import type { Beside } from './beside.js';
import { scopeOf } from './scope-of.js';
import { nthIn, seriesIn } from './series-asked.js';
import { unitsIn } from './units-asked.js';
import { WHEN, WHY } from './words.js';

/** More words than these are a question of their own. */
const MOST_WORDS = 11;
const LEANS =
  /^(?:and|but|so|ok|okay|then|what about|how about|what of|same|in|for|on|at|the|which|when|where|why|whats|gap|diff(?:erence)?|how much|how long|now|or|also|hr|heart|power|pace|cadence|speed|watts|time|wait|no|lap|rep|km|interval|number|min|minutes?)\b/;
const ALONE =
  /^(?:the )?(?:worst|best|slowest|fastest|weakest|strongest|highest|lowest|longest|shortest|hardest|easiest|longer|shorter|next|previous|first|last|\w+th|second|third)\b/;
const THOSE_TWO =
  /\b(?:those|these|the|them|both)(?: two)?\b.*\b(?:two|both|apart)\b|\b(?:those|these|the) two\b|\bthe (?:gap|difference)\b|\bbetween them\b|\bcompared?\b.*\b(?:two|them)\b/;
const THAT_ONE = /\b(?:that (?:one|lap|rep|km|interval|stop|climb|hill)|there|it|that|this one)\b/;

type Moved = (text: string, last: Query, beside: Beside) => Query | null;

/**
 * The query before with the one slot changed that a short follow-up names: "and the worst one?",
 * "in watts?", "and lap 5?"; null where the words stand for themselves.
 */
export function movedOn(plain: string, beside: Beside): Query | null {
  const text = plain.replace(/[?.,! ]+$/, '').trim();
  const last = beside.before.at(-1);
  if (!last || text.split(' ').length > MOST_WORDS || !(LEANS.test(text) || ALONE.test(text)))
    return null;
  for (const move of MOVES) {
    const moved = move(text, last, beside);
    if (moved) return moved;
  }
  return null;
}

const MOVES: readonly Moved[] = [
  thoseTwo,
  thatOne,
  place,
  otherEnd,
  otherNumber,
  otherSeries,
  otherMetric,
  otherUnits,
];

/** "What's the gap between those two?" */
function thoseTwo(text: string, last: Query, { before }: Beside): Query | null {
  if (!THOSE_TWO.test(text)) return null;
  const earlier = before.slice(0, -1).at(-1);
  const [first, second] = [earlier && oneOf(earlier), oneOf(last)];
  if (!first || !second) return null;
  return {
    ...last,
    metrics: named(text, last),
    scope: first,
    operation: { kind: 'difference', to: second },
  };
}

/** "Why was that one off?", "when was that?", "heart rate there?" */
function thatOne(text: string, last: Query): Query | null {
  const one = oneOf(last);
  if (!one || (seriesIn(text) !== null && !THAT_ONE.test(text))) return null;
  if (WHY.test(text)) return { ...last, scope: one, operation: { kind: 'why' } };
  if (WHEN.test(text) && !/\bwhere\b.*\b(?:most|highest)\b/.test(text) && endIn(text) === null)
    return { ...last, scope: one, operation: { kind: 'when' } };
  const metrics = metricsIn(text);
  return metrics.length > 0 && THAT_ONE.test(text) && endIn(text) === null
    ? { ...last, metrics, scope: one, operation: { kind: 'value' } }
    : null;
}

function place(text: string, last: Query): Query | null {
  const spot = spotIn(text);
  if (!spot || endIn(text)) return null;
  return valueAt(last, scopeOf(spot), named(text, last));
}

function otherEnd(text: string, last: Query): Query | null {
  const [end, series] = [
    endIn(text.replace(/\blonger\b/, 'longest').replace(/\bshorter\b/, 'shortest')),
    seriesOf(last, text),
  ];
  if (!end || !series) return null;
  return {
    ...last,
    metrics: end.metric ? [end.metric] : named(text, last),
    scope: { kind: 'each', series },
    operation: { kind: 'extreme', end: end.end, which: end.which },
  };
}

function otherNumber(text: string, last: Query): Query | null {
  const series = seriesOf(last, text);
  const nth = series && (nthIn(text) ?? bareNth(text) ?? neighbour(text, last.scope));
  return nth && series ? valueAt(last, { kind: 'one', series, nth }, named(text, last)) : null;
}

/** "And the recoveries?" */
function otherSeries(text: string, last: Query): Query | null {
  const own = seriesIn(text);
  return own?.plural && last.scope.kind === 'each' && metricsIn(text).length === 0
    ? { ...last, scope: { kind: 'each', series: own.series } }
    : null;
}

function otherMetric(text: string, last: Query): Query | null {
  const metrics = metricsIn(text);
  return metrics.length > 0 && isBare(text) ? { ...last, metrics } : null;
}

function otherUnits(text: string, last: Query): Query | null {
  return unitsIn(text) !== null ? last : null;
}

/** The series of the query before, unless the text names another kind. */
function seriesOf({ scope }: Query, text: string): Series | null {
  const series = 'series' in scope ? scope.series : null;
  const own = seriesIn(text);
  return own && series && own.series.kind !== series.kind ? own.series : series;
}

/** The one part that an answer was about. */
function oneOf({ scope, operation, metrics }: Query): Scope | null {
  if (scope.kind === 'each')
    return operation.kind === 'extreme'
      ? {
          kind: 'end',
          series: scope.series,
          metric: metrics[0] ?? null,
          end: operation.end,
          which: operation.which,
        }
      : null;
  return scope.kind === 'whole' ? null : scope;
}

function named(text: string, last: Query): Query['metrics'] {
  const metrics = metricsIn(text);
  return metrics.length > 0 ? metrics : last.metrics;
}

function valueAt(before: Query, scope: Scope, metrics: Query['metrics']): Query {
  return { ...before, scope, metrics, operation: { kind: 'value' } };
}

/** "And the 3rd?" */
function bareNth(text: string): Nth | null {
  const found = /\b(first|second|third|fourth|fifth|last|\d{1,2}(?:st|nd|rd|th))\b/.exec(text)?.[1];
  if (found === undefined) return null;
  if (found === 'last') return 'last';
  const word = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(found);
  return word >= 0 ? word + 1 : Number.parseInt(found, 10);
}

/** "And the next one?" */
function neighbour(text: string, scope: Scope): Nth | null {
  if (scope.kind !== 'one' || typeof scope.nth !== 'number') return null;
  const next = /\bnext\b(?! (?:time|session|week|ride|run|workout|race))|\bone after\b/.test(text);
  const step = !next && /\b(?:previous|one before)\b/.test(text) ? -1 : Number(next);
  return step === 0 || scope.nth + step < 1 ? null : scope.nth + step;
}

const BARE =
  /\b(?:and|but|so|ok|okay|then|what|about|how|of|same|in|for|on|at|the|my|was|whats|is|that|it|there|now|or|also|too|average|avg|mean|max|instead|by|with|did|do|i|which|one|were|heart|rate|hr|power|watts|pace|speed|cadence|time|bpm|pulse|please|pls|long|far|w)\b/g;

/** Nothing but a metric. */
function isBare(text: string): boolean {
  return text.replace(BARE, ' ').replace(/[^a-z0-9]/g, '') === '';
}
