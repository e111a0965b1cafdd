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
  /** `The later ride was stronger`: the opening of a sentence. */
  readonly head: string;
  /** ` at about the same heart rate`, behind what was compared; may be empty. */
  readonly tail: string;
  /** How rarely one sees it. */
  readonly surprise: number;
}

/** Words for more and less of an output. */
const WORDS = {
  power: ['stronger', 'weaker', 'The same power'],
  speed: ['faster', 'slower', 'The same pace'],
} as const;

interface VerdictWords {
  readonly what: keyof typeof WORDS;
  readonly noun: 'ride' | 'run';
  /** What it is called where the output is the same and heart rate is not. */
  readonly same?: string;
}

export function verdictOf(
  output: Grade,
  cost: Grade | null,
  { what, noun, same = WORDS[what][2] }: VerdictWords,
): Verdict {
  const [more, less] = WORDS[what];
  const changed = output > 0 ? more : cost === -1 ? 'easier' : less;
  const level = cost === 0 ? 'No measurable change' : same;
  const head = output === 0 ? level : `The later ${noun} was ${changed}`;
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
