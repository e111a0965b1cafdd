import type { MetricId } from '#coaching/domain/query/metrics/metric-id.js';
import type { End, Query, Scope, Series } from '#coaching/domain/query/query.js';
import type { Around } from '../around.js';
import { plainMetric } from '../metric-of.js';
import type { Sense } from '../sense.js';
import type { SlotOf } from '../slot.js';
import { isHigh } from '../workout/is-high.js';
import { asked, bare, namedOr, oneOf, OPPOSITE, seriesOf } from './last-query.js';

const STARTS = /\b(?:start(?:ed|s)?|beg[iau]n|set in|kick(?:ed)? in|happen(?:ed)?)\b/;

const SINCE =
  /\b(?:since when|from when(?: on)?|from where(?: on)?|from what point|starting when)\b/;

function asksPlace({ asks }: Sense): boolean {
  return asks('which') || asks('when') || asks('where');
}

/** "From which one on?", "in which one did it start?" after a trend. */
export function begins(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const since =
    SINCE.test(sense.text) && /^(?:trend|list|difference|spread)$/.test(last.operation.kind);
  const started =
    /^(?:trend|difference|spread|list)$/.test(last.operation.kind) &&
    STARTS.test(sense.text) &&
    asksPlace(sense);
  if (!(sense.does('onset') || started || since) || !series || sense.read.scopes.length > 0)
    return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'onset' },
  };
}

/** "Which was number 2 then?" after the fastest. */
export function nextBest({ asks, read, ends }: Sense, last: Query): Query | null {
  const [nth] = read.loose;
  if (last.operation.kind !== 'extreme' || !asks('which') || ends.length > 0) return null;
  if (typeof nth !== 'number' || nth < 2 || read.series) return null;
  return { ...last, operation: { ...last.operation, which: nth } };
}

const REVERSED = /\b(?:revers(?:e|ed)|other way (?:round|around)|opposite)\b/;

/** "Sort them by power", "top two only", "worst first". */
export function ranked(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const [end] = sense.ends;
  const most = sense.numbers[0]?.value ?? 0;
  const few = end && most >= 2 && most <= 20 && sense.measures.length === 0 ? most : null;
  if (last.operation.kind === 'rank' && REVERSED.test(sense.text))
    return { ...last, operation: { ...last.operation, end: OPPOSITE[last.operation.end] } };
  const turned = end && last.operation.kind === 'rank' && /\bfirst$/.test(sense.text);
  if (sense.read.series || !series) return null;
  if (few !== null)
    return {
      ...bare(last),
      metrics: end?.channel ? [plainMetric(end.channel)] : namedOr(sense, last),
      scope: { kind: 'each', series },
      operation: { kind: 'rank', end: end?.end ?? 'best', most: few },
    };
  if (!sense.does('rank') && !turned) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'rank', end: sense.ends[0]?.end ?? 'best' },
  };
}

/** "How much slower than the fastest?" */
export function fromEnd(sense: Sense, last: Query): Query | null {
  const scope = oneOf(last);
  const [end] = sense.ends;
  const series = seriesOf(last);
  if (!scope || !end || !series || !(sense.comparatives.length > 0 || sense.does('difference')))
    return null;
  const metrics = end.channel ? [plainMetric(end.channel)] : namedOr(sense, last);
  const to: Scope = {
    kind: 'end',
    series,
    metric: metrics[0] ?? null,
    end: end.end,
    which: sense.which,
  };
  return { ...bare(last), metrics, scope, operation: { kind: 'difference', to } };
}

/** "Top minus bottom", "quickest to slowest", "max - min": how far both ends are apart. */
export function gapOfEnds(sense: Sense, last: Query): Query | null {
  const series = sense.read.series?.series ?? seriesOf(last);
  const asked = sense.does('difference') || sense.does('spread');
  if (!series || !asked || sense.read.scopes.length > 0) return null;
  const [first, second] = sense.content <= 1 && isTable(last) ? BOTH_ENDS : bothEndsOf(sense);
  if (!first || !second || isHigh(first.end) === isHigh(second.end)) return null;
  const channel = first.channel ?? second.channel;
  const metric = channel ? plainMetric(channel) : (namedOr(sense, last)[0] ?? null);
  const at = (end: End): Scope => ({ kind: 'end', series, metric, end, which: 1 });
  return {
    ...bare(last),
    metrics: metric ? [metric] : [],
    scope: at(first.end),
    operation: { kind: 'difference', to: at(second.end) },
  };
}

const BOTH_ENDS: readonly Ended[] = [
  { end: 'most', channel: null },
  { end: 'least', channel: null },
];

/** "Diff?" after the values of some parts is between the highest and the lowest. */
function isTable({ scope, operation }: Query): boolean {
  return scope.kind === 'each' && operation.kind === 'list';
}

type Ended = Pick<SlotOf<'end'>, 'end' | 'channel'>;

function bothEndsOf({ ends, slots }: Sense): readonly Ended[] {
  if (ends.length > 1) return ends;
  return slots.flatMap((slot): readonly Ended[] => {
    if (slot.kind !== 'statistic') return [];
    if (slot.statistic === 'highest') return [{ end: 'most', channel: null }];
    return slot.statistic === 'lowest' ? [{ end: 'least', channel: null }] : [];
  });
}

/** Strength and effort are of the output, whatever was spoken of before. */
const OF_OUTPUT = /^(?:strongest|weakest|most powerful|hardest|toughest|easiest|stronger|weaker)$/;
const OUTPUTS: readonly MetricId[] = [
  'power',
  'normalized',
  'powerMax',
  'powerPerKilo',
  'powerShare',
];

/** What the parts are ordered by where only the end is named. */
function inheritedOrder(
  last: Query,
  series: Series,
  { end, channel, text }: Pick<SlotOf<'end'>, 'end' | 'channel' | 'text'>,
): { readonly metrics: Query['metrics']; readonly end: End } {
  const timed = last.metrics[0] === 'time';
  // The worst wait is the longest.
  if (series.kind === 'stop') return { metrics: ['time'], end: end === 'least' ? 'least' : 'most' };
  // "Fastest?" after a list of times: the shortest time.
  if (channel === 'speed' && timed && seriesOf(last)?.kind === series.kind)
    return { metrics: ['time'], end: end === 'most' ? 'least' : 'most' };
  if (channel) return { metrics: [plainMetric(channel)], end };
  if (OF_OUTPUT.test(text) && !OUTPUTS.includes(last.metrics[0] ?? 'power'))
    return { metrics: [], end };
  const even = ['block', 'half', 'quarter', 'third'].includes(series.kind);
  return { metrics: timed && even ? [] : last.metrics, end };
}

/** "And the worst?", "shortest?", "was the longer one also the hardest". */
export function otherEnd(sense: Sense, last: Query, { usual }: Around): Query | null {
  const [end] = sense.ends;
  const [longer] = end ? [] : sense.comparatives;
  const found = end ?? (longer && (sense.has('one') || sense.asks('which')) ? longer : undefined);
  if (!found || sense.measures.length > 0) return null;
  const series = sense.read.series?.series ?? seriesOf(last) ?? usual;
  if (last.operation.kind === 'bestEffort' && series.kind === 'block')
    return {
      ...bare(last),
      metrics: [],
      scope: { kind: 'whole' },
      operation: { kind: 'bestEffort', by: series.by, length: series.length },
    };
  const ordered = inheritedOrder(last, series, found);
  const own = found.channel === null && asked(sense).length > 0 && series.kind !== 'stop';
  const implied = own ? asked(sense) : ordered.metrics;
  const side = own ? found.end : ordered.end;
  const further = series.kind === 'stop' ? [] : asked(sense);
  const metrics = [...implied, ...further.filter((metric) => !implied.includes(metric))];
  if (sense.asks('when') || sense.asks('where') || sense.asks('why'))
    return {
      ...bare(last),
      metrics,
      scope: {
        kind: 'end',
        series,
        metric: metrics[0] ?? null,
        end: side,
        which: sense.which,
      },
      operation: { kind: sense.asks('why') ? 'why' : 'when' },
    };
  const claimed = sense.asks('whether') || ALSO.test(sense.text) ? claimedBy(sense, last) : null;
  return {
    ...bare(last),
    metrics,
    ...(claimed && { claimed }),
    scope:
      sense.pointing === 'many' && last.scope.kind === 'each' && !sense.read.series
        ? last.scope
        : { kind: 'each', series },
    operation: { kind: 'extreme', end: side, which: sense.which },
  };
}

/** "Also the longest one?" */
const ALSO = /^(?:so |and )*(?:also|is it|that one|it was|that was)\b|\b(?:too|as well|also)\b/;

/** "Was that one also the longest?": the part that was spoken of is taken for it. */
function claimedBy(sense: Sense, last: Query): Scope | null {
  const one = oneOf(last);
  if (!one || !('series' in one) || sense.which > 1 || sense.read.series) return null;
  const points = sense.pointing === 'one' || ALSO.test(sense.text);
  return points && !sense.asks('which') && !sense.asks('what') ? one : null;
}

const EACH = /\b(?:each|every|all)(?: of them| one)?\b/;

/** "As a table, please", "each one, pace too": the same values of all parts in order. */
export function asTable(sense: Sense, last: Query): Query | null {
  const series = seriesOf(last);
  const all = sense.does('list') || (EACH.test(sense.text) && !sense.asks('how many'));
  if (!all || !series || sense.read.series || sense.read.scopes.length > 0) return null;
  if (sense.ends.length > 0 || sense.comparatives.length > 0 || sense.does('trend')) return null;
  return {
    ...bare(last),
    metrics: namedOr(sense, last),
    scope: { kind: 'each', series },
    operation: { kind: 'list' },
  };
}
