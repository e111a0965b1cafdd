import { METRES_PER_MILE } from '#kernel/units.js';
import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { Scope, Series } from '#coaching/domain/query/query.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import type { Slot } from '../slot.js';
import { atEnd, timed } from './asked-metrics.js';
import { isHigh } from './is-high.js';
import type { Found } from './reader.js';

/** "Rank my laps", "top three reps", "the three poorest, worst first". */
export function ranks(sense: Sense, usual: Series): Found | null {
  const [end] = sense.ends;
  const most = countBeside(sense);
  if (!sense.does('rank') && most === null) return null;
  // "The gap from best to worst".
  if (most === null && (sense.does('difference') || sense.does('spread')))
    return {
      metrics: withEnd(sense),
      scope: { kind: 'each', series: sense.read.series?.series ?? usual },
      operation: { kind: 'ends', end: 'best' },
    };
  const series = sense.read.series?.series ?? usual;
  const counted = most !== null && plural(sense) ? { most } : {};
  return {
    metrics: withEnd(sense),
    scope: { kind: 'each', series },
    operation: { kind: 'rank', end: end?.end ?? 'best', ...counted },
  };
}

/** "Top 3", "3 fastest", "the three poorest". */
function countBeside({ slots }: Sense): number | null {
  for (const [index, slot] of slots.entries()) {
    if (slot.kind !== 'number' || slot.value < 2 || slot.value > 20) continue;
    const [before, after] = [slots[index - 1], slots[index + 1]];
    if (after?.kind === 'end') return slot.value;
    if (before?.kind === 'doing' && before.doing === 'rank') return slot.value;
    if (before?.kind === 'end' && /^(?:top|bottom)$/.test(before.text)) return slot.value;
    // "Steepest of the 3" is one, "fastest 3 km" are three.
    if (
      before?.kind === 'end' &&
      after?.kind === 'series' &&
      slot.at - before.at - before.text.length <= 1
    )
      return slot.value;
  }
  return null;
}

function plural({ read }: Sense): boolean {
  return read.series === null || read.series.plural;
}

export function bothEnds(sense: Sense, usual: Series): Found | null {
  const [first, second] = sense.ends;
  if (!first || !second || isHigh(first.end) === isHigh(second.end)) return null;
  // "Sucked the most" has one end.
  if (/^(?:most|least)$/.test(second.text) || /^(?:most|least)$/.test(first.text))
    if (!sense.joins('and') && !sense.joins('or') && !sense.joins('versus')) return null;
  if (sense.read.series === null && sense.metrics.length > 0) return null;
  return {
    metrics: withEnd(sense),
    scope: { kind: 'each', series: sense.read.series?.series ?? usual },
    operation: { kind: 'ends', end: first.end },
  };
}

/** "Fastest km", "which lap sucked", "strongest of the ten"; of the whole it is its statistic. */
export function extremes(sense: Sense, usual: Series): Found | null {
  const [end] = sense.ends;
  if (!end) return null;
  const sprint = sprintOf(sense, usual);
  if (sprint) return sprint;
  const named = sense.read.series?.series;
  const series =
    named ?? kmAsked(sense) ?? lastingAsked(sense, usual) ?? (isOfParts(sense) ? usual : null);
  if (series === null || sense.read.scopes.length > 0) return null;
  const metrics = withEnd(sense);
  // "Highest watts and in which lap".
  if (named && SPOT.test(sense.text) && end.channel === null && sense.metrics.length === 1)
    return {
      metrics: sense.metrics.map((metric) => atEnd(metric, sense)),
      scope: { kind: 'each', series: named },
      operation: { kind: 'extreme', end: isHigh(end.end) ? 'most' : 'least', which: 1 },
    };
  // "Where was I fastest" asks for a moment.
  const placed = (sense.asks('when') || sense.asks('where')) && !kmAsked(sense);
  if (placed && sense.read.series === null && metrics.length > 0 && !sense.has('one'))
    return {
      metrics: metrics.map((metric) => atEnd(metric, sense)),
      scope: { kind: 'whole' },
      operation: { kind: 'when' },
    };
  const scope: Scope = {
    kind: 'end',
    series,
    metric: metrics[0] ?? null,
    end: end.end,
    which: sense.which,
  };
  if (sense.asks('why')) return { metrics, scope, operation: { kind: 'why' } };
  if ((sense.asks('when') || sense.asks('where')) && !sense.asks('which') && !kmAsked(sense))
    return { metrics, scope, operation: { kind: 'when' } };
  const also = timed(sense).filter((metric) => !metrics.includes(metric));
  return {
    metrics: metrics.length > 0 ? [...metrics, ...also] : metrics,
    scope: { kind: 'each', series },
    operation: { kind: 'extreme', end: end.end, which: sense.which },
  };
}

/** The part in which a moment was, behind what is asked of the moment. */
const SPOT =
  /(?:^| )(?:and|&|plus|,) (?:(?:in|on|during) )?(?:which|what|the) (?:lap|km|kilomet(?:re|er)|mile|rep|interval|quarter|climb)(?: (?:it|its|that|thats|was|is|did)\b.*)?$/;

const SPRINT = /\b(?:sprint|burst|kick|surge|blast|jump)s?\b/;

/** "My biggest sprint" of a workout without intervals is its highest power, or speed. */
function sprintOf({ slots, metrics, ends, asks }: Sense, usual: Series): Found | null {
  const sprint = slots.some(({ kind, text }) => kind === 'series' && SPRINT.test(text));
  if (!sprint || usual.kind === 'rep' || ends.some(({ end }) => !isHigh(end))) return null;
  const speedy = metrics[0]?.startsWith('speed') === true || ends[0]?.channel === 'speed';
  return {
    metrics: [speedy ? 'speedMax' : 'powerMax'],
    scope: { kind: 'whole' },
    operation: asks('when') || asks('where') ? { kind: 'when' } : { kind: 'value' },
  };
}

/** "In which km was I slowest". */
function kmAsked({ slots, metrics }: Sense): Series | null {
  const asked = slots.find((slot) => slot.kind === 'ask' && slot.ask === 'where');
  const place = asked && /mile|k/.exec(asked.text.replace(/^\w+ (?:what|which)/, ''))?.[0];
  const peak = metrics.some((metric) => /(?:Max|Min)$/.test(metric));
  if (!place || peak) return null;
  return { kind: 'block', by: 'metres', length: place === 'mile' ? METRES_PER_MILE : 1000 };
}

const METRES = [200, 300, 400, 500, 600, 800, 1000, 1200, 1600];
const SECONDS = [15, 20, 30, 40, 45, 60, 90];

/** "Fastest 30", "which 400 was cooked": intervals by their bare length. */
function lastingAsked({ numbers, asks }: Sense, usual: Series): Series | null {
  if (usual.kind !== 'rep') return null;
  const length = numbers[0]?.value ?? 0;
  if (SECONDS.includes(length)) return { kind: 'rep', lasting: { by: 'seconds', length } };
  return METRES.includes(length) && asks('which')
    ? { kind: 'rep', lasting: { by: 'metres', length } }
    : null;
}

/** "Strongest?", "the worst one", "best of the five": parts without a noun. */
function isOfParts(sense: Sense): boolean {
  const [end] = sense.ends;
  if (sense.measures.length > 0) return false;
  if (end?.channel || sense.has('one') || sense.asks('which') || sense.pointing === 'many')
    return true;
  return sense.metrics.length === 0 && sense.content <= 2;
}

/** The biggest climb is the one with the most height, the biggest stop the longest. */
const SIZE: Partial<Record<Series['kind'], MetricId>> = {
  climb: 'gain',
  descent: 'loss',
  stop: 'time',
};

/** The nastiest climb is the steepest. */
const ROUGH = /^(?:nastiest|gnarliest|meanest|cruell?est)$/;

/** A word for an end right before a metric other than speed belongs to it. */
function namesEnd({ slots }: Sense): boolean {
  return slots.some((slot, index) => {
    const next = slots[index + 1];
    return slot.kind === 'end' && next?.kind === 'metric' && next.channel === 'cadence';
  });
}

function isLength(slot: Slot): boolean {
  return slot.kind === 'units' && /met(?:re|er)s|miles|km/.test(slot.text);
}

/** "Fastest km". */
function ofSeries({ slots }: Sense): boolean {
  return slots.some((slot, index) => slot.kind === 'end' && slots[index + 1]?.kind === 'series');
}

const SIZED = /^(?:biggest|largest|highest|smallest)$/;

/** "The highest heart rate": the end of a metric, not the size of a climb. */
function isOfMetric({ slots }: Sense, at: number): boolean {
  const index = slots.findIndex((slot) => slot.at === at);
  return slots[index + 1]?.kind === 'metric';
}

/** What is asked of the part at an end: what the word for it implies comes first. */
export function withEnd(sense: Sense): readonly MetricId[] {
  const size = SIZE[sense.read.series?.series.kind ?? 'rep'];
  const big = sense.ends.some(({ text, at }) => SIZED.test(text) && !isOfMetric(sense, at));
  if (size && big && (sense.metrics.length === 0 || size !== 'time'))
    return [size, ...timed(sense).filter((metric) => metric !== size)];
  const rough = sense.read.series?.series.kind === 'climb' && ROUGH.test(sense.ends[0]?.text ?? '');
  if (rough) return ['grade', ...timed(sense).filter((metric) => metric !== 'grade')];
  const channel = sense.ends.find(({ channel: own }) => own !== null)?.channel;
  const asked = timed(sense);
  if (!channel) return asked;
  // "Shortest and longest in metres".
  if (channel === 'time' && sense.slots.some(isLength))
    return ['distance', ...asked.filter((id) => id !== 'distance')];
  const implied = plainMetric(channel);
  // "Quickest cadence" is the highest.
  if (channel === 'speed' && namesEnd(sense)) return asked;
  if (channel === 'speed' && asked[0] === 'cadence' && asked.length === 1 && !ofSeries(sense))
    return asked;
  return [implied, ...asked.filter((metric) => metric !== implied)];
}
