import type { Operation, Scope, Series } from '#coaching/domain/query/query.js';
import type { Sense } from '../sense.js';
import { channels, timed, withComparative } from './asked-metrics.js';
import type { Found } from './reader.js';

const VALUE: Operation = { kind: 'value' };

export function counts(sense: Sense, usual: Series): Found | null {
  if (!sense.asks('how many') && !sense.does('count')) return null;
  if (sense.metrics.some((metric) => metric !== 'stopped')) return null;
  if (sense.metrics.includes('stopped'))
    return {
      metrics: [],
      scope: { kind: 'each', series: { kind: 'stop' } },
      operation: { kind: 'count' },
    };
  const series =
    sense.read.series?.series ?? (sense.unread === 0 && sense.content <= 1 ? usual : null);
  return series && { metrics: [], scope: { kind: 'each', series }, operation: { kind: 'count' } };
}

export function onsets(sense: Sense, usual: Series): Found | null {
  const asked = sense.asks('when') || sense.asks('where') || sense.asks('which');
  const placed = sense.asks('when') || sense.asks('where');
  if (
    !asked ||
    !(sense.does('onset') || (sense.does('trend') && placed && sense.read.scopes.length === 0))
  )
    return null;
  // "In the breaks, from where to where".
  if (sense.read.series && isFallOfPulse(sense, sense.read.series.series)) return null;
  const evenly: Series =
    usual.kind === 'block' ? usual : { kind: 'block', by: 'seconds', length: 300 };
  return {
    metrics: channels(sense),
    scope: { kind: 'each', series: evenly },
    operation: { kind: 'onset' },
  };
}

/** Series shaped by ground and traffic: a trend over them needs a metric. */
const GROUND: readonly Series['kind'][] = ['climb', 'descent', 'stop'];

/** What is asked of all parts of a series. */
export function overSeries(sense: Sense, usual: Series): Found | null {
  // "Ten laps of that hill, the uphill times one by one": the last noun is meant.
  const named = sense.does('list')
    ? (sense.read.several.at(-1) ?? sense.read.series)
    : sense.read.series;
  const short = sense.content <= (usual.kind === 'rep' ? 4 : 2);
  const series = named?.series ?? (sense.does('list') && short ? usual : null);
  if (series === null) return ofUsual(sense, usual);
  const scope: Scope = { kind: 'each', series };
  // "Did I stop anywhere?"
  if (series.kind === 'stop' && sense.asks('whether') && sense.metrics.length === 0)
    return { metrics: [], scope, operation: { kind: 'count' } };
  // "What did the two waits cost me".
  if (series.kind === 'stop' && sense.does('difference') && metricsTimely(sense))
    return { metrics: ['time'], scope, operation: { kind: 'total' } };
  // "How far did my pulse come down in the breaks": from where to where.
  if (isFallOfPulse(sense, series))
    return {
      metrics: ['heartRateStart', 'heartRateEnd'],
      scope,
      operation: { kind: 'list' },
    };
  const metrics = timed(sense).map((metric) =>
    series.kind === 'stop' && metric === 'distance' ? 'time' : metric,
  );
  // "Max hr and in which rep".
  const [peak] = metrics;
  if (peak && /Max$/.test(peak) && (sense.asks('which') || sense.asks('where')))
    return { metrics, scope, operation: { kind: 'extreme', end: 'most', which: 1 } };
  if (sense.asks('why')) return null;
  const compared = sense.comparatives.length > 0;
  if (
    compared ||
    (isCourse(sense) &&
      (!GROUND.includes(series.kind) || channels(sense).length > 0 || isFading(sense)))
  )
    return { metrics: withComparative(sense), scope, operation: { kind: 'trend' } };
  if (sense.does('spread') && metrics.length <= 1) return { scope, operation: { kind: 'spread' } };
  const averaged = sense.slots.some(
    (slot) => slot.kind === 'statistic' && slot.statistic === 'average',
  );
  const summed =
    sense.slots.some((slot) => slot.kind === 'statistic' && slot.statistic === 'total') ||
    isSumAsked(sense, series);
  if (summed && /^times?\b/.test(named?.text ?? ''))
    return { metrics: [], scope, operation: { kind: 'count' } };
  // "Kilometres in total" are the distance.
  if (summed && isSplit(series) && metrics.every((metric) => metric === 'distance'))
    return { metrics: ['distance'], scope: { kind: 'whole' }, operation: VALUE };
  if (summed) return { metrics, scope, operation: { kind: 'total' } };
  const each = sense.all.some(
    ({ kind, text }) => kind === 'series' && /\b(?:each|every|per|by)\b|wise\b/.test(text),
  );
  const both = sense.all.some(({ text }) => /^both\b/.test(text));
  if (averaged && !each && !both && !sense.has('each') && !sense.does('list'))
    return { metrics, scope: { kind: 'together', series }, operation: VALUE };
  if (sense.asks('when') || sense.asks('where')) return { scope, operation: { kind: 'when' } };
  if (series.kind === 'block' && !named?.plural && metrics.length === 0 && !sense.does('list'))
    return null;
  return { metrics, scope, operation: { kind: 'list' } };
}

/** "How many km were hard running", "how many minutes of climbing". */
function isSumAsked({ slots, has }: Sense, { kind }: Series): boolean {
  const amount = slots.some(
    (slot) => slot.kind === 'metric' && /^how (?:many|much) (?:k|m|h|y)/.test(slot.text),
  );
  return amount && !has('each') && ['rep', 'recovery', 'climb', 'descent', 'flat'].includes(kind);
}

function metricsTimely({ metrics }: Sense): boolean {
  return metrics.every((metric) => /time|stopped/i.test(metric));
}

function isFallOfPulse(sense: Sense, { kind, ...series }: Series): boolean {
  const rests = kind === 'recovery' || (kind === 'stop' && 'loose' in series);
  if (!rests || sense.metrics.length !== 1 || sense.metrics[0] !== 'heartRate') return false;
  return (
    sense.does('difference') ||
    sense.does('trend') ||
    sense.all.some(({ text }) =>
      /^(?:down|come|comes|recover\w*|settle\w*|fall|falls|fell)\b/.test(text),
    )
  );
}

function isSplit(series: Series): boolean {
  return series.kind === 'block' && series.by === 'metres';
}

/** "Did my power drop from rep to rep" asks for a course as well. */
function isCourse(sense: Sense): boolean {
  return sense.does('trend') || (sense.does('difference') && sense.asks('whether'));
}

/** "Did I fade", "was my cadence steady": over intervals, or else over quarters or kilometres. */
function ofUsual(sense: Sense, usual: Series): Found | null {
  const asked = channels(sense);
  const kind = courseOf(sense);
  // "Did I blow up?"
  const cracked = kind === null && sense.does('onset') && sense.asks('whether');
  if (cracked && asked.length === sense.metrics.length)
    return {
      metrics: asked,
      scope: { kind: 'each', series: usual.kind === 'rep' ? usual : { kind: 'quarter' } },
      operation: { kind: 'trend' },
    };
  if (kind === null || sense.asks('why') || sense.metrics.length > asked.length) return null;
  const evenly: Series = usual.kind === 'rep' ? usual : { kind: 'quarter' };
  const paced = kind === 'trend' && isOfSpeed(sense);
  if (paced && asked.length === 0)
    return { metrics: ['speed'], scope: { kind: 'each', series: evenly }, operation: { kind } };
  // Questions about the pacing of the whole have an answer of their own, which comes first.
  const whether = kind === 'trend' && sense.asks('whether');
  if (asked.length === 0 && usual.kind !== 'rep' && !whether) return null;
  if (sense.comparatives.length > 0 && kind === 'trend')
    return {
      metrics: withComparative(sense),
      scope: { kind: 'each', series: usual },
      operation: { kind },
    };
  return { metrics: asked, scope: { kind: 'each', series: evenly }, operation: { kind } };
}

/** "Did I slow down", "was I getting faster or not". */
function isOfSpeed({ comparatives, slots }: Sense): boolean {
  return (
    comparatives.some(({ channel }) => channel === 'speed') ||
    slots.some((slot) => slot.kind === 'doing' && /\b(?:slow|sped|speed)/.test(slot.text))
  );
}

/** "Did I fade on the later hills": the ground does not fade. */
function isFading({ slots }: Sense): boolean {
  return slots.some(
    (slot) =>
      slot.kind === 'doing' &&
      slot.doing === 'trend' &&
      /^(?:fad|slow|weak|die|tail|sag|flag|h[eo]ld)/.test(slot.text),
  );
}

/** "Did I blow up?" asks whether there was such a moment, and so for the course. */
function courseOf(sense: Sense): 'trend' | 'spread' | null {
  if (sense.does('trend') || (sense.does('onset') && sense.asks('whether'))) return 'trend';
  return sense.does('spread') ? 'spread' : null;
}
