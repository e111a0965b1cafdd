import { lines, type Found, type QueryResult } from '../found.js';
import type { MetricId } from '../metrics/metric-id.js';
import type { BestEffort } from '../query.js';
import type { Part } from '../series/part.js';
import type { Seen } from '../series/seen.js';
import { listed } from '../words.js';
import { lowered } from './value-in-each.js';
import { bestEffortOf } from './best-effort.js';

/** "Best 5, 10 and 20 min": the best over each length; the answer names lengths that do not fit. */
export function bestEffortsOf(
  part: Part,
  { also = [], ...first }: BestEffort,
  metrics: readonly MetricId[],
  seen: Seen,
): QueryResult {
  if (also.length === 0) return bestEffortOf(part, first, metrics, seen);
  const asked: readonly BestEffort[] = [first, ...also.map((one) => ({ ...first, ...one }))];
  const results = asked.map((one) => bestEffortOf(part, one, metrics, seen));
  const found = results.flatMap((one): readonly Found[] => ('refused' in one ? [] : [one]));
  const refused = results.flatMap((one) => ('refused' in one ? [one.refused] : []));
  const [main] = found;
  if (!main) return results[0] ?? { refused: 'no length was named' };
  return {
    ...main,
    facts: found.flatMap(({ facts }) => facts),
    answer: (placed) =>
      lines(
        [oneSentence(found.flatMap(({ answer }) => answer(placed).finding[0] ?? []))],
        refused.map((reason) => `I can't give the others, because ${reason}.`).slice(0, 1),
      ),
  };
}

/** "Your best 5 min power was 257 W and your best 20 min power 222 W." */
function oneSentence(all: readonly string[]): string {
  const clauses = all.map((text, at) => {
    const bare = text.replace(/\.$/, '');
    return at === 0 ? bare : lowered(bare).replace(' power was ', ' power ');
  });
  return `${clauses.some((text) => text.includes(',')) ? clauses.join('; ') : listed(clauses)}.`;
}
