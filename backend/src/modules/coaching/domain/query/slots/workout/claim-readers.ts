import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Scope, Series } from '#coaching/domain/query/query.js';
import { boundOf, type Bound } from '../limit-of.js';
import type { Sense } from '../sense.js';
import type { Slot } from '../slot.js';
import { withEnd } from './order-readers.js';
import type { Found } from './reader.js';
import { HIGHEST } from './asked-metrics.js';

/** Words of somebody who takes something for granted. */
const CLAIMING =
  /\b(?:right|correct|true|innit|yeah|surely|(?:is|was|were|did|had|have|do|are)nt (?:it|i|they|we|that)|only|just|claims?|says?|must have|never|genuinely|finally|at last|really|at some point|woohoo|yay|smashed it|think|thought|believe|pretty sure|reckon|guess|remember)\b/;

/** Takes something for granted, or asks whether it is so. */
export function claims({ all, asks, does }: Sense): boolean {
  if (OPEN.some(asks) || does('list') || does('rank')) return false;
  return asks('whether') || all.some(({ text }) => CLAIMING.test(text));
}

const OPEN = ['what', 'which', 'when', 'where', 'why', 'how long', 'how far', 'how many'] as const;

/** "Did I do six reps?", "only four halts, right?": the parts are counted. */
export function countClaims(sense: Sense, usual: Series): Found | null {
  const { slots, metrics, ends, limits, read } = sense;
  if (!claims(sense) || metrics.length + ends.length + limits.length > 0) return null;
  if (read.scopes.length > 0 || sense.comparatives.length > 0) return null;
  const bare = bareCount(sense, usual);
  if (bare) return bare;
  const at = slots.findIndex((slot, index) => slot.kind === 'number' && isPlural(slots[index + 1]));
  const [number, series] = [slots[at], slots[at + 1]];
  if (number?.kind !== 'number' || series?.kind !== 'series') return null;
  const counted = countedOf(series.series, usual);
  if (counted === null) return null;
  return {
    metrics: [],
    scope: { kind: 'each', series: counted },
    operation: { kind: 'count' },
    premise: { value: number.value, written: number.text },
  };
}

/** "Did I do 10?" of a set. */
function bareCount({ numbers, text, slots, content }: Sense, usual: Series): Found | null {
  const [number, ...more] = numbers;
  if (!number || more.length > 0 || usual.kind !== 'rep' || content > 2) return null;
  if (slots.some(({ kind }) => kind === 'series' || kind === 'measure')) return null;
  if (number.value > MOST_REPS || !DONE.test(text)) return null;
  return {
    metrics: [],
    scope: { kind: 'each', series: usual },
    operation: { kind: 'count' },
    premise: { value: number.value, written: number.text },
  };
}

const MOST_REPS = 40;
const DONE =
  /\b(?:do|did|done|manage\w*|complete\w*|get through|got through|finish\w*|hit|make|made)\b/;

/** "Eight of the minutes" are intervals where there are any; kilometres are no such count. */
function countedOf(series: Series, usual: Series): Series | null {
  if (series.kind !== 'block') return series;
  return series.by === 'seconds' && series.length <= 60 && usual.kind === 'rep' ? usual : null;
}

/** "Did I break 40 for the 10k", "was I under 20 min for 5k": a time over a distance. */
export function timeClaims(sense: Sense): Found | null {
  const { limits, measures, numbers, read, metrics } = sense;
  const over = measures.find(({ by }) => by === 'metres');
  const time = measures.find(({ by }) => by === 'seconds');
  const [minutes] = numbers;
  if (limits.length !== 1 || !over || !claims(sense) || read.scopes.length > 0) return null;
  if (metrics.some((metric) => metric !== 'time') || measures.length + numbers.length !== 2)
    return null;
  const seconds =
    time?.value ?? (minutes && minutes.value <= MOST_MINUTES ? minutes.value * 60 : 0);
  if (seconds <= 0) return null;
  return {
    metrics: [],
    scope: { kind: 'whole' },
    operation: { kind: 'bestEffort', by: 'metres', length: over.value },
    premise: {
      value: seconds,
      written: time?.text ?? `${minutes?.text ?? ''} min`,
      bound: 'below',
    },
  };
}

/** A bare number beside a distance is in minutes up to here. */
const MOST_MINUTES = 300;

function isPlural(slot: Slot | undefined): boolean {
  return slot?.kind === 'series' && slot.plural;
}

/** "Rep 3 was my strongest, wasn't it?", "was the last one my best?" */
export function extremeClaims(sense: Sense, usual: Series): Found | null {
  const [end, ...ends] = sense.ends;
  const [scope, ...scopes] = partsNamed(sense, usual);
  if (!end || ends.length + scopes.length > 0 || scope?.kind !== 'one' || !claims(sense))
    return null;
  if (sense.read.several.some(({ plural }) => !plural)) return null;
  return {
    metrics: withEnd(sense),
    scope: { kind: 'each', series: scope.series },
    operation: { kind: 'extreme', end: end.end, which: 1 },
    claimed: scope,
  };
}

function partsNamed({ read }: Sense, usual: Series): readonly Scope[] {
  if (read.scopes.length > 0) return read.scopes;
  return read.loose.map((nth): Scope => ({ kind: 'one', series: usual, nth }));
}

function claimedMetric({ channel }: Bound, average: boolean): MetricId | null {
  if (channel === 'time') return null;
  return average && channel !== 'altitude' ? channel : (HIGHEST[channel] ?? null);
}

/** "Were those really 400 m each?": the length of each is listed. */
export function lengthClaims(sense: Sense, usual: Series): Found | null {
  const [measure, ...more] = sense.measures;
  if (measure?.by !== 'metres' || more.length > 0 || usual.kind !== 'rep') return null;
  const all = sense.pointing === 'many' && sense.has('each') && sense.asks('whether');
  if (!all || sense.metrics.length + sense.read.scopes.length > 0) return null;
  return { metrics: ['distance'], scope: { kind: 'each', series: usual }, operation: LIST };
}

const LIST = { kind: 'list' } as const;

/** "Did I really hit 1000 W?", "I never went past 188". */
export function peakClaims(sense: Sense): Found | null {
  const [limit] = sense.limits;
  const { read, metrics, all } = sense;
  if (!limit?.above || !claims(sense) || read.series !== null || read.scopes.length > 0)
    return null;
  if (metrics.some((metric) => /time/i.test(metric)) || sense.does('share')) return null;
  const average = all.some((slot) => slot.kind === 'statistic' && slot.statistic === 'average');
  const found = boundOf(limit, sense);
  const metric = found && claimedMetric(found, average);
  if (!found || !metric || found.pace) return null;
  const never = all.some(({ text }) => /^(?:never|not|didnt)$/.test(text));
  return {
    metrics: [metric],
    scope: { kind: 'whole' },
    operation: { kind: 'value' },
    premise: { value: found.value, written: found.written, bound: never ? 'below' : 'above' },
  };
}
