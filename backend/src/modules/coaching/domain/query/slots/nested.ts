import type { MetricId } from '../metrics/metric-id.js';
import type { Scope } from '../query.js';
import { scopesOf } from './scopes-of.js';
import type { Slot } from './slot.js';

/** A part inside another one: the slots without the outer part, and that part. */
export interface Nested {
  readonly slots: readonly Slot[];
  readonly outer: Scope;
}

const INSIDE = /^(?:of|in|inside|within|during|on|over|from|up|through|throughout|across|into)$/;
const AFTER = /^(?:after|following|behind|that follow(?:s|ed)|right after|straight after|off)$/;
const BEFORE =
  /^(?:before|preceding|prior to|leading (?:in)?to|ahead of|just before|right before)$/;
const ARTICLE = /^(?:the|my|that|this|a|an|our|her|his|their|its|all|big|main|both)$/;
const PART_KINDS: readonly Slot['kind'][] = ['nth', 'series', 'number', 'place', 'end'];

interface Phrase {
  readonly scope: Scope;
  /** Index behind its last slot. */
  readonly next: number;
}

/** "The last quarter of climb 2", "weakest one in set 1"; null where no part is inside another. */
export function nestedOf(all: readonly Slot[]): Nested | null {
  for (const [at, slot] of all.entries()) {
    if (!INSIDE.test(slot.text) || isBesideJoin(all, at)) continue;
    const outer = phraseFrom(all, at + 1);
    if (!outer || isListed(all, outer.next)) continue;
    const before = all.slice(0, at);
    if (!before.some(isInner) || isSame(before, outer.scope)) continue;
    return { slots: [...before, ...all.slice(outer.next)], outer: outer.scope };
  }
  return null;
}

/** "Uphill or on the flat" are two. */
function isBesideJoin(all: readonly Slot[], at: number): boolean {
  const before = all.slice(0, at).findLast(({ kind }) => kind !== 'filler');
  return before?.kind === 'join' && before.join !== 'to';
}

/** Slots in which "the descent after climb 3" and "the last minute of rep 3" are one place. */
export function withNeighbours(all: readonly Slot[]): readonly Slot[] {
  for (const [at, slot] of all.entries()) {
    const outer = CONNECTORS.some((pattern) => pattern.test(slot.text))
      ? phraseFrom(all, at + 1)
      : null;
    const found = outer && (neighbour(all, at, outer) ?? insideOther(all, at, outer));
    if (found) return withNeighbours(found);
  }
  return all;
}

const CONNECTORS = [AFTER, BEFORE, INSIDE];

/** "The first minute of rep 3": a place right before the part that it is in. */
function insideOther(all: readonly Slot[], at: number, outer: Phrase): readonly Slot[] | null {
  if (!INSIDE.test(all[at]?.text ?? '')) return null;
  let from = at;
  while (from > 0 && PART_KINDS.includes((all[from - 1] as Slot).kind)) from -= 1;
  const before = all.slice(from, at);
  if (before.length === 0 || before.some(({ kind }) => kind === 'end')) return null;
  const { scopes, rest, series, loose } = scopesOf(before);
  const [inner, ...more] = scopes;
  if (!inner || !isCut(inner) || more.length + rest.length + loose.length > 0 || series)
    return null;
  if (isSame(before, outer.scope) || sameKind(inner, outer.scope)) return null;
  return replaced(all, [from, outer.next], { kind: 'inside', outer: outer.scope, inner });
}

function sameKind(inner: Scope, outer: Scope): boolean {
  return 'series' in inner && 'series' in outer && inner.series.kind === outer.series.kind;
}

function neighbour(all: readonly Slot[], at: number, outer: Phrase): readonly Slot[] | null {
  const slot = all[at] as Slot;
  const [own] = all
    .slice(0, at)
    .reverse()
    .filter(({ kind }) => kind !== 'filler');
  if (own?.kind !== 'series' || INSIDE.test(slot.text)) return null;
  return replaced(all, [all.indexOf(own), outer.next], {
    kind: 'neighbour',
    series: own.series,
    step: AFTER.test(slot.text) ? 1 : -1,
    to: outer.scope,
  });
}

function replaced(
  all: readonly Slot[],
  [from, to]: readonly [number, number],
  scope: Scope,
): readonly Slot[] {
  const first = all[from] as Slot;
  const text = all
    .slice(from, to)
    .map((slot) => slot.text)
    .join(' ');
  return [
    ...all.slice(0, from),
    { kind: 'place', scopes: [scope], text, at: first.at },
    ...all.slice(to),
  ];
}

/** The one part that is named from here on. */
function phraseFrom(all: readonly Slot[], start: number): Phrase | null {
  let from = start;
  while (all[from]?.kind === 'filler' && ARTICLE.test(all[from]?.text ?? '')) from += 1;
  let next = from;
  while (next < all.length && PART_KINDS.includes((all[next] as Slot).kind)) next += 1;
  const slots = all.slice(from, next);
  if (slots.length === 0) return null;
  const scope = scopeIn(slots);
  return scope && { scope, next };
}

function scopeIn(slots: readonly Slot[]): Scope | null {
  const { scopes, series, rest, loose, runs } = scopesOf(slots);
  const end = rest.find((slot) => slot.kind === 'end');
  const [scope, ...more] = scopes;
  if (more.length > 0 || loose.length > 0 || runs.length > 0) return null;
  if (scope) return end ? null : scope;
  if (series === null) return null;
  if (end?.kind === 'end')
    return {
      kind: 'end',
      series: series.series,
      metric: END_METRIC[end.channel ?? ''] ?? null,
      end: end.end,
      which: 1,
    };
  if (series.plural) return { kind: 'together', series: series.series };
  return series.series.kind === 'climb' || series.series.kind === 'descent'
    ? {
        kind: 'end',
        series: series.series,
        metric: series.series.kind === 'climb' ? 'gain' : 'time',
        end: 'most',
        which: 1,
      }
    : null;
}

/** What the words for an end are measured in. */
const END_METRIC: Readonly<Record<string, MetricId>> = {
  speed: 'speed',
  time: 'time',
  grade: 'grade',
  distance: 'distance',
};

/** A part, or what is best or worst of parts. */
function isInner(slot: Slot): boolean {
  return (
    slot.kind === 'series' ||
    (slot.kind === 'place' && slot.scopes.some(isCut)) ||
    slot.kind === 'one'
  );
}

/** What is cut out of a longer part. */
function isCut(scope: Scope): boolean {
  if (scope.kind === 'one') return true;
  return scope.kind === 'place' && (scope.place.kind === 'edge' || scope.place.kind === 'part');
}

/** "Lap 2 of the laps" is one of them. */
function isSame(before: readonly Slot[], outer: Scope): boolean {
  const kind = 'series' in outer ? outer.series.kind : null;
  return before.some((slot) => slot.kind === 'series' && slot.series.kind === kind);
}

/** "In set 1 and set 2" are two. */
function isListed(all: readonly Slot[], next: number): boolean {
  return all[next]?.kind === 'join' && phraseFrom(all, next + 1) !== null;
}
