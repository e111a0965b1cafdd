import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { Query, Series } from '../query.js';
import type { Around } from './around.js';
import { courseOfThem, otherLength } from './moves/course-moves.js';
import { comparedThere, effortThere, stoppedThere, whyOfTwo } from './moves/effort-moves.js';
import { otherLimit } from './moves/limit-moves.js';
import { peakOf, seriesOf } from './moves/last-query.js';
import {
  asTable,
  begins,
  fromEnd,
  gapOfEnds,
  nextBest,
  otherEnd,
  ranked,
} from './moves/order-moves.js';
import { endToPart, orderedBy, otherWay, slopeThere } from './moves/order-by.js';
import {
  aroundStops,
  countOfLong,
  placeOfStops,
  restsBetween,
  seriesBeside,
} from './moves/rest-moves.js';
import { byHowMuch, gapOfValues, inPercent, ofTwo, ratio, wasGood } from './moves/pair-moves.js';
import {
  allOfThem,
  bestWithin,
  effortOver,
  otherPart,
  reasonOf,
  theOthers,
  thatOne,
} from './moves/part-moves.js';
import {
  beforeAndAfter,
  beside,
  ofWhole,
  someOfThem,
  THEN,
  then,
  within,
  withoutStops,
  withoutThem,
} from './moves/place-moves.js';
import {
  otherMetric,
  otherSeries,
  otherStatistic,
  otherUnits,
  upAndDown,
} from './moves/series-moves.js';
import type { Sense } from './sense.js';

/** Longer messages are complete questions. */
const MOST_CONTENT = 5;
/** "Watts on 20 and 6". */
const NUMBERED = /\b(?:on|in|of|for|and) (?:number )?\d{1,2}(?= and|$)/;
/** "Its heart rate, and its normalized". */
const ITS = /\b(?:its|their)\b/;
/** As many words are no sentence. */
const FEW_WORDS = 3;

/**
 * A short follow-up is the query before with the slots changed that it names: "and the worst one?",
 * "in mph?", "heart rate there?", "lap 5?"; null where a message is complete.
 */
export function inherited(sense: Sense, around: Around): Query | null {
  const last = around.before.at(-1);
  if (!last) return null;
  const moment = peakOf(last) !== null && THEN.test(sense.text);
  const its = ITS.test(sense.text) && sense.metrics.length > 0;
  const pointed = sense.leaning || sense.pointing !== null || moment || its;
  const why =
    sense.asks('why') && (pointed || isShort(sense) || opensWithWhy(sense))
      ? ((around.aside ? null : whyOfTwo(sense, last)) ?? thatOne(sense, last, around))
      : null;
  const reason = why ?? reasonOf(sense, last, around);
  if (reason) return reason;
  const worked = around.aside ? null : effortThere(sense, last);
  if (worked) return worked;
  if (sense.content > MOST_CONTENT || sense.unread > mostUnread(sense)) return null;
  if (sense.has('elsewhere'))
    return beforeAndAfter(sense, last) ?? seriesBeside(sense, last) ?? wasGood(sense, last, around);
  const leans = pointed || (!around.continued && isElliptical(sense));
  if (!leans) return null;
  for (const move of MOVES) {
    const moved = move(sense, last, around);
    if (moved) return ofWholeOnly(onGround(moved, last));
  }
  return null;
}

/** What only the whole has is said of the whole. */
function ofWholeOnly(moved: Query): Query {
  const [metric, ...more] = moved.metrics;
  // Nothing stands still while moving.
  if (moved.metrics.includes('stopped') && moved.scope.kind === 'moving')
    return { ...moved, metrics: ['stopped'], scope: moved.scope.of ?? { kind: 'whole' } };
  if (!metric || more.length > 0 || moved.scope.kind === 'whole') return moved;
  if (!SPAN_METRICS[metric].wholeOnly) return moved;
  return { ...moved, scope: { kind: 'whole' }, operation: { kind: 'value' } };
}

/** "Fahrenheit for my friends over there" asks for units whatever else it says. */
function mostUnread(sense: Sense): number {
  return sense.has('units') && sense.content === 1 ? 3 : 1;
}

/** "Huh why, I was dead by then": the reason is asked of what was said before. */
function opensWithWhy({ text, metrics, read: { scopes, series, loose } }: Sense): boolean {
  const named = metrics.length + scopes.length + loose.length > 0 || series !== null;
  return (
    !named &&
    /^(?:(?:huh|hm+|so|and|but|really|wait|ok) )*(?:why|how come)\b(?! (?:did|was|is|do|does|were|are|cant|dont) \w+ \w+ \w+)/.test(
      text,
    )
  );
}

function isShort({ words, read: { scopes, series }, metrics }: Sense): boolean {
  return words <= FEW_WORDS && scopes.length === 0 && series === null && metrics.length === 0;
}

/** "In mph?", "which was the longest?", "how much slower than the fastest?" */
function isElliptical(sense: Sense): boolean {
  const { words, ends, comparatives, metrics, read } = sense;
  if (words <= FEW_WORDS || (sense.has('units') && sense.content === 1)) return true;
  if (read.scopes.length > 0 || read.series !== null) return false;
  const placed = read.loose.length + read.runs.length > 0 || NUMBERED.test(sense.text);
  return ends.length + comparatives.length > 0 || metrics.length === 0 || placed;
}

/** "The way down" is one of the hill that was spoken of. */
function onGround(moved: Query, last: Query): Query {
  const kind = seriesOf(last)?.kind;
  if ((kind !== 'climb' && kind !== 'descent') || !('series' in moved.scope)) return moved;
  const { series } = moved.scope;
  if (series.kind !== 'rep' || (series.role !== 'up' && series.role !== 'down')) return moved;
  const ground: Series = { kind: series.role === 'up' ? 'climb' : 'descent' };
  return { ...moved, scope: { ...moved.scope, series: ground } };
}

type Move = (sense: Sense, last: Query, around: Around) => Query | null;

/** The clearest words first. */
const MOVES: readonly Move[] = [
  courseOfThem,
  stoppedThere,
  comparedThere,
  otherLength,
  begins,
  placeOfStops,
  aroundStops,
  seriesBeside,
  restsBetween,
  countOfLong,
  orderedBy,
  otherWay,
  slopeThere,
  nextBest,
  inPercent,
  ratio,
  ranked,
  gapOfEnds,
  endToPart,
  ofTwo,
  byHowMuch,
  gapOfValues,
  bestWithin,
  within,
  withoutThem,
  withoutStops,
  beside,
  otherStatistic,
  upAndDown,
  effortOver,
  otherLimit,
  theOthers,
  allOfThem,
  someOfThem,
  fromEnd,
  asTable,
  then,
  thatOne,
  otherPart,
  otherEnd,
  otherSeries,
  otherMetric,
  otherUnits,
  ofWhole,
];
