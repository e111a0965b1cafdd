import { addDays } from '#analysis/load/days.js';
import type { Found } from '../found.js';
import { differenceOfPast, usualOfPast } from './difference-of-past.js';
import { extremeOfPast } from './extreme-of-past.js';
import { goalOfPast } from './goal-of-past.js';
import { listOfPast } from './list-of-past.js';
import { LOADED_DAYS, rangeOf, type Range } from './past-period.js';
import type { PastQuery } from './past-query.js';
import { recordOfPast } from './record-of-past.js';
import type { Training } from './sessions.js';
import { sumOfPast } from './sum-of-past.js';
import {
  averageOfPast,
  gapOfPast,
  latestOfPast,
  spreadOfPast,
  streakOfPast,
  trendOfPast,
} from './weeks-of-past.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type PastResult = Found | { readonly refused: string };

/** Answers a query from an athlete's training. Pure. */
export function runPast(query: PastQuery, training: Training): PastResult {
  const { operation } = query;
  const outside = query.period && outsideOf(rangeOf(query.period, training.today), training);
  if (outside) return { refused: outside };
  switch (operation.kind) {
    case 'value':
      return sumOfPast(query, training);
    case 'extreme':
      return extremeOfPast(query, training);
    case 'list':
      return listOfPast(query, training);
    case 'difference':
      return differenceOfPast(query, training, operation.to);
    case 'usual':
      return usualOfPast(query, training);
    case 'effort':
      return recordOfPast(operation, training);
    case 'spread':
      return spreadOfPast(query, training);
    case 'average':
      return averageOfPast(query, training);
    case 'trend':
      return trendOfPast(query, training);
    case 'streak':
      return streakOfPast(query, training);
    case 'gap':
      return gapOfPast(query, training);
    case 'latest':
      return latestOfPast(query, training, operation.back);
    case 'goal':
      return goalOfPast(query, training, operation.of);
    case 'unrecorded':
      return { refused: `${operation.what} is not recorded here` };
  }
}

/** Why nothing is known of a span; null where something is. */
function outsideOf({ from, to }: Range, { today }: Training): string | null {
  if (to < addDays(today, 1 - LOADED_DAYS))
    return 'that time is further back than the workouts that I can see';
  return from > today ? 'that time has not begun yet' : null;
}
