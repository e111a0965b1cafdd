import type { MetricId } from '../metrics/metric-id.js';
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
  const metrics = sense.metrics.length > 0 ? sense.metrics : felt(sense);
  const base = { metrics, why: false };
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
  return metrics.length > 0
    ? { ...base, scope: { kind: 'whole' }, operation: { kind: 'value' } }
    : null;
}

const FELT: readonly (readonly [words: RegExp, metric: MetricId])[] = [
  [/\b(?:hot|warm|cold|freezing|chilly|boiling)\b/, 'temperature'],
  [/\bsteep\b/, 'grade'],
  [/\b(?:fast|quick|slow)\b/, 'speed'],
];

/** "It was hot, wasn't it" speaks of the temperature. */
function felt({ text }: Sense): readonly MetricId[] {
  return FELT.flatMap(([words, metric]) => (words.test(text) ? [metric] : []));
}
