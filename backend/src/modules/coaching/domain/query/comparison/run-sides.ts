import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import type { Found } from '../found.js';
import type { MetricId } from '../metrics/span-metric.js';
import type { Scope, Series } from '../query.js';
import { bestOfSides, effortOfSides, spreadOfSides } from './best-of-sides.js';
import { changedBetween } from './changed-between.js';
import { countOfSides } from './count-of-sides.js';
import { changeOfSides, courseOfSides, type Ends } from './course-of-sides.js';
import { everyPartOfSides } from './every-part-of-sides.js';
import { ftpOfSides, otherFtpOfSides } from './ftp-of-sides.js';
import { repairsOfSides } from './repairs-of-sides.js';
import { sharedClimbs } from './shared-climbs.js';
import type { SideQuery } from './side-query.js';
import { sideOf } from './side-ref.js';
import { isSpan } from './side-values.js';
import type { Sides } from './sides.js';
import { gapOfSides, partsOfSides, wholeOfSides } from './table-of-sides.js';
import { timeWhereOfSides } from './time-where-of-sides.js';
import { output, usual } from './usual-of-sides.js';
import { valueOfOne, valueOfSides } from './value-of-sides.js';
import { rankSides, whichOfEach, whichSide } from './which-side.js';
import { whyOfSides } from './why-of-sides.js';

/** Facts and an answer, or the end of a sentence that begins with "because". */
export type SideResult = Found | { readonly refused: string };

/** Answers a query from two or three workouts. Pure. */
export function runSides(query: SideQuery, given: Sides): SideResult {
  const { only } = query;
  const all = inUnits(query, amongst(query, given));
  if (only?.by === 'place' && only.nth !== 'last' && only.nth > all.all.length)
    return { refused: `only ${all.all.length === 2 ? 'two' : 'three'} are compared` };
  const one = only && sideOf(only, all);
  const wanted = query.metrics.length > 0 ? query.metrics : usual(all);
  if (one && query.operation.kind === 'value')
    return valueOfOne(
      { ...all, all: [one] },
      query.metrics.length > 0 ? wanted : wanted.slice(0, 1),
      scopesOf(query),
    );
  const both = query.operation.kind === 'everyPart';
  const sides = one && !both ? { ...all, all: [one] } : all;
  return onAll({ ...query, metrics: wanted }, sides, query.metrics.length > 0);
}

/** Two of three where the question names two; all elsewhere. */
function amongst({ among = [] }: SideQuery, sides: Sides): Sides {
  const named = new Set(among.flatMap((ref) => sideOf(ref, sides) ?? []));
  return named.size < 2 ? sides : { ...sides, all: sides.all.filter((side) => named.has(side)) };
}

function inUnits({ units, as }: SideQuery, sides: Sides): Sides {
  if (units === undefined && as === undefined) return sides;
  const own = sides.shown.units;
  const asked = units === 'IMPERIAL' ? IMPERIAL_UNITS : METRIC_UNITS;
  return {
    ...sides,
    shown: { ...sides.shown, units: units ? asked : own, ...(as && { as }) },
    converted: true,
  };
}

function scopesOf({ scope, further = [] }: SideQuery): readonly Scope[] {
  return [scope, ...further];
}

/** @param asked false where the metrics are the usual ones */
function onAll(query: SideQuery, sides: Sides, asked: boolean): SideResult {
  const { operation, scope, metrics } = query;
  const [metric = 'speed'] = metrics;
  const span: MetricId = isSpan(metric) ? metric : output(sides);
  const series: Series = 'series' in scope ? scope.series : { kind: 'rep' };
  switch (operation.kind) {
    case 'value':
      return valueOfSides(sides, metrics, scopesOf(query), asked);
    case 'which':
      return asked && metrics.length > 1
        ? whichOfEach(sides, metrics, scope, operation.most)
        : whichSide(sides, metric, scope, operation);
    case 'rank':
      return rankSides(sides, metric, scope, operation.most);
    case 'table':
      return scope.kind === 'each'
        ? partsOfSides(sides, series, spans(query, span, asked))
        : wholeOfSides(sides);
    case 'gap':
      return gapOfSides(sides, series, span);
    case 'extreme':
      return bestOfSides(sides, series, span, operation);
    case 'effort':
      return effortOfSides(sides, operation);
    case 'change':
      return changeOfSides(sides, span, endsOf(query), operation.most);
    case 'course':
      return courseOfSides(sides, output(sides));
    case 'spread':
      return spreadOfSides(sides, series, span);
    case 'count':
      return countOfSides(sides, series, operation.most);
    case 'timeWhere':
      return timeWhereOfSides(sides, operation);
    case 'shared':
      return sharedClimbs(sides, asked ? span : 'speed');
    case 'everyPart':
      return everyPartOfSides(sides, series, span, query);
    case 'ftp':
      return operation.watts === null ? ftpOfSides(sides) : otherFtpOfSides(sides, operation.watts);
    case 'repairs':
      return repairsOfSides(sides);
    case 'why':
      return whyOfSides(sides, metric);
    case 'changed':
      return changedBetween(sides);
  }
}

function spans(query: SideQuery, span: MetricId, asked: boolean): readonly MetricId[] {
  return asked ? query.metrics.filter(isSpan) : [span];
}

function endsOf({ scope, further = [] }: SideQuery): Ends {
  const [to] = further;
  if (to) return [scope, to];
  return scope.kind === 'each' ? scope.series : null;
}
