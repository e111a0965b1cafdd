import type { Analysis, MetricResult } from '../analysis.js';
import { repairsOf, type Quantity } from './repairs-of.js';

/**
 * How well a number stands: worked out or guessed, mended, the device's own from before the
 * repairs, or given though the data is too thin.
 */
export type Standing = 'estimated' | 'repaired' | 'as recorded' | 'not judged';

export interface Told {
  readonly standing?: Standing;
  /** Why, in whole sentences. */
  readonly sentences: readonly string[];
}

/** The engine says of a value in words that it is one. */
const ESTIMATE = /^An estimate\b/;

export function isEstimate({ range, note }: Pick<MetricResult, 'range' | 'note'>): boolean {
  return range !== undefined || (note !== undefined && ESTIMATE.test(note));
}

/** What must be said of a number of the summary besides its definition. */
export function standingOf(
  { metrics, repairs }: Pick<Analysis, 'metrics' | 'repairs'>,
  metricId: string,
  quantity: Quantity | null,
): Told {
  const metric = metrics[metricId];
  if (metric && !metric.applicable && metric.value !== null)
    return {
      standing: 'not judged',
      sentences: metric.reason === undefined ? [] : [metric.reason],
    };
  const note = metric?.note === undefined ? [] : [metric.note];
  const { workedOut, mended } = quantity
    ? repairsOf(repairs, quantity)
    : { workedOut: [], mended: [] };
  const texts = [...workedOut, ...mended].map(({ text }) => text);
  if (workedOut.length > 0 || (metric && isEstimate(metric)))
    return { standing: 'estimated', sentences: [...note, ...texts] };
  return {
    ...(mended.length > 0 && { standing: 'repaired' as const }),
    sentences: [...note, ...texts],
  };
}
