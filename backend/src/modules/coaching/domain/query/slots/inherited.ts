import type { Query } from '../query.js';
import type { Around } from './around.js';
import { begins, fromEnd, nextBest, otherEnd, ranked } from './moves/order-moves.js';
import { allOfThem, effortOver, otherPart, thatOne, thoseTwo } from './moves/part-moves.js';
import {
  otherMetric,
  otherSeries,
  otherStatistic,
  otherUnits,
  upAndDown,
} from './moves/series-moves.js';
import type { Sense } from './sense.js';

/** Longer messages stand for themselves. */
const MOST_CONTENT = 5;
/** As many words are no sentence. */
const FEW_WORDS = 3;

/**
 * A short follow-up is the query before with the slots changed that it names: "and the worst one?",
 * "in mph?", "heart rate there?", "lap 5?"; null where a message stands for itself.
 */
export function inherited(sense: Sense, around: Around): Query | null {
  const last = around.before.at(-1);
  if (!last) return null;
  const pointed = sense.leaning || sense.pointing !== null;
  const why = sense.asks('why') && pointed ? thatOne(sense, last) : null;
  if (why) return why;
  if (sense.content > MOST_CONTENT || sense.unread > 1) return null;
  const leans =
    sense.leaning || sense.pointing !== null || (!around.continued && isElliptical(sense));
  if (!leans || sense.has('whole')) return null;
  for (const move of MOVES) {
    const moved = move(sense, last, around);
    if (moved) return moved;
  }
  return null;
}

/** "In mph?", "which was the longest?", "how much slower than the fastest?" */
function isElliptical({ words, ends, comparatives, read: { scopes, series } }: Sense): boolean {
  if (words <= FEW_WORDS) return true;
  return scopes.length === 0 && series === null && ends.length + comparatives.length > 0;
}

type Move = (sense: Sense, last: Query, around: Around) => Query | null;

const MOVES: readonly Move[] = [
  begins,
  nextBest,
  otherStatistic,
  upAndDown,
  effortOver,
  allOfThem,
  ranked,
  fromEnd,
  thoseTwo,
  thatOne,
  otherPart,
  otherEnd,
  otherSeries,
  otherMetric,
  otherUnits,
];
