import { METRES_PER_MILE } from '#kernel/units.js';
import type { Lasting, Nth, Scope, Series } from '../query.js';
import type { Slot, SlotOf } from './slot.js';

/** A series without a number: "the laps", "each climb", "the descent". */
export interface SeriesNamed {
  readonly series: Series;
  readonly plural: boolean;
  /** "Splits": a noun that any other makes more exact. */
  readonly vague?: boolean;
}

/** The parts that slots name, and the slots that say something else. */
export interface ScopesRead {
  readonly scopes: readonly Scope[];
  readonly series: SeriesNamed | null;
  /** All series that are named, where they are several: "the overs and the unders". */
  readonly several: readonly SeriesNamed[];
  /** Places in an order without a noun: "the third", "number 7". */
  readonly loose: readonly Nth[];
  /** "The first three" without a noun. */
  readonly runs: readonly Run[];
  readonly rest: readonly Slot[];
}

type Found = { readonly scope: Scope } | { readonly nth: Nth } | { readonly run: Run };

/** From one place of an order to another. */
interface Run {
  readonly from: Nth;
  readonly to: Nth;
}

interface State {
  readonly slots: readonly Slot[];
  at: number;
  readonly found: Found[];
  readonly several: SeriesNamed[];
  readonly rest: Slot[];
}

/** Reads the parts of a workout that slots name, in the order in which they name them. */
export function scopesOf(slots: readonly Slot[]): ScopesRead {
  const state: State = { slots, at: 0, found: [], several: [], rest: [] };
  while (state.at < slots.length) {
    const slot = slots[state.at] as Slot;
    const taken = takeAt(slot, state);
    if (taken === 0) state.rest.push(slot);
    state.at += Math.max(1, taken);
  }
  return {
    ...placed(state),
    several: exactOnes(state.several),
    series: theSeries(exactOnes(state.several)),
    rest: state.rest,
  };
}

/** "The last quarter than the first": what has no noun has that of the part beside it. */
function placed({ found, several }: State): Pick<ScopesRead, 'scopes' | 'loose' | 'runs'> {
  const beside = found.flatMap((one) =>
    'scope' in one && one.scope.kind === 'one' ? [one.scope.series] : [],
  )[0];
  const [named] = several;
  const loose = found.filter((one) => 'nth' in one);
  // "The rest in the middle".
  const paired = loose.length > 1 || (loose.length === 1 && several.length === 1 && !named?.plural);
  const series = beside ?? (paired ? named?.series : undefined);
  const edge = found.flatMap((one) =>
    'scope' in one && one.scope.kind === 'place' && one.scope.place.kind === 'edge'
      ? [one.scope.place]
      : [],
  )[0];
  const scopes = found.flatMap((one): readonly Scope[] => {
    if ('scope' in one) return [one.scope];
    if ('run' in one)
      return edge
        ? [{ kind: 'place', place: { ...edge, edge: one.run.to === 'last' ? 'last' : 'first' } }]
        : [];
    if (series) return [{ kind: 'one', series, nth: one.nth }];
    // "First and last hour".
    const other = one.nth === 1 ? 'first' : 'last';
    return edge && (one.nth === 1 || one.nth === 'last')
      ? [{ kind: 'place', place: { ...edge, edge: other } }]
      : [];
  });
  return {
    scopes,
    runs: edge ? [] : found.flatMap((one) => ('run' in one ? [one.run] : [])),
    loose: series || edge ? [] : found.flatMap((one) => ('nth' in one ? [one.nth] : [])),
  };
}

/** "Splits for the 5 reps" are about the reps. */
function exactOnes(several: readonly SeriesNamed[]): readonly SeriesNamed[] {
  const exact = several.filter(({ vague }) => !vague);
  return exact.length > 0 ? exact : several;
}

/** The one that says more: "the 4 min one of the reps"; the first of equals. */
function theSeries(several: readonly SeriesNamed[]): SeriesNamed | null {
  const named = several.filter((one) => one.plural || !isHour(one.series));
  const telling =
    named.find(({ series }) => 'lasting' in series || 'role' in series || isOddBlock(series)) ??
    named[0];
  return telling ? { ...telling, plural: several.some(({ plural }) => plural) } : null;
}

/** "For the hour" is no first and no second one. */
function isHour(series: Series): boolean {
  return series.kind === 'block' && series.by === 'seconds' && series.length === 3600;
}

/** "Splits every 5 km": the length says more than the noun. */
function isOddBlock(series: Series): boolean {
  return series.kind === 'block' && !(series.by === 'metres' && series.length === 1000);
}

/** How many slots belong to the part that begins here; 0 where none begins. */
function takeAt(slot: Slot, state: State): number {
  switch (slot.kind) {
    case 'place':
      state.found.push(...slot.scopes.map((scope) => ({ scope: ofSeries(scope) })));
      return 1;
    case 'nth':
      return takeOrdinals(state);
    case 'series':
      return takeSeries(slot, state);
    case 'number':
      return takeNumber(slot, state);
    case 'stretch':
      return takeStretch(slot, state);
    default:
      return 0;
  }
}

/** Halves and quarters are parts of their series, so that "the other one" has a noun. */
function ofSeries(scope: Scope): Scope {
  if (scope.kind !== 'place' || scope.place.kind !== 'part') return scope;
  const [kind, nth] = scope.place.part.split('.');
  return kind === 'half' || kind === 'quarter'
    ? { kind: 'one', series: { kind }, nth: Number(nth) }
    : scope;
}

/** "Third lap", "first and last rep", "the second one", "last three reps". */
function takeOrdinals(state: State): number {
  const { slots, at } = state;
  const { found, next } = ordinalsFrom(slots, at);
  const following = slots[next];
  // "Second fastest" is a place from an end; the "first run" is no part of one.
  if (following?.kind === 'end') return 0;
  if (following?.kind === 'whole') return next + 1 - at;
  if (following?.kind === 'number') {
    const series = slots[next + 1];
    const counted = { first: found[0] ?? 1, count: following.value };
    if (series?.kind !== 'series') return looseRun(state, { ...counted, used: next + 1 - at });
    return takeRun(state, {
      ...counted,
      series: series.series,
      used: next + 2 - at,
    });
  }
  if (following?.kind === 'series') {
    for (const nth of found) state.found.push({ scope: one(following.series, nth) });
    return next + 1 - at;
  }
  state.found.push(...found.map((nth) => ({ nth: nthOf(nth) })));
  // The "one" stays: it says that a part is meant.
  return next - at;
}

function ordinalsFrom(
  slots: readonly Slot[],
  at: number,
): { readonly found: number[]; readonly next: number } {
  const found: number[] = [];
  let next = at;
  for (;;) {
    const slot = slots[next];
    if (slot?.kind === 'nth') found.push(slot.nth);
    else if (!(slot?.kind === 'join' && slots[next + 1]?.kind === 'nth' && found.length > 0)) break;
    next += 1;
  }
  return { found, next };
}

interface Counted {
  readonly first: number;
  readonly count: number;
  readonly used: number;
}

/** "The first three reps", "last 2 climbs". */
function takeRun(
  { found }: State,
  { series, ...counted }: Counted & { readonly series: Series },
): number {
  found.push({ scope: { kind: 'together', series, ...runOf(counted) } });
  return counted.used;
}

function looseRun({ found }: State, counted: Counted): number {
  found.push({ run: runOf(counted) });
  return counted.used;
}

function runOf({ first, count }: Counted): Run {
  return first === -1 ? { from: -count, to: 'last' } : { from: first, to: first + count - 1 };
}

/** "Lap 3", "reps 2 and 5", "rep 1 to rep 5", "laps". */
function takeSeries({ series, plural, text }: SlotOf<'series'>, state: State): number {
  const { slots, at } = state;
  const length = lengthBeside(slots, at);
  if (length && series.kind === 'rep') {
    state.several.push({ series: { ...series, lasting: length }, plural: true });
    return 2;
  }
  const numbers: number[] = [];
  let next = at + 1;
  for (;;) {
    const step = numberStep(slots, next, { series, any: numbers.length > 0 });
    if (step === null) break;
    numbers.push(step.number);
    next += step.used;
  }
  if (numbers.length === 0) state.several.push({ series, plural, vague: /^splits?$/.test(text) });
  for (const number of numbers) state.found.push({ scope: one(series, number) });
  return next - at;
}

/** "The overs (1 min)". */
function lengthBeside(slots: readonly Slot[], at: number): Lasting | null {
  const [slot, next] = [slots[at], slots[at + 1]];
  if (!slot || next?.kind !== 'measure' || next.at - slot.at - slot.text.length > 1) return null;
  if (next.by !== 'seconds' && next.by !== 'metres') return null;
  return { by: next.by, length: next.value };
}

/** The next number of a list behind a noun: "3", "and 5", "to rep 5". */
function numberStep(
  slots: readonly Slot[],
  at: number,
  { series, any }: { readonly series: Series; readonly any: boolean },
): { readonly number: number; readonly used: number } | null {
  const [slot, after, third] = [slots[at], slots[at + 1], slots[at + 2]];
  // "Splits for the 5 reps": the number belongs to what follows.
  if (slot?.kind === 'number') return after?.kind === 'series' ? null : whole(slot, 1);
  // "Set one".
  if (slot?.kind === 'one' && slot.text === 'one' && !any) return { number: 1, used: 1 };
  if (!any || slot?.kind !== 'join') return null;
  if (after?.kind === 'number') return whole(after, 2);
  return after?.kind === 'series' && after.series.kind === series.kind && third?.kind === 'number'
    ? whole(third, 3)
    : null;
}

function whole({ value }: SlotOf<'number'>, used: number) {
  return Number.isInteger(value) && value > 0 && value < 1000 ? { number: value, used } : null;
}

/** "The 5 reps" is all of them, "no. 7" one; other numbers are left. */
function takeNumber({ value }: SlotOf<'number'>, state: State): number {
  const { slots, at } = state;
  const next = slots[at + 1];
  if (next?.kind === 'series' && next.plural) {
    state.several.push({ series: next.series, plural: true });
    return 2;
  }
  if (/^(?:no|nr|number|#)/.test(slots[at]?.text ?? '') && Number.isInteger(value)) {
    state.found.push({ nth: value });
    return 1;
  }
  return 0;
}

/** "0-15 min", and "45-60" beside it. */
function takeStretch({ from, to, unit }: SlotOf<'stretch'>, state: State): number {
  const beside = state.slots.find((slot) => slot.kind === 'stretch' && slot.unit !== '');
  const written = unit || (beside?.kind === 'stretch' ? beside.unit : '');
  const before = state.slots[state.at - 1];
  // "Laps 3-5" counts, "60-90" alone says nothing.
  if (written === '') {
    const named = state.several.at(-1);
    if (before?.kind !== 'series' || !named) return 0;
    state.several.pop();
    state.found.push({ scope: { kind: 'together', series: named.series, from, to } });
    return 1;
  }
  const metres = /^k|^mi(?!n)/.test(written);
  const factor = metres
    ? written.startsWith('k')
      ? 1000
      : METRES_PER_MILE
    : written.startsWith('h')
      ? 3600
      : 60;
  state.found.push({
    scope: {
      kind: 'place',
      place: {
        kind: 'stretch',
        by: metres ? 'metres' : 'seconds',
        from: from * factor,
        to: to * factor,
      },
    },
  });
  return 1;
}

function one(series: Series, nth: number): Scope {
  return { kind: 'one', series, nth: nthOf(nth) };
}

function nthOf(nth: number): Nth {
  if (nth === 0) return 'middle';
  return nth === -1 ? 'last' : nth;
}
