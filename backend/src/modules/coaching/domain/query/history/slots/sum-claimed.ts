import type { PastOperation, PastQuery } from '../past-query.js';
import type { PastSense } from './past-sense.js';
import type { PastSlotOf } from './past-slot.js';

/** "5 rides last week", "I rode 8 times in May". */
const COUNTED =
  /\b(\d{1,3})(?: \w+)? (?:rides?|runs?|times|workouts?|sessions?|outings?|activities|trainings?)\b/;
/** Sums of one week or month are at least as much, m and s. */
const LEAST = { metres: 500, seconds: 1800 };
const OPEN =
  /\b(?:if|could|can|should|would|will|want|plan\w*|goal|need|must|aim\w*|how|what|which|why|when|last \d|first \d|top \d|best|every|per|best of|over|under|above|below|longest|than|doable|realistic\w*|possible|feasible|achievable|ready|manageable)\b/;

/** "5 rides last week", "40k this week!!": a sum of a span that a message takes for granted. */
export function sumClaimed(sense: PastSense, query: PastQuery): PastOperation | null {
  if (!isStatement(sense) || query.per !== null || query.parts.length > 1) return null;
  const count = COUNTED.exec(sense.text);
  const [measure, ...more] = sense.of('measure');
  if (more.length > 0) return null;
  if (measure) return ofMeasure(measure, sense);
  return count?.[1] === undefined
    ? null
    : { kind: 'claimed', value: Number(count[1]), written: count[1], of: 'workouts' };
}

function isStatement(sense: PastSense): boolean {
  const [span, ...spans] = sense.of('period');
  if (!span || spans.length > 0 || OPEN.test(sense.text)) return false;
  if (/^(?:is|are|am)\b/.test(sense.text)) return false;
  if (SPAN_OF_DAY.test(JSON.stringify(span.period))) return false;
  return !(
    sense.has('goal') ||
    sense.has('limit') ||
    sense.has('end') ||
    sense.has('comparative') ||
    sense.has('nth') ||
    sense.has('zone') ||
    sense.has('band') ||
    sense.has('rep') ||
    sense.has('weekday') ||
    sense.has('statistic') ||
    sense.of('doing').some(({ doing }) => doing !== 'trend')
  );
}

/** A single day has one workout, which has an answer of its own. */
const SPAN_OF_DAY = /"(?:daysAgo|weekday|date)"/;

function ofMeasure(measure: PastSlotOf<'measure'>, sense: PastSense): PastOperation | null {
  const { by, value, text: written } = measure;
  if ((by !== 'metres' && by !== 'seconds') || value < LEAST[by]) return null;
  const climbed = sense.of('metric').some(({ id }) => id === 'climbing');
  if (sense.of('metric').some(({ id }) => !OF_SUMS.includes(id))) return null;
  // A length in metres is a height.
  const high = by === 'metres' && (climbed || /\d ?(?:m|met(?:re|er)s?)$/.test(written));
  if (by === 'seconds') return { kind: 'claimed', value, written, of: 'time' };
  return { kind: 'claimed', value, written, of: high ? 'climbing' : 'distance' };
}

const OF_SUMS: readonly string[] = ['distance', 'time', 'climbing', 'workouts'];
