import type { SideQuery } from '../comparison/side-query.js';
import type { SideMetricId } from '../comparison/side-metric-id.js';
import { isSpan } from '../comparison/side-values.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { End, Scope, Series } from '../query.js';
import { everyPart, matterOfSides } from './matter-of-sides.js';
import { movedSides } from './moved-sides.js';
import { aboutSides, WHOLE, type Found } from './about-sides.js';
import { efforts, limits, shared, whys } from './side-whole-readers.js';
import { implied, timed } from './side-metrics.js';
import type { SideSense } from './side-sense.js';

const VALUE = { kind: 'value' } as const;

/** What a sentence asks of workouts side by side; null where its words do not say it. */
export function composeSides(sense: SideSense, before: readonly SideQuery[]): SideQuery | null {
  const matter = matterOfSides(sense, before.at(-1));
  if (matter) return matter;
  const model = modelled(sense);
  if (model) return aboutSides(sense, model);
  if (sense.has('elsewhere') || NOT_HERE.test(sense.plain)) return null;
  const every = everyPart(sense);
  if (every) return every;
  const last = before.at(-1);
  const moved = last ? movedSides(sense, last) : null;
  if (moved) return moved;
  for (const reader of READERS) {
    const found = reader(sense);
    if (found) return aboutSides(sense, found);
  }
  return null;
}

/** What other parts of the coach answer: advice, fairness, fitness. */
const NOT_HERE =
  /\b(?:fair|comparable|apples|fitter|fitness|improv\w*|getting better|better shape|progress(?:ed|ing)?|at (?:the same|equal) (?:power|pace|watts|speed|output))\b/;

/** "Which one should I copy?": the side with the best pacing. */
function modelled({ plain, doings }: SideSense): Found | null {
  const asks = doings.has('course') && MODEL.test(plain) && !AHEAD.test(plain);
  return asks ? { metrics: [], scope: WHOLE, operation: { kind: 'course' } } : null;
}

const MODEL =
  /\b(?:should|would|do|can) (?:i|you) (?:\w+ ){0,2}(?:copy|repeat|imitate|follow|do|use|take)\b|\b(?:example|model|blueprint|template|learn)\b|\b(?:copy|repeat|imitate|follow)\b|\b(?:approach|strategy)\b/;

/** Advice for another day is no choice between these. */
const AHEAD = /\b(?:tomorrow|tmrw|tmw|today|tonight|next|again|rain\w*)\b/;

type Reader = (sense: SideSense) => Found | null;

/** The clearest words first. */
const READERS: readonly Reader[] = [
  shared,
  limits,
  efforts,
  gaps,
  whys,
  ranks,
  spreads,
  changes,
  extremes,
  counts,
  differences,
  courses,
  contests,
  tables,
  values,
  overviews,
];

/** "Which km shows the biggest gap", "where did I lose the time". */
function gaps(sense: SideSense): Found | null {
  const { series } = sense.read;
  if (sense.doings.has('gap') && series)
    return { scope: each(series.series), operation: { kind: 'gap' } };
  const lost = /\bwhere (?:did|do|was) i (?:lose|lost|gain|make up|slower|faster)\b/.test(
    sense.plain,
  );
  if (!lost) return null;
  return {
    metrics: ['speed'],
    scope: each(series?.series ?? KILOMETRES),
    operation: { kind: 'gap' },
  };
}

const KILOMETRES: Series = { kind: 'block', by: 'metres', length: 1000 };
function ranks(sense: SideSense): Found | null {
  const toEnd =
    /\b(?:fastest|highest|best|hardest|longest|slowest|lowest|worst|shortest) to (?:the )?(?:fastest|highest|best|easiest|longest|slowest|lowest|worst|shortest)\b/.exec(
      sense.plain,
    )?.[0];
  if (!sense.does('rank') && toEnd === undefined) return null;
  if (toEnd !== undefined && /\b(?:drop|difference|gap|range|spread|swing)\b/.test(sense.plain))
    return null;
  const metrics = implied(sense);
  if (metrics.length === 0 && sense.has('unread')) return null;
  if (metrics.length === 0 && /\b(?:hard|easy|tough)\w*\b/.test(sense.plain)) return null;
  const low =
    /^(?:slowest|lowest|worst|shortest)\b/.test(toEnd ?? '') ||
    /\b(?:ascending|(?:slowest|lowest|least|shortest) first)\b/.test(sense.plain);
  return { metrics, scope: scopeOf(sense) ?? WHOLE, operation: { kind: 'rank', most: !low } };
}

/** "How consistent were the reps", "the drop between best and worst rep". */
function spreads(sense: SideSense): Found | null {
  const series = sense.read.series?.series;
  const [first, second] = sense.ends;
  const both = first && second && isHigh(first.end) !== isHigh(second.end);
  if (!series || sense.read.scopes.length > 0 || !(both || sense.does('spread'))) return null;
  return { metrics: implied(sense), scope: each(series), operation: { kind: 'spread' } };
}

function isHigh(end: End): boolean {
  return end === 'best' || end === 'most';
}

/** "Delta rep 1 to rep 5", "which one faded more", "how did watts change over the reps". */
function changes(sense: SideSense): Found | null {
  const { scopes, series } = sense.read;
  const [from, to, ...more] = scopes;
  const fades = sense.doings.has('fade');
  const moves =
    fades ||
    sense.doings.has('rise') ||
    /\b(?:change[sd]?|delta|went|develop\w*|los(?:e|t))\b/.test(sense.plain) ||
    sense.does('trend') ||
    FROM_TO.test(sense.plain);
  if (!moves || more.length > 0 || sense.doings.has('changed')) return null;
  if (isAveraged(sense) && sense.named.each) return null;
  if (CHANGELESS.some((id) => sense.sideMetrics.includes(id))) return null;
  const most = sense.named.which || sense.comparatives.length > 0 ? !fades : null;
  const operation = { kind: 'change', most } as const;
  if (from && to) return { scope: from, further: [to], operation };
  if (from && !(sense.named.which && (fades || sense.doings.has('rise')))) return null;
  const parts = series && isOrdered(series) ? each(series.series) : WHOLE;
  return { scope: parts, operation };
}

const FROM_TO = /\bfrom\b.*\bto\b|\bhappened\b/;
/** Changes of their own. */
const CHANGELESS: readonly SideMetricId[] = ['decoupling'];
const ORDERED: readonly Series['kind'][] = ['rep', 'lap', 'block', 'quarter', 'half', 'climb'];

/** "Over the set" is over its intervals. */
function isOrdered({
  series,
  plural,
}: {
  readonly series: Series;
  readonly plural: boolean;
}): boolean {
  return ORDERED.includes(series.kind) || (series.kind === 'set' && plural);
}

/** "Fastest km of each", "top rep per session", "best climbing rate of either". */
function extremes(sense: SideSense): Found | null {
  const [end] = sense.ends;
  const series = sense.read.series?.series;
  if (!end) return null;
  const metrics = implied(sense);
  const climbs = series?.kind !== 'climb' && metrics.includes('vam');
  if (series || climbs)
    return {
      metrics: metrics.filter((id) => id !== 'gain'),
      scope: each(series && !climbs ? series : { kind: 'climb' }),
      operation: { kind: 'extreme', end: end.end, each: sense.named.each },
    };
  return null;
}

function counts(sense: SideSense): Found | null {
  const series = sense.read.series?.series;
  if (!series || !(sense.asks('how many') || sense.does('count'))) return null;
  if (sense.sideMetrics.length > 0) return null;
  const most = sense.named.which ? !isLess(sense) : null;
  return { metrics: [], scope: each(series), operation: { kind: 'count', most } };
}

function differences(sense: SideSense): Found | null {
  if (!sense.doings.has('changed') || sense.sideMetrics.length > 0) return null;
  return { scope: WHOLE, operation: { kind: 'changed' } };
}

/** "Which one did I pace better?"; with a metric its value as well. */
function courses(sense: SideSense): Found | null {
  if (!sense.doings.has('course') || sense.read.series || sense.read.scopes.length > 0) return null;
  return isAveraged(sense) ? null : { metrics: [], scope: WHOLE, operation: { kind: 'course' } };
}

function isAveraged({ plain, sideMetrics }: SideSense): boolean {
  return /\b(?:avg|average|mean)\b/.test(plain) && sideMetrics.length > 0;
}

/** "Which was faster", "where did I climb more", "who had the highest pulse". */
function contests(sense: SideSense): Found | null {
  if (sense.doings.has('won'))
    return { scope: scopeOf(sense) ?? WHOLE, operation: { kind: 'which', most: true } };
  const [end] = [...sense.ends, ...sense.comparatives];
  if (!end) return null;
  const metrics = implied(sense);
  // Effort is one verdict, not one metric.
  if (metrics.length === 0) return null;
  const asks =
    sense.named.which || sense.asks('where') || sense.asks('which') || sense.ends.length > 0;
  const scope = scopeOf(sense) ?? WHOLE;
  const claims =
    sense.named.refs.length > 0 || (scope.kind === 'whole' && sense.read.loose.length > 0);
  if ((!asks && !claims) || (sense.asks('how much') && !sense.named.which))
    return { metrics, scope, operation: VALUE };
  return { metrics, scope, operation: { kind: 'which', most: isMostOf(sense, metrics[0]) } };
}

/** The worst heart rate and the worst decoupling are high ones. */
function isMostOf(sense: SideSense, metric: SideMetricId | undefined): boolean {
  const end = [...sense.ends, ...sense.comparatives][0]?.end;
  const lessIsBetter = metric && isSpan(metric) && SPAN_METRICS[metric].better === 'less';
  if (lessIsBetter && (end === 'best' || end === 'worst')) return end === 'worst';
  return !isLess(sense);
}

function isLess({ ends, comparatives }: SideSense): boolean {
  const found: End | undefined =
    [...ends, ...comparatives].find(({ channel }) => channel === null)?.end ??
    [...ends, ...comparatives][0]?.end;
  return found === 'least' || found === 'worst';
}

const GROUND: readonly Series['kind'][] = ['climb', 'descent'];
const LISTED =
  /\b(?:(\w+?)s? (?:by|for) \1s?|side by side|next to (?:each other|one another)|one by one|each (?:rep|interval|lap|km|climb|quarter|half)|tables?|list|every|splits|break ?down)\b/;

/** "Rep by rep", "km splits side by side", "halves of all three in a table". */
function tables(sense: SideSense): Found | null {
  const series = sense.read.series;
  if (!series || sense.read.scopes.length > 0) return null;
  const totalled = sense.slots.some(
    (slot) => slot.kind === 'statistic' && slot.statistic === 'total',
  );
  if (totalled && sense.sideMetrics.length > 0) return null;
  if (isAveraged(sense) && GROUND.includes(series.series.kind)) return null;
  if (sense.does('share'))
    return { metrics: ['time'], scope: each(series.series), operation: VALUE };
  const averaged = series.series.kind === 'rep' || series.series.kind === 'recovery';
  const listed = LISTED.test(sense.plain) || sense.does('list') || sense.has('each');
  if (averaged && !listed) return null;
  if (series.series.kind === 'stop')
    return { metrics: [], scope: each(series.series), operation: { kind: 'count', most: null } };
  return { scope: each(series.series), operation: { kind: 'table' } };
}

function values(sense: SideSense): Found | null {
  const { scopes, series } = sense.read;
  const [scope, ...further] = scopes;
  const metrics = timed(sense);
  if (scope) return { metrics, scope, ...(further.length > 0 && { further }), operation: VALUE };
  if (series)
    return { metrics: rested(sense, metrics), scope: each(series.series), operation: VALUE };
  const averaged = sense.slots.some(
    (slot) => slot.kind === 'statistic' && slot.statistic === 'average',
  );
  return metrics.length > 0 || averaged ? { metrics, scope: WHOLE, operation: VALUE } : null;
}

/** "Did I rest the same": recoveries without a metric are long or short. */
function rested({ read }: SideSense, metrics: readonly SideMetricId[]): readonly SideMetricId[] {
  return metrics.length === 0 && read.series?.series.kind === 'recovery' ? ['time'] : metrics;
}

function overviews({ doings, does }: SideSense): Found | null {
  if (!doings.has('compare') && !does('list')) return null;
  return { metrics: [], scope: WHOLE, operation: { kind: 'table' } };
}

function scopeOf({ read: { scopes, series } }: SideSense): Scope | null {
  return scopes[0] ?? (series ? each(series.series) : null);
}

function each(series: Series): Scope {
  return { kind: 'each', series };
}
