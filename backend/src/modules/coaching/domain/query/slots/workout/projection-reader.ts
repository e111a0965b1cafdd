import type { Scope, Series } from '#coaching/domain/query/query.js';
import type { Query } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';

const CASE =
  /\b(?:if|had i|id have|would have|suppose|assuming|imagine|projected|(?:would|could) (?:i|it|the|that|my)|at (?:the|my) (?:pace|speed))\b/;
const PART =
  /\b(?:first|second|third|last|final|opening|early|initial|starting|best|fastest|quickest|slowest|km \d+|(?:lap|rep|interval|mile|quarter|half|km|kilomet\w+) \d+|half|halfway|quarter)\b/;
const CARRIED =
  /\b(?:kept|keep|keeping|held|hold|holding|carried|stuck|stick|sustained|maintained|continued|stayed|gone on|run|ran|ridden|(?:been|were|was) (?:like|as fast as)|pace|speed|hadnt (?:slowed|faded|died|dropped|blown)|not (?:slowed|faded|died|dropped|blown))\b/;
const OUTCOME =
  /\b(?:finish\w*|times?|how long|how fast|have (?:run|ridden|taken|finished|been|done|got)|would (?:it|that|i|the|my)|what would|what time|end up|clocked?)\b/;
/** A race to come is a prediction. */
const TO_COME =
  /\b(?:marathon|next|tomorrow|race day|could i (?:hold|keep|run)|can i|should|will i|zones?|watts|power)\b/;

/** "If I'd kept the first-half pace to the end, what time": the speed of a part for all of it. */
export function isProjection(plain: string): boolean {
  return (
    CASE.test(plain) &&
    PART.test(plain) &&
    CARRIED.test(plain) &&
    OUTCOME.test(plain) &&
    !TO_COME.test(plain)
  );
}

const OPENING = /\b(?:opening|early|initial|starting) (?:pace|speed|clip|tempo)\b/;
const NOT_LATER =
  /\b(?:hadnt|had not|not|never|without) (?:i |having )?(?:slow|fad|died|die|drop|blow|crack)\w*/;

export function projected(sense: Sense, usual: Series): Query | null {
  const { text, read } = sense;
  if (!isProjection(text)) return null;
  const scope = NOT_LATER.test(text) ? FIRST_HALF : scopeOf(sense, usual);
  if (!scope || read.scopes.length > 1) return null;
  return { metrics: [], scope, operation: { kind: 'projected' }, why: false };
}

const FIRST_HALF: Scope = { kind: 'one', series: { kind: 'half' }, nth: 1 };
const START: Scope = { kind: 'one', series: { kind: 'quarter' }, nth: 1 };

function scopeOf({ text, read, ends }: Sense, usual: Series): Scope | null {
  const [scope] = read.scopes;
  if (scope) return scope;
  const [end] = ends;
  if (end)
    return {
      kind: 'end',
      series: read.series?.series ?? usual,
      metric: 'speed',
      end: end.end,
      which: 1,
    };
  return OPENING.test(text) ? START : null;
}
