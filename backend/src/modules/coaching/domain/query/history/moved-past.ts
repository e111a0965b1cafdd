import { endIn } from '../read/end-asked.js';
import { pastMetricsIn } from './past-metrics-asked.js';
import type { PastPeriod } from './past-period.js';
import type { PastQuery } from './past-query.js';
import { pastPeriodsIn } from './past-periods-asked.js';

/** More words than these are a question of their own. */
const MOST_WORDS = 8;
const LEANS =
  /^(?:and|but|so|ok|okay|then|what about|how about|same|in|for|on|the|or|also|this|last|which|by|hr|heart|power|pace|km|hours|climbing|load)\b/;
const SESSIONS =
  /\b(?:which|what) (?:one|of (?:those|these|them)|of those sessions|day|ride|run|session)\b.*\b(?:best|worst|strongest|fastest|slowest|longest|hardest|easiest)\b/;
const BY_HOW_MUCH =
  /\b(?:by how much|how much|faster by|slower by|stronger by|so (?:faster|slower|stronger|more|less))\b/;

/**
 * The query before with the one slot changed that a short follow-up names: "and in October?",
 * "the week before?", "in hours?"; null where the words stand for themselves.
 */
export function movedPast(plain: string, before: PastQuery): PastQuery | null {
  const text = plain.replace(/[?.,! ]+$/, '').trim();
  if (text.split(' ').length > MOST_WORDS + 2) return null;
  if (
    before.operation.kind === 'difference' &&
    BY_HOW_MUCH.test(text) &&
    text.split(' ').length <= 5
  )
    return before;
  if (SESSIONS.test(text))
    return {
      ...before,
      unit: 'workout',
      operation: {
        kind: 'extreme',
        most: !/\b(?:worst|slowest|easiest|weakest)\b/.test(text),
        which: 1,
      },
    };
  if (!LEANS.test(text) || text.split(' ').length > MOST_WORDS) return null;
  const earlier = earlierIn(text, before);
  if (earlier) return earlier;
  const periods = pastPeriodsIn(
    /^(?:in|for|last|this)\b/.test(text)
      ? text
      : text.replace(/^(?:and|what about|how about|but|so) /, ''),
  );
  const metrics = pastMetricsIn(text);
  const [period] = periods.length > 0 ? periods : monthAlone(text);
  if (period && metrics.length === 0 && isShort(text))
    return { ...before, period, operation: keptFor(before) };
  const end = endIn(text);
  if (end && /\b(?:one|week|month)\b/.test(text) && before.unit !== 'workout')
    return {
      ...before,
      operation: { kind: 'extreme', most: ['best', 'most'].includes(end.end), which: end.which },
    };
  return metrics.length > 0 && isShort(text) && before.operation.kind !== 'goal'
    ? { ...before, metrics, ...(period ? { period } : {}) }
    : null;
}

/** "The week before", "the one before that". */
function earlierIn(text: string, before: PastQuery): PastQuery | null {
  const unit = /\b(week|month) before\b/.exec(text)?.[1] as 'week' | 'month' | undefined;
  if (unit === undefined && !/\bone before\b/.test(text)) return null;
  if (before.operation.kind === 'latest' && unit === undefined)
    return { ...before, operation: { kind: 'latest', back: before.operation.back + 1 } };
  const kind = unit ?? (before.period && 'unit' in before.period ? before.period.unit : null);
  if (kind !== 'week' && kind !== 'month') return null;
  return {
    ...before,
    period: { back: backOf(before.period) + 1, unit: kind },
    operation: keptFor(before),
  };
}

function backOf(period: PastPeriod | null): number {
  if (period === null) return 0;
  if ('back' in period) return period.back;
  return 'which' in period && period.which === 'previous' ? 1 : 0;
}

/** A period is asked for its own value, unless something else was done with the one before. */
function keptFor({ operation }: PastQuery): PastQuery['operation'] {
  return ['extreme', 'list', 'usual'].includes(operation.kind) ? operation : { kind: 'value' };
}

/** "And April?" */
function monthAlone(text: string): readonly PastPeriod[] {
  const word = /^(?:and |what about |how about |but |so )*([a-z]+)$/.exec(text)?.[1];
  return word === undefined ? [] : pastPeriodsIn(`in ${word}`);
}

function isShort(text: string): boolean {
  return text.split(' ').length <= 6;
}
