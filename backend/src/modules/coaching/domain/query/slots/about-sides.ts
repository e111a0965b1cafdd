import type { SideQuery } from '../comparison/side-query.js';
import type { SideRef } from '../comparison/side-ref.js';
import type { Scope } from '../query.js';
import type { SideSense } from './side-sense.js';

export const WHOLE: Scope = { kind: 'whole' };

/** What a reader found; the metrics are those that the words name where it says none. */
export type Found = Pick<SideQuery, 'scope' | 'operation'> & Partial<SideQuery>;

/** The query with the workouts that it is about. */
export function aboutSides(sense: SideSense, found: Found): SideQuery {
  const refs = refsOf(sense, found);
  const query = { metrics: sense.sideMetrics, ...found, ...unitsOf(sense) };
  if (refs.length > 1) return { ...query, only: null, among: refs };
  const [ref] = refs;
  const { each: all, which } = sense.named;
  if (!ref || all || which || VERSUS.test(sense.plain)) return { ...query, only: null };
  if (ALONE.includes(found.operation.kind))
    return { ...query, only: sense.comparatives.length > 0 ? null : ref };
  return found.operation.kind === 'which' && !/\bhow (?:much|many)\b/.test(sense.plain)
    ? { ...query, only: null, operation: { ...found.operation, claimed: ref } }
    : { ...query, only: null };
}

/** "In mph", "per mile". */
function unitsOf({ slots }: SideSense): Pick<SideQuery, 'units' | 'as'> {
  const slot = slots.find(({ kind }) => kind === 'units');
  if (slot?.kind !== 'units') return {};
  return { units: slot.units, ...(slot.speed && { as: 'speed' }) };
}

/** What a single one of them has as well. */
const ALONE: readonly SideQuery['operation']['kind'][] = [
  'value',
  'table',
  'extreme',
  'effort',
  'change',
  'count',
  'timeWhere',
];
const VERSUS =
  /\b(?:vs|versus|against|than|or|compared?|between|difference|gap|both|above|below|under)\b/;

/** "The first" without a noun is a workout where no parts are spoken of. */
function refsOf({ named, read }: SideSense, { scope }: Found): readonly SideRef[] {
  if (named.refs.length > 0 || scope.kind !== 'whole') return named.refs;
  return read.loose.flatMap((nth): readonly SideRef[] =>
    nth === 'middle'
      ? []
      : [{ by: 'place', nth: typeof nth === 'number' && nth < 0 ? 'last' : nth }],
  );
}
