import type { Expected } from './question.js';
import { mainZone, type Traits } from './traits.js';

type Groups = readonly (string | readonly string[])[];

/**
 * One of the forty questions in three wordings that nobody tuned the coach to, and what a right
 * answer holds. Null: not asked of such a workout.
 */
export interface Paraphrased {
  readonly number: number;
  readonly sport: 'ride' | 'run' | 'both';
  readonly wordings: readonly [string, string, string];
  readonly storied?: boolean;
  readonly expect: (traits: Traits) => Expected | null;
}

export const facts = (...groups: Groups): Expected => ({ kind: 'facts', facts: groups });
export const abstain = (because?: RegExp): Expected => ({ kind: 'abstain', because });
/** Either a refusal with its reason, or these facts. */
export const abstainOr = (because: RegExp, ...or: Groups): Expected => ({
  kind: 'abstain',
  because,
  or,
});
export const even = ({ meant }: Traits) => ['even', 'fade', 'negative'].includes(meant);

export function zoneExpected(t: Traits): Expected | null {
  if (t.plan.athlete === 'nobody') return abstain();
  const table = t.ride && t.power ? 'power' : 'heartRate';
  const zone = table === 'heartRate' && !t.heartRate ? null : mainZone(t, table);
  return zone === null
    ? null
    : facts(`zones.${table}.${zone}.share`, `zones.${table}.${zone}.time`);
}
