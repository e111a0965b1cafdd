import type { PastQuery } from '../past-query.js';
import { freshPast } from './fresh-past.js';
import { ofGoal, stepFrom } from './goal-moves.js';
import { inheritedPast, leansOn } from './inherited-past.js';
import type { PastSense } from './past-sense.js';

/**
 * What a message asks of the training of weeks and months; null where its words do not say it.
 * @param before the question before it
 */
export function composePast(sense: PastSense, before: PastQuery | null): PastQuery | null {
  if (sense.has('elsewhere') && !sense.has('verdict')) return null;
  const aimed = before && (ofGoal(sense, before) ?? stepFrom(sense, before));
  if (aimed) return aimed;
  const leans = before !== null && leansOn(sense);
  const moved = leans ? inheritedPast(sense, before) : null;
  return moved ?? freshPast(sense, before);
}
