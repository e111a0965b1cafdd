import { spotIn, type Spot } from '#coaching/domain/understanding/spot.js';
import type { MetricId } from '../metrics/span-metric.js';
import type { Operation, Query, Scope, Series } from '../query.js';
import type { Beside } from './beside.js';
import { endIn, type EndAsked } from './end-asked.js';
import { limitIn } from './limit-asked.js';
import { metricsIn } from './metrics-asked.js';
import { movedOn } from './moved-on.js';
import { scopesIn } from './pair-asked.js';
import { phaseIn } from './phase-asked.js';
import { scopeOf } from './scope-of.js';
import { lastingIn, nthIn, seriesIn, type SeriesAsked } from './series-asked.js';
import { unitsIn } from './units-asked.js';
import { wholeIn } from './whole-asked.js';
import {
  BOTH_ENDS,
  COUNT,
  HOW_LONG,
  LIST,
  MEAN,
  NOT_HERE,
  ONSET,
  POINTS_AT_PARTS,
  RANK,
  SPREAD,
  TOTAL,
  TREND,
  WHEN,
  WHY,
} from './words.js';

/** What a question asks of a workout, as far as its words alone say it; null where they do not. */
export function readQuery(text: string, beside: Beside): Query | null {
  // "The last full km" is the last one: what is cut off is never meant.
  const plain = text.replace(/\b(?:full|whole|complete) (?=km|kilomet|mile|lap)/g, '');
  const units = unitsIn(plain);
  const read = movedOn(plain, beside) ?? ofItself(plain, beside);
  return read && units ? { ...read, units } : read;
}

function ofItself(plain: string, { usual }: Beside): Query | null {
  if (NOT_HERE.test(plain)) return null;
  const metrics = metricsIn(plain);
  const base = { metrics, why: WHY.test(plain) };
  const pair = scopesIn(plain, usual);
  if (pair) return { ...base, scope: pair[0], operation: { kind: 'difference', to: pair[1] } };
  if (ONSET.test(plain))
    return {
      ...base,
      metrics: metrics.filter((id) => CHANNELS.includes(id)),
      scope: { kind: 'each', series: evenly(usual) },
      operation: { kind: 'onset' },
    };
  const spot = spotIn(plain);
  const named = seriesNamed(plain, usual);
  const end = endIn(plain);
  if (named && (spot === null || (end !== null && (end.which > 1 || !isNumbered(spot))))) {
    const query = onSeries(plain, named, end, base);
    if (query) return query;
  }
  const whole = wholeIn(plain);
  if (whole && spot === null) return { ...whole, why: base.why };
  const phase = phaseIn(plain);
  if (phase && metrics.length > 0) return { ...base, scope: phase, operation: VALUE };
  // What a why takes for granted is checked by whoever answers about that place.
  if (spot === null || base.why) return null;
  return { ...base, scope: scopeOf(spot), operation: VALUE };
}

const VALUE = { kind: 'value' } as const;

/** Kilometres of a run, stretches of five minutes of a ride: short enough to find a place. */
function evenly(usual: Series): Series {
  return usual.kind === 'block' ? usual : { kind: 'block', by: 'seconds', length: 300 };
}

/** The series that is named, or the usual one where the words point at parts without a noun. */
function seriesNamed(plain: string, usual: Series): SeriesAsked | null {
  const named = seriesIn(plain);
  const lasting = usual.kind === 'rep' ? lastingIn(plain) : null;
  if (lasting && (named === null || named.series.kind === 'rep'))
    return { series: { kind: 'rep', lasting }, plural: named?.plural ?? true };
  if (named) return named;
  const short = plain.split(' ').length <= 3 && (SPREAD.test(plain) || RANK.test(plain));
  // "What did my pulse do over the two hours?"
  if (TREND.test(plain) && metricsIn(plain).some((id) => CHANNELS.includes(id)))
    return { series: usual.kind === 'rep' ? usual : { kind: 'quarter' }, plural: true };
  return POINTS_AT_PARTS.test(plain) || (short && usual.kind === 'rep')
    ? { series: usual, plural: true }
    : null;
}

const CHANNELS: readonly MetricId[] = ['power', 'heartRate', 'cadence', 'speed'];

type Base = Pick<Query, 'metrics' | 'why'>;

function onSeries(
  plain: string,
  named: SeriesAsked,
  end: EndAsked | null,
  base: Base,
): Query | null {
  const { series } = named;
  const operation = operationOn(plain, named, end, base);
  if (operation !== null)
    return {
      ...base,
      metrics: ranked(
        base,
        end,
        operation.kind === 'countWhere' ? limitIn(plain, series)?.metric : undefined,
      ),
      scope: scopeFor(series, operation, end),
      operation,
    };
  const nth = nthIn(plain);
  if (nth !== null) return { ...base, scope: { kind: 'one', series, nth }, operation: VALUE };
  // "The climb", "the 4 min one": the only one, or the table of all.
  const pointed = /\b(?:the|that|this|my|on) (?:\w+ )?(?:climb|hill|descent|downhill|ascent)s?\b/;
  const ground = (series.kind === 'climb' || series.kind === 'descent') && pointed.test(plain);
  const downhill = /\b(?:going |went |ran |rode )?(?:downhill|uphill)\b/.test(plain);
  const lasting = series.kind === 'rep' && series.lasting !== undefined;
  return ground || downhill || lasting
    ? { ...base, scope: { kind: 'each', series }, operation: { kind: 'list' } }
    : null;
}

/** "When was the longest stop" is about one, "which lap was the slowest" about all. */
function scopeFor(series: Series, operation: Operation, end: EndAsked | null): Scope {
  if ((operation.kind === 'when' || operation.kind === 'why') && end)
    return { kind: 'end', series, metric: end.metric, end: end.end, which: end.which };
  return { kind: 'each', series };
}

function isNumbered(spot: Spot): boolean {
  return 'number' in spot;
}

type Reader = (plain: string, named: SeriesAsked, end: EndAsked | null) => Operation | null;

const when = (holds: boolean, operation: Operation | null): Operation | null =>
  holds ? operation : null;

/** What is to be done with all parts of a series, the clearest words first. */
const READERS: readonly Reader[] = [
  (plain, _, end) => when(RANK.test(plain), { kind: 'rank', end: end?.end ?? 'best' }),
  (plain, { series }) =>
    when(
      COUNT.test(plain) || /\bhow many\b/.test(plain),
      limitIn(plain, series)?.operation ?? null,
    ),
  (plain) => when(COUNT.test(plain), { kind: 'count' }),
  (plain, { series }, end) =>
    when(series.kind === 'stop' && end === null && HOW_LONG.test(plain), { kind: 'count' }),
  (plain, _, end) => when(BOTH_ENDS.test(plain), { kind: 'ends', end: end?.end ?? 'best' }),
  (plain, { series }, end) =>
    when(
      WHEN.test(plain) &&
        (series.kind === 'stop' || /^(?:when|where)\b/.test(plain)) &&
        (end !== null || series.kind === 'stop'),
      { kind: 'when' },
    ),
  (plain, _, end) => when(end !== null && WHY.test(plain), { kind: 'why' }),
  (_, __, end) => end && { kind: 'extreme', end: end.end, which: end.which },
  (plain) => when(TOTAL.test(plain), { kind: 'total' }),
  (plain, { series }) =>
    when(MEAN.test(plain) && series.kind !== 'block' && metricsIn(plain).length > 0, {
      kind: 'mean',
    }),
  (plain) => when(TREND.test(plain), { kind: 'trend' }),
  (plain) => when(SPREAD.test(plain), { kind: 'spread' }),
  (plain) =>
    when(
      LIST.test(plain) || /^(?:my )?(?:\w+ )?(?:laps|splits|reps|intervals)(?: \w+)?$/.test(plain),
      {
        kind: 'list',
      },
    ),
  (plain, { plural, series }) =>
    when(
      plural &&
        (series.kind === 'rep' || series.kind === 'recovery') &&
        metricsIn(plain).length > 0,
      {
        kind: 'list',
      },
    ),
];
/** Those that a single part can be asked for as well. */
const OF_SINGULAR = 8;

function operationOn(
  plain: string,
  named: SeriesAsked,
  end: EndAsked | null,
  { why }: Base,
): Operation | null {
  const many = named.plural || /\b(?:each|every|per|by)\b/.test(plain);
  if (why && end === null) return null;
  const readers = many ? READERS : READERS.slice(0, OF_SINGULAR);
  for (const read of readers) {
    const operation = read(plain, named, end);
    if (operation) return operation;
  }
  return null;
}

/** "Which climb was the longest" asks for its time first, whatever else it names. */
function ranked(
  { metrics }: Base,
  end: EndAsked | null,
  limited: MetricId | undefined,
): Query['metrics'] {
  if (limited !== undefined) return [limited];
  const implied = end?.metric ?? null;
  return implied === null ? metrics : [implied, ...metrics.filter((id) => id !== implied)];
}
