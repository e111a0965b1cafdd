import type { Fact } from '../facts/fact.js';
import type { Found, QueryResult } from './found.js';
import { lowered } from './operations/value-in-each.js';
import type { Premise } from './query.js';
import type { Part } from './series/part.js';

/** A number that somebody remembers is right within this share (ours). */
const REMEMBERED: Readonly<Record<string, number>> = { s: 0.03, m: 0.03, 'm/s': 0.011 };
const USUAL = 0.015;

/** Confirms or corrects what a question takes for granted, in the first words of the answer. */
export function withPremise(result: QueryResult, premise: Premise): QueryResult {
  if ('refused' in result || result.main === undefined) return result;
  const { main } = result;
  if (typeof main.value !== 'number') return result;
  const right = holds(premise, main.value, main.unit);
  return { ...result, answer: judged(result, right) };
}

/** Confirms or corrects which part was taken for the best, the longest. */
export function withClaim(result: QueryResult, claimed: Part): QueryResult {
  if ('refused' in result || result.focus === undefined) return result;
  return { ...result, answer: judged(result, result.focus.key === claimed.key) };
}

function judged(found: Found, right: boolean): Found['answer'] {
  return (placed: (draft: Found['facts'][number]) => Fact) => {
    const answer = found.answer(placed);
    const [first, ...rest] = answer.finding;
    return first == null
      ? answer
      : { ...answer, finding: [`${right ? 'Yes' : 'No'}, ${lowered(first)}`, ...rest] };
  };
}

/** Whether a value is what was taken for granted. */
export function holds({ value, bound = 'about' }: Premise, actual: number, unit: string): boolean {
  // The sign of a change is in the verb of the question.
  const size = value >= 0 && actual < 0 ? -actual : actual;
  if (bound === 'above') return size > value;
  if (bound === 'below') return size < value;
  if (unit === 'count') return Math.round(size) === Math.round(value);
  const room = Math.max((REMEMBERED[unit] ?? USUAL) * Math.abs(value), leastRoom(unit));
  return Math.abs(size - value) <= room;
}

/** Half of the last digit that anybody would write. */
function leastRoom(unit: string): number {
  return ['W', 'bpm', 'rpm', 'spm', 's', '%', 'm', 'kJ'].includes(unit) ? 1 : 0;
}
