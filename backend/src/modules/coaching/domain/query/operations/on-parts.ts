import type { Answer } from '#coaching/domain/answer/answer.js';
import { lines, type Found, type Placed, type QueryResult } from '../found.js';
import { onPart, type Asked } from './on-part.js';
import { onSeries, type Several } from './on-series.js';
import type { Part } from '../series/part.js';
import { lowered } from './value-in-each.js';

/** Said of each part for itself; all else holds the parts against each other. */
const OF_EACH = new Set(['when', 'why', 'change', 'share', 'timeWhere', 'bestEffort']);

/** Any other operation on several parts that were named one by one. */
export function onParts(
  parts: readonly Part[],
  { series, metrics }: Omit<Several, 'parts'>,
  asked: Asked,
): QueryResult {
  const { operation } = asked.query;
  if (!OF_EACH.has(operation.kind)) {
    const [first, second] = parts;
    return operation.kind === 'difference' || first === undefined || second === undefined
      ? differenceOrOne(parts, asked)
      : onSeries({ series, parts, metrics }, asked);
  }
  const results = parts.map((part) => onPart(part, asked));
  const found = results.flatMap((one) => ('refused' in one ? [] : [one]));
  const refused = results.find((one) => 'refused' in one);
  return found.length === 0 && refused ? refused : joined(found);
}

function differenceOrOne(parts: readonly Part[], asked: Asked): QueryResult {
  const [first] = parts;
  return first ? onPart(first, asked) : { refused: 'there are no such parts' };
}

/** The first sentences of all as one. */
function joined(found: readonly Found[]): Found {
  const [first] = found;
  return {
    facts: found.flatMap(({ facts }) => facts),
    ...(first?.focus ? { focus: first.focus } : {}),
    ...(first?.main ? { main: first.main } : {}),
    answer: (placed) => oneSentence(found, placed),
  };
}

function oneSentence(found: readonly Found[], placed: Placed): Answer {
  const clauses = found.flatMap(({ answer }) => answer(placed).finding[0] ?? []);
  return lines([
    `${clauses
      .map((text, at) => (at === 0 ? text : lowered(text)).replace(/\.$/, ''))
      .join('; ')}.`,
  ]);
}
