import type { SideDoing } from '../comparison/side-doings.js';
import type { LimitedChannel, SideMetricId, SideQuery } from '../comparison/side-query.js';
import type { End, Scope, Series } from '../query.js';
import { bestEffortOf } from './best-effort-of.js';
import { limitOf } from './limit-of.js';
import { movedSides } from './moved-sides.js';
import { aboutSides, type Found } from './about-sides.js';
import { implied, timed } from './side-metrics.js';
import type { SideSense } from './side-sense.js';

const WHOLE: Scope = { kind: 'whole' };
const VALUE = { kind: 'value' } as const;

/** What a sentence asks of workouts side by side; null where its words do not say it. */
export function composeSides(sense: SideSense, before: readonly SideQuery[]): SideQuery | null {
  if (sense.has('elsewhere') || NOT_HERE.test(sense.plain)) return null;
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

type Reader = (sense: SideSense) => Found | null;

/** The clearest words first. */
const READERS: readonly Reader[] = [
  shared,
  limits,
  efforts,
  gaps,
  whys,
  ranks,
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

function shared({ doings, sideMetrics }: SideSense): Found | null {
  if (!doings.has('shared')) return null;
  return {
    metrics: sideMetrics.filter((id) => id !== 'gain'),
    scope: WHOLE,
    operation: { kind: 'shared' },
  };
}

const LIMITED: readonly string[] = ['power', 'heartRate', 'speed', 'cadence'];

function limits(sense: SideSense): Found | null {
  const operation = limitOf(sense)?.operation;
  if (operation?.kind !== 'timeWhere' || !LIMITED.includes(operation.channel)) return null;
  return {
    metrics: [],
    scope: WHOLE,
    operation: {
      kind: 'timeWhere',
      channel: operation.channel as LimitedChannel,
      above: operation.above ?? null,
      below: operation.below ?? null,
    },
  };
}

function efforts(sense: SideSense): Found | null {
  const asked = bestEffortOf(sense)?.operation ?? timeOver(sense);
  if (asked?.kind !== 'bestEffort') return null;
  return {
    metrics: [],
    scope: WHOLE,
    operation: { kind: 'effort', by: asked.by, length: asked.length },
  };
}

/** "10k time in both": a distance without a place. */
function timeOver({ measures, sideMetrics, read }: SideSense) {
  const [measure, ...more] = measures;
  if (measure?.by !== 'metres' || more.length > 0 || measure.value < SHORTEST_RACE_M) return null;
  if (read.scopes.length > 0 || read.series || !sideMetrics.includes('time')) return null;
  return { kind: 'bestEffort', by: measure.by, length: measure.value } as const;
}

const SHORTEST_RACE_M = 400;

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
const COURSES: readonly SideDoing[] = ['course', 'fade', 'rise'];
const CAUSE = /\b(?:cause|reason|explanation|how come|why)\b/;

function whys(sense: SideSense): Found | null {
  if (!CAUSE.test(sense.plain)) return null;
  // "Why did I finish weaker on one of them" is about the course.
  if (COURSES.some((doing) => sense.doings.has(doing)))
    return { metrics: [], scope: WHOLE, operation: { kind: 'course' } };
  const metrics = implied(sense);
  return metrics.length > 0 ? { metrics, scope: WHOLE, operation: { kind: 'why' } } : null;
}

function ranks(sense: SideSense): Found | null {
  const toEnd =
    /\b(?:fastest|highest|best|hardest|longest|slowest|lowest|worst|shortest) to (?:the )?(?:fastest|highest|best|easiest|longest|slowest|lowest|worst|shortest)\b/.exec(
      sense.plain,
    )?.[0];
  if (!sense.does('rank') && toEnd === undefined) return null;
  const metrics = implied(sense);
  if (metrics.length === 0) return null;
  const low =
    /^(?:slowest|lowest|worst|shortest)\b/.test(toEnd ?? '') ||
    /\b(?:ascending|(?:slowest|lowest|least|shortest) first)\b/.test(sense.plain);
  return { metrics, scope: scopeOf(sense) ?? WHOLE, operation: { kind: 'rank', most: !low } };
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
  if (from) return null;
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
  return { metrics, scope, operation: { kind: 'which', most: !isLess(sense) } };
}

function isLess({ ends, comparatives }: SideSense): boolean {
  const found: End | undefined =
    [...ends, ...comparatives].find(({ channel }) => channel === null)?.end ??
    [...ends, ...comparatives][0]?.end;
  return found === 'least' || found === 'worst';
}

const LISTED =
  /\b(?:\w+ (?:by|for) \w+|side by side|next to (?:each other|one another)|one by one|tables?|list|every|splits|break ?down)\b/;

/** "Rep by rep", "km splits side by side", "halves of all three in a table". */
function tables(sense: SideSense): Found | null {
  const series = sense.read.series;
  if (!series || sense.read.scopes.length > 0) return null;
  const totalled = sense.slots.some(
    (slot) => slot.kind === 'statistic' && slot.statistic === 'total',
  );
  if (totalled && sense.sideMetrics.length > 0) return null;
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
