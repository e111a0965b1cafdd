import { spotIn } from '#coaching/domain/understanding/spot.js';
import type { Nth, Query, Scope } from '../query.js';
import { endIn } from './end-asked.js';
import { metricsIn } from './metrics-asked.js';
import { scopeOf } from './scope-of.js';
import { nthIn, seriesIn } from './series-asked.js';

/** More words than these are a question of their own. */
const MOST_WORDS = 9;
const LEANS =
  /^(?:and|but|so|ok|okay|then|what about|how about|what of|same|in|for|on|at|the|which|whats|now|or|also|hr|heart|power|pace|cadence|speed|watts|time|wait|no|lap|rep|km|interval|number)\b/;
const ALONE =
  /^(?:the )?(?:worst|best|slowest|fastest|weakest|strongest|highest|lowest|longest|shortest|hardest|easiest|next|previous|first|last|\w+th|second|third)\b/;

/**
 * The query before with the one slot changed that a short follow-up names: "and the worst one?",
 * "in watts?", "and lap 5?"; null where the words stand for themselves.
 */
export function movedOn(plain: string, before: Query): Query | null {
  const text = plain.replace(/[?.,! ]+$/, '').trim();
  if (text.split(' ').length > MOST_WORDS || !(LEANS.test(text) || ALONE.test(text))) return null;
  const metrics = metricsIn(text);
  const metricsKept = metrics.length > 0 ? metrics : before.metrics;
  const spot = spotIn(text);
  const end = endIn(text);
  const series =
    before.scope.kind === 'each' || before.scope.kind === 'one' ? before.scope.series : null;
  const named = seriesIn(text);
  if (named && series && named.series.kind !== series.kind && spot === null) return null;
  if (spot) return valueAt(before, scopeOf(spot), metricsKept);
  if (end && series)
    return {
      ...before,
      metrics: end.metric ? [end.metric] : metricsKept,
      scope: { kind: 'each', series },
      operation: { kind: 'extreme', end: end.end, which: end.which },
    };
  const nth = series && (nthIn(text) ?? neighbour(text, before.scope));
  if (nth && series) return valueAt(before, { kind: 'one', series, nth }, metricsKept);
  return metrics.length > 0 && isBare(text) ? { ...before, metrics } : null;
}

function valueAt(before: Query, scope: Scope, metrics: Query['metrics']): Query {
  return { ...before, scope, metrics, operation: { kind: 'value' } };
}

/** "And the next one?" */
function neighbour(text: string, scope: Scope): Nth | null {
  if (scope.kind !== 'one' || scope.nth === 'last') return null;
  const step = /\bnext\b|\bone after\b/.test(text)
    ? 1
    : /\b(?:previous|one before)\b/.test(text)
      ? -1
      : 0;
  return step === 0 || scope.nth + step < 1 ? null : scope.nth + step;
}

const BARE =
  /\b(?:and|but|so|ok|okay|then|what|about|how|of|same|in|for|on|at|the|my|was|whats|is|that|it|there|now|or|also|average|avg|mean|instead|by|with|did|do|i|which|one|were|heart|rate|hr|power|watts|pace|speed|cadence|time|bpm|pulse|please|pls|long|far|w)\b/g;

/** Nothing but a metric. */
function isBare(text: string): boolean {
  return text.replace(BARE, ' ').trim() === '';
}
