import type { Lasting, Series } from '#coaching/domain/query/query.js';
import type { Slot, SlotOf } from '../slot.js';
import { one, type State } from './scopes-read.js';

/** "Lap 3", "reps 2 and 5", "rep 1 to rep 5", "laps". */
export function takeSeries({ series, plural, text }: SlotOf<'series'>, state: State): number {
  const { slots, at } = state;
  const length = lengthBeside(slots, at);
  if (length && series.kind === 'rep') {
    state.several.push({ series: { ...series, lasting: length }, plural: true });
    return 2;
  }
  const range = rangeBehind(slots, at, series);
  if (range) {
    state.found.push({ scope: { kind: 'together', series, from: range.from, to: range.to } });
    return range.used;
  }
  const numbers: number[] = [];
  let next = at + 1;
  for (;;) {
    const step = numberStep(slots, next, { series, any: numbers.length > 0 });
    if (step === null) break;
    numbers.push(step.number);
    next += step.used;
  }
  if (numbers.length === 0)
    state.several.push({ series, plural, vague: /^splits?$/.test(text), text });
  for (const number of numbers) state.found.push({ scope: one(series, number) });
  return next - at;
}

/** "Reps 2 to 4", "lap 3 through lap 5". */
function rangeBehind(slots: readonly Slot[], at: number, series: Series) {
  const [from, join, third, fourth] = slots.slice(at + 1);
  if (from?.kind !== 'number' || join?.kind !== 'join' || join.join !== 'to') return null;
  const named = third?.kind === 'series' && third.series.kind === series.kind;
  const to = named ? fourth : third;
  return to?.kind === 'number' && to.value > from.value
    ? { from: from.value, to: to.value, used: named ? 5 : 4 }
    : null;
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
  if (slot?.kind === 'number')
    return after?.kind === 'series' && after.plural ? null : whole(slot, 1);
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
export function takeNumber({ value }: SlotOf<'number'>, state: State): number {
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
