import type { Query } from '../query.js';
import type { Around } from './around.js';
import { ofItself } from './compose-workout.js';
import { sensesOf } from './read-message.js';
import type { Sense } from './sense.js';

/**
 * What a message speaks of that another part of the coach answers, so that a follow-up has
 * something to lean on: its parts and metrics; null where it names nothing of a workout.
 */
export function subjectOf(message: string, around: Around): Query | null {
  const found = sensesOf(message).flatMap((sense) => spokenOf(sense, around) ?? []);
  return found.at(-1) ?? null;
}

function spokenOf(sense: Sense, around: Around): Query | null {
  const query = ofItself(sense, around);
  if (query) return query;
  const [scope, ...further] = sense.read.scopes;
  const base = { metrics: sense.metrics, why: false };
  if (scope)
    return {
      ...base,
      scope,
      ...(further.length > 0 && { further }),
      operation: { kind: 'value' },
    };
  if (sense.read.series)
    return {
      ...base,
      scope: { kind: 'each', series: sense.read.series.series },
      operation: { kind: 'list' },
    };
  // Pacing is how the halves were held against each other.
  if (sense.slots.some((slot) => slot.kind === 'elsewhere' && slot.about === 'pacing'))
    return {
      ...base,
      scope: { kind: 'each', series: { kind: 'half' } },
      operation: { kind: 'trend' },
    };
  if (sense.does('trend') || sense.does('onset'))
    return {
      ...base,
      scope: {
        kind: 'each',
        series: around.usual.kind === 'rep' ? around.usual : { kind: 'quarter' },
      },
      operation: { kind: 'trend' },
    };
  return sense.metrics.length > 0
    ? { ...base, scope: { kind: 'whole' }, operation: { kind: 'value' } }
    : null;
}
