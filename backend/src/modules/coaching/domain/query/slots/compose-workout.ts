import type { Query, Scope, Series } from '../query.js';
import type { Around } from './around.js';
import { bestEffortOf, bestEffortsOf } from './best-effort-of.js';
import { withCourse } from './course-of.js';
import { inherited } from './inherited.js';
import { limitOf } from './limit-of.js';
import { premiseOf } from './premise-of.js';
import { nestedOf } from './nested.js';
import { senseOf, type Sense } from './sense.js';
import { slowedAfter } from './workout/after-reader.js';
import {
  countClaims,
  extremeClaims,
  lengthClaims,
  peakClaims,
  timeClaims,
} from './workout/claim-readers.js';
import { bothEnds, extremes, ranks } from './workout/order-readers.js';
import { onePart, severalSeries, shares, twoParts, withoutParts } from './workout/part-readers.js';
import { projected } from './workout/projection-reader.js';
import type { Reader } from './workout/reader.js';
import { counts, onsets, overSeries } from './workout/series-readers.js';
import { covered, reached, stated, wholeValues } from './workout/whole-reader.js';

/** What a sentence asks of one workout; null where its words alone do not say it. */
export function composeWorkout(sense: Sense, around: Around): Query | null {
  const followed = projected(sense, around.usual) ?? followUp(sense, around);
  const query =
    followed ?? (isElsewhere(sense) ? null : (nested(sense, around) ?? ofItself(sense, around)));
  if (!query) return null;
  const premised = isItsLength(query, sense) ? query : premiseOf(query, sense, around.running);
  return premised && withCourse(withUnits(withMargin(premised, sense), sense), sense);
}

const BY_HOW_MUCH = /\bby how (?:much|many|far)\b/;

/** "Which half was faster, and by how many seconds?": the best against the next. */
function withMargin(query: Query, { text }: Sense): Query {
  const { operation, scope, metrics } = query;
  if (operation.kind !== 'extreme' || scope.kind !== 'each' || !BY_HOW_MUCH.test(text))
    return query;
  const { end, which } = operation;
  const at = (place: number): Scope => ({
    kind: 'end',
    series: scope.series,
    metric: metrics[0] ?? null,
    end,
    which: place,
  });
  return {
    ...query,
    scope: at(which),
    operation: { kind: 'difference', to: at(which + 1) },
  };
}

/** "How was my heart rate in the last 20 minutes" asks for no verdict of the whole. */
function isElsewhere({ slots, metrics, read }: Sense): boolean {
  const placed = metrics.length > 0 && read.scopes.length > 0;
  return slots.some(
    (slot) => slot.kind === 'elsewhere' && !(placed && /^how was\b/.test(slot.text)),
  );
}

/** "And the second 5k?": the length of the parts is no claim. */
function isItsLength({ scope, operation }: Query, { measures: [measure] }: Sense): boolean {
  if (operation.kind === 'projected') return true;
  // "The top step (4 min)".
  if (scope.kind === 'end' && scope.metric === 'time' && measure?.by === 'seconds') return true;
  if (!measure || !('series' in scope) || scope.series.kind !== 'block') return false;
  return scope.series.by === measure.by && scope.series.length === measure.value;
}

/** What a sentence asks that leans on an earlier one; null where it does not lean. */
export function followUp(sense: Sense, around: Around): Query | null {
  const judging = sense.slots.filter((slot) => slot.kind === 'elsewhere');
  const split = around.before.at(-1)?.operation.kind === 'onset';
  const beside = split || isBesidePart(sense);
  const only =
    judging.every(({ about }) => about === 'verdict' || (beside && about === 'around')) &&
    sense.content <= (beside ? 4 : 2);
  return judging.length === 0 || only ? inherited(sense, around) : null;
}

/** "The rest after it": of another series, beside what was spoken of. */
function isBesidePart({ read, pointing }: Sense): boolean {
  return read.series !== null && pointing !== null;
}

/** "Slowest km of the second half": what is asked of a part inside another. */
function nested(sense: Sense, around: Around): Query | null {
  const found = nestedOf(sense.all);
  const query = found && ofItself(senseOf(found.slots), around);
  if (!query || query.further || query.scope.kind === 'inside') return null;
  return { ...query, scope: { kind: 'inside', outer: found.outer, inner: query.scope } };
}

/** What a sentence asks, without the sentences around it. */
export function ofItself(sense: Sense, { usual }: Pick<Around, 'usual'>): Query | null {
  const base = { metrics: sense.metrics, why: sense.asks('why') };
  for (const reader of READERS) {
    const found = reader(sense, usual);
    if (found)
      return {
        ...base,
        ...found,
        scope: asReps(found.scope, usual),
        ...(found.further && { further: found.further.map((scope) => asReps(scope, usual)) }),
      };
  }
  return null;
}

/** The clearest words first. */
const READERS: readonly Reader[] = [
  slowedAfter,
  withoutParts,
  lengthClaims,
  timeClaims,
  peakClaims,
  limitOf,
  bestEffortsOf,
  bestEffortOf,
  countClaims,
  extremeClaims,
  reached,
  covered,
  shares,
  twoParts,
  severalSeries,
  ranks,
  bothEnds,
  extremes,
  counts,
  onsets,
  onePart,
  overSeries,
  wholeValues,
  stated,
];

function withUnits(query: Query, sense: Sense): Query {
  const slot = sense.slots.find((one) => one.kind === 'units');
  if (slot?.kind !== 'units') return inUnitNamed(query, sense);
  const metrics =
    slot.speed && !query.metrics.some((metric) => metric.startsWith('speed'))
      ? [...query.metrics, 'speed' as const]
      : query.metrics;
  return { ...query, metrics, units: slot.units, ...(slot.speed && { as: 'speed' as const }) };
}

/** "How many miles", "feet of climbing": the unit is in the name of the metric. */
function inUnitNamed(query: Query, { slots }: Sense): Query {
  const named = slots.flatMap((slot) => (slot.kind === 'metric' ? [slot.text] : []));
  if (named.some((text) => /\b(?:miles?|feet|ft|yards)\b/.test(text)))
    return { ...query, units: 'IMPERIAL' };
  return named.some((text) => /\b(?:kms?|kilomet\w+|met(?:re|er)s)\b/.test(text))
    ? { ...query, units: 'METRIC' }
    : query;
}

/** "Worst minute" of ten one-minute intervals is one of them; "the way down" is one of a hill. */
function asReps(scope: Scope, usual: Series): Scope {
  if (!('series' in scope)) return scope;
  const { series } = scope;
  if (series.kind === 'rep' && usual.kind !== 'rep') {
    if (series.role === 'up') return { ...scope, series: { kind: 'climb' } };
    return series.role === 'down' ? { ...scope, series: { kind: 'descent' } } : scope;
  }
  if (usual.kind !== 'rep') return scope;
  if (series.kind !== 'block' || series.by !== 'seconds' || series.length > 60) return scope;
  return { ...scope, series: { kind: 'rep', lasting: { by: 'seconds', length: series.length } } };
}
