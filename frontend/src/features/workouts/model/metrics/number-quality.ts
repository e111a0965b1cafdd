import type { Analysis, MetricResult, Repair } from '../analysis.js';

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

/** What the repairs of a recording touch. */
export type Quantity = 'power' | 'heartRate' | 'cadence' | 'speed' | 'distance';

/** Kinds of repairs that put something better in the place of what was recorded, or left it out. */
const MENDED: Readonly<Record<Quantity, readonly string[]>> = {
  power: ['power-spikes', 'power-stuck', 'power-dropouts'],
  heartRate: ['heart-rate-zeros', 'heart-rate-spikes', 'heart-rate-stuck', 'cadence-lock'],
  cadence: ['cadence-spikes', 'wild-cadence'],
  speed: ['speed-spikes'],
  distance: ['distance-reset', 'distance-backwards', 'distance-head-start', 'distance-leap'],
};

/** Kinds of repairs that worked a quantity out of others, because it was not measured. */
const WORKED_OUT: Readonly<Record<Quantity, readonly string[]>> = {
  power: [],
  heartRate: [],
  cadence: [],
  speed: ['speed-from-distance'],
  distance: ['distance-from-speed', 'distance-from-gps'],
};

/** The repairs that a quantity rests on, in words; what worked it out comes first. */
function repairsOf(
  repairs: readonly Repair[],
  quantity: Quantity,
): { readonly workedOut: readonly Repair[]; readonly mended: readonly Repair[] } {
  const among = (kinds: readonly string[]): readonly Repair[] =>
    repairs.filter(({ kind }) => kinds.includes(kind));
  return { workedOut: among(WORKED_OUT[quantity]), mended: among(MENDED[quantity]) };
}
