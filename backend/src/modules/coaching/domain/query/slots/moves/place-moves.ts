import type { Query, Scope } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import type { Sense } from '../sense.js';
import { asked, bare, namedOr, oneOf, peakOf, seriesOf } from './last-query.js';

/** "The one after it", "and the km before that?", "that one against the next": beside a part. */
export function beside(sense: Sense, last: Query): Query | null {
  const slot = sense.read.rest.find(({ kind }) => kind === 'neighbour');
  const of = oneOf(last);
  if (slot?.kind !== 'neighbour' || !of || !('series' in of || of.kind === 'beside')) return null;
  const scope = stepped(of, slot.step);
  const both = sense.joins('versus') || sense.joins('and') || sense.joins('than');
  if (sense.asks('why')) return { ...bare(last), scope, operation: { kind: 'why' } };
  if (sense.asks('when') || sense.asks('where'))
    return { ...bare(last), scope, operation: { kind: 'when' } };
  const compared = sense.comparatives.length > 0 || sense.does('difference');
  if (compared)
    return {
      ...bare(last),
      metrics: namedOr(sense, last),
      scope: of,
      operation: { kind: 'difference', to: scope },
    };
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    ...(both && sense.pointing === 'one' ? { scope: of, further: [scope] } : { scope }),
    operation: { kind: 'value' },
  };
}

function stepped(of: Scope, step: number): Scope {
  if (of.kind === 'one' && typeof of.nth === 'number' && of.nth > 0 && of.nth + step > 0)
    return { ...of, nth: of.nth + step };
  if (of.kind === 'beside' && of.step + step !== 0) return { ...of, step: of.step + step };
  return of.kind === 'beside' ? of.of : { kind: 'beside', of, step };
}

const OF_IT = /\bof (?:it|that|this|that one|this one)\b|\bits\b|\b(?:in|on) (?:it|that one)\b/;

/** "And the last 10 minutes of it?" */
export function within(sense: Sense, last: Query): Query | null {
  const of = oneOf(last);
  const [scope, ...more] = sense.read.scopes;
  if (!of || scope?.kind !== 'place' || more.length > 0 || !OF_IT.test(sense.text)) return null;
  if (scope.place.kind !== 'edge') return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'inside', outer: of, inner: scope },
    operation: { kind: 'value' },
  };
}

/** "And without the wait?" of a kilometre with one. */
export function withoutStops(sense: Sense, last: Query): Query | null {
  const of = oneOf(last);
  const [scope, ...more] = sense.read.scopes;
  if (!of || scope?.kind !== 'moving' || more.length > 0) return null;
  if (of.kind === 'phase' || ('series' in of && of.series.kind === 'stop')) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'moving', of },
    operation: { kind: 'value' },
  };
}

/** "Only the last five", "just the first 3" of a table or of all together. */
export function someOfThem(sense: Sense, last: Query): Query | null {
  const [run, ...more] = sense.read.runs;
  const series = sense.read.series?.series ?? seriesOf(last);
  if (!run || more.length > 0 || !series || sense.ends.length > 0) return null;
  const together = last.scope.kind === 'together' || last.scope.kind === 'one';
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: together ? 'together' : 'each', series, ...run },
    operation: together ? { kind: 'value' } : { kind: 'list' },
  };
}

/** Words for a moment that was spoken of. */
export const THEN = /\b(?:then|there|at (?:that|this) (?:point|moment|time|second)|at the time)\b/;

/** "When was that?", "what was my power then?" after a peak. */
export function then(sense: Sense, last: Query): Query | null {
  const peak = peakOf(last);
  if (!peak || sense.read.scopes.length > 0 || sense.read.series || sense.ends.length > 0)
    return null;
  if (sense.asks('when') || sense.asks('where'))
    return sense.metrics.length > 0 ? null : { ...bare(last), operation: { kind: 'when' } };
  const metrics = asked(sense);
  if (metrics.length === 0 || !THEN.test(sense.text)) return null;
  return { ...bare(last), metrics, scope: peak, operation: { kind: 'value' } };
}

/** "And for the whole ride?" after a part. */
export function ofWhole(sense: Sense, last: Query, { aside }: Around): Query | null {
  if (!sense.has('whole') || sense.has('one') || aside) return null;
  if (sense.content > 1 || last.scope.kind === 'whole' || sense.read.scopes.length > 0) return null;
  const kind = last.operation.kind === 'timeWhere' ? last.operation : ({ kind: 'value' } as const);
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: last.scope.kind === 'moving' ? 'moving' : 'whole' },
    operation: kind,
  };
}

/** "And leaving out the first 2 k?": what is left of the whole. */
export function withoutThem(sense: Sense, last: Query): Query | null {
  const of = sense.read.scopes;
  if (!sense.has('without') || of.length === 0) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'without', of },
    operation: { kind: 'value' },
  };
}

/** "Pace before and after?" of where something began. */
export function beforeAndAfter(sense: Sense, last: Query): Query | null {
  const both = /\bbefore\b/.test(sense.text) && /\bafter(?:wards)?\b/.test(sense.text);
  if (last.operation.kind !== 'onset' || !both) return null;
  return { ...last, metrics: namedOr(sense, last) };
}
