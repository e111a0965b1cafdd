import { say } from '#coaching/domain/answer/say.js';
import { meanOf } from './difference-of-past.js';
import { groupsOf, wholeOnes } from './groups.js';
import { rangeOf } from './past-period.js';
import type { PastQuery } from './past-query.js';
import type { PastResult } from './past-result.js';
import { partOf } from './past-query.js';
import { shownFor, within, type Training } from './sessions.js';
import { overWeeks } from './weeks-of-past.js';

/** "What does load mean?", with what it is in a usual week. */
export function loadDefined(asked: PastQuery, training: Training): PastResult {
  const query = overWeeks(asked);
  const range = rangeOf(partOf(query).period, training.today);
  const weeks = wholeOnes(
    groupsOf(within(query, training), 'week', range, training.today),
    range.from,
  );
  const mean = meanOf(
    'load',
    weeks.map(({ sessions }) => sessions),
    `average of ${weeks.length} weeks`,
    shownFor(training, query),
  );
  return {
    facts: mean ? [mean.fact] : [],
    answer: (placed) => ({
      finding: ['Load puts how long and how hard you trained into a single number.'],
      evidence: [mean ? say`Your usual week has a load of ${placed(mean.fact)}.` : null],
      meaning: ['Duration and the square of the intensity make it up.'],
    }),
  };
}
