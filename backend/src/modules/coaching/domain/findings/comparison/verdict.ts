import type { Fact } from '#coaching/domain/facts/fact.js';

/** More, about the same, less: by what measuring can tell apart. */
export type Grade = 1 | 0 | -1;

/** Null where there is no such change. A pace that got slower is less. */
export function gradeOf(change: Fact | undefined): Grade | null {
  if (!change) return null;
  if (isSame(change)) return 0;
  return change.trend === 'up' ? 1 : -1;
}

/** Whether a change is within what measuring can tell apart. */
export function isSame({ trend, label }: Fact): boolean {
  return trend === 'same' || label.includes('about the same');
}

/** How two efforts compare, in a word, and what to make of it. */
export interface Verdict {
  readonly output: Grade;
  /** Heart rate; null where one has none. */
  readonly cost: Grade | null;
  /** `Stronger`: the opening of a sentence. */
  readonly head: string;
  /** ` at about the same heart rate`, behind what was compared; may be empty. */
  readonly tail: string;
  /** How rarely one sees it. */
  readonly surprise: number;
}

/** Words for more and less of an output. */
const WORDS = {
  power: ['Stronger', 'Weaker', 'The same power'],
  speed: ['Faster', 'Slower', 'The same pace'],
} as const;

export function verdictOf(
  output: Grade,
  cost: Grade | null,
  what: keyof typeof WORDS,
  same: string = WORDS[what][2],
): Verdict {
  const [more, less] = WORDS[what];
  const changed = output > 0 ? more : cost === -1 ? 'Easier' : less;
  const head = output !== 0 ? changed : cost === 0 ? 'No measurable change' : same;
  return { output, cost, head, tail: tailOf(output, cost), surprise: surpriseOf(output, cost) };
}

function tailOf(output: Grade, cost: Grade | null): string {
  if (cost === null) return '';
  if (cost === 0) return output === 0 ? '' : ' at about the same heart rate';
  return `, at a ${cost > 0 ? 'higher' : 'lower'} heart rate`;
}

/** More for the same, or the same for less, is news; more for more is not. */
function surpriseOf(output: Grade, cost: Grade | null): number {
  if (output === 0 && !cost) return 0.45;
  if (cost === null) return 0.7;
  return output === cost ? 0.6 : 0.85;
}
