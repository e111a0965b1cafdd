import { say } from '#coaching/domain/answer/say.js';
import { distanceName, shownDistance } from '#coaching/domain/display/quantities.js';
import { inWords } from '#coaching/domain/answer/say.js';
import { count, quantity } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { daysUntilEvent } from '../goal-of-past.js';
import { EVERYTHING, type PastQuery } from '../past-query.js';
import { sportNoun } from '../past-words.js';
import type { PastResult } from '../past-result.js';
import type { Training } from '../sessions.js';
import { sessionsOf, shownFor } from '../sessions.js';
import { trendIn } from '../trend-of-past.js';
import { lateMean } from './basis.js';

/** "Will I be ready in September?", "am I running enough for a 45 min 10k?" */
export function readyFor(query: PastQuery, training: Training): PastResult {
  const { sheet } = training;
  const days = daysUntilEvent(training);
  const mean = lateMean('distance', query, training);
  if (!mean) return { refused: 'there was no training in the last weeks' };
  const weeks: FactDraft | null =
    days === null
      ? null
      : count(
          {
            key: 'past.event.weeks',
            label: 'Whole weeks until your event',
            about: ['count'],
            method: 'your profile',
          },
          Math.floor(days / 7),
        );
  const goal = sheet.facts.find(({ key }) => /^athlete\.goal\.\d/.test(key));
  const metres = Number(goal?.key.split('.').slice(2).join('.'));
  const best = sheet.get(`records.running.time.${metres}`);
  const trend = trendIn(query, 'repOutput', training) ?? trendIn(query, 'speed', training);
  const shown = shownFor(training, query);
  const over = query.operation.kind === 'verdict' ? query.operation.over : undefined;
  const longest = over === undefined ? null : longestOf(query, training);
  return {
    facts: [
      mean.fact,
      ...(longest ? [longest] : []),
      ...(weeks ? [weeks] : []),
      ...(trend ? [trend.early.fact, trend.late.fact] : []),
    ],
    answer: (placed) => ({
      finding: [
        longest
          ? say`I can't promise it: your longest ${sportNoun(training, query)} so far is ${placed(longest)}, you ${weeks ? say`have ${inWords(placed(weeks))} weeks left and ` : ''}cover ${placed(mean.fact)} a week.`
          : say`I can't promise it${goal && best ? say`: your goal over ${distanceName(Number(metres))} is ${goal} and your best in training ${best};` : ', but'} you have ${weeks ? say`${inWords(placed(weeks))} weeks left and ` : ''}${placed(mean.fact)} a week behind you.`,
      ],
      evidence: [
        trend?.direction === 'up'
          ? say`Your ${trend.early.metric.noun(shown)} went from ${placed(trend.early.fact)} to ${placed(trend.late.fact)}, so the direction is right.`
          : null,
      ],
      meaning: [],
    }),
  };
}

/** The longest workout of all, m. */
function longestOf(query: PastQuery, training: Training): FactDraft | null {
  const lengths = sessionsOf(EVERYTHING, query, training).map(({ distanceM }) => distanceM ?? 0);
  const most = Math.max(0, ...lengths);
  if (most === 0) return null;
  const name = {
    key: 'past.longest.all',
    label: 'Longest distance of a workout',
    about: ['max', 'distance'],
    method: 'your workouts',
    quality: 'derived' as const,
  };
  return quantity(name, most, 'm', shownDistance(most, shownFor(training, query).units));
}
