import { spotIn } from '#coaching/domain/understanding/spot.js';
import { endIn } from '../read/end-asked.js';
import { scopeOf } from '../read/scope-of.js';
import { nthIn, seriesIn } from '../read/series-asked.js';
import type { SideQuery } from './side-query.js';
import { sideMetricsIn } from './side-metrics-asked.js';

/** More words than these are a question of their own. */
const MOST_WORDS = 9;
const ONE =
  /^(?:and |so |what about |how about |but )*(?:in |on |of |for )?the (first|second|third|other)(?: (?:one|ride|run|workout|session))?$/;
const WORDS =
  /\b(?:and|but|so|ok|okay|then|what|about|how|of|same|in|for|on|at|the|my|was|whats|is|that|it|there|now|or|also|too|average|avg|mean|max|instead|by|with|did|do|which|were|heart|rate|hr|power|watts|pace|speed|cadence|time|bpm|pulse|please|long|far|load|tss|gap|difference|between|them|both|compare|each|distance|climbing|np)\b/g;

/** The query before with the one slot changed that a short follow-up names; null elsewhere. */
export function movedSides(plain: string, before: SideQuery): SideQuery | null {
  const text = plain.replace(/[?.,! ]+$/, '').trim();
  if (text.split(' ').length > MOST_WORDS) return null;
  const one = ONE.exec(text)?.[1];
  if (one)
    return {
      ...before,
      only:
        one === 'other'
          ? otherThan(before.only)
          : `W${['first', 'second', 'third'].indexOf(one) + 1}`,
      operation: before.operation.kind === 'table' ? before.operation : { kind: 'value' },
    };
  const metrics = sideMetricsIn(text);
  const bare = text.replace(WORDS, ' ').trim() === '';
  const all = { ...before, only: null };
  if (metrics.length > 0 && bare)
    return {
      ...all,
      metrics,
      operation:
        ['table', 'gap', 'extreme'].includes(before.operation.kind) && before.scope.kind === 'each'
          ? before.operation
          : { kind: 'value' },
    };
  if (
    !/^(?:and|what about|how about|in|the|same|so|lap|rep|km|interval|last|first|second)\b/.test(
      text,
    )
  )
    return null;
  const metricsKept = metrics.length > 0 ? metrics : before.metrics;
  const spot = spotIn(text);
  if (spot)
    return { ...all, metrics: metricsKept, scope: scopeOf(spot), operation: { kind: 'value' } };
  const series =
    before.scope.kind === 'each' || before.scope.kind === 'one' ? before.scope.series : null;
  const end = endIn(text);
  if (end && series && seriesIn(text) === null && /\bone\b/.test(text))
    return {
      ...all,
      scope: { kind: 'each', series },
      operation: { kind: 'extreme', end: end.end },
    };
  const nth = series && nthIn(text);
  return nth && series
    ? {
        ...all,
        metrics: metricsKept,
        scope: { kind: 'one', series, nth },
        operation: { kind: 'value' },
      }
    : null;
}

function otherThan(only: string | null): string {
  return only === 'W2' ? 'W1' : 'W2';
}
