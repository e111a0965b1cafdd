import { list } from '#coaching/domain/answer/words.js';
import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Line } from '#coaching/domain/answer/say.js';

/** More repetitions one by one are a table. */
const MOST_LISTED = 6;

/** The work intervals of a workout as a set; null where it has none. */
export interface SetSeen {
  /** `5 × 3 min`: the main part of a mixed set. */
  readonly pattern: Fact | null;
  readonly count: number;
  readonly output: Fact | null;
  /** Percent; null where lengths or ground do not compare. */
  readonly spread: Fact | null;
  /** Last against first, by power or effort. */
  readonly trend: Fact | null;
  /** What each put out, in their order. */
  readonly each: readonly Fact[];
  readonly recovery: Fact | null;
  /** Whether it is part of a longer list of work intervals. */
  readonly isPart: boolean;
}

export function setOf(sheet: FactSheet): SetSeen | null {
  const count = sheet.number('intervals.count');
  if (sheet.context.shape !== 'intervals' || count === null) return null;
  const main = sheet.get('intervals.main.pattern');
  const each = repsFrom(sheet, main ? 'intervals.main' : 'intervals.rep');
  if (main)
    return {
      pattern: main,
      count: each.length,
      output: sheet.get('intervals.main.output') ?? null,
      spread: sheet.get('intervals.main.spread') ?? null,
      trend: sheet.get('intervals.main.change') ?? null,
      each,
      recovery: sheet.get('intervals.main.recovery') ?? null,
      isPart: true,
    };
  const alike = !sheet.has('intervals.lengths');
  return {
    pattern: sheet.get('intervals.pattern') ?? null,
    count,
    output: sheet.get('intervals.output') ?? null,
    spread: (alike && sheet.get('intervals.spread')) || null,
    trend: trendOf(sheet, alike),
    each,
    recovery: sheet.get('intervals.recovery') ?? null,
    isPart: false,
  };
}

/**
 * Set against set, and in a long row third against third: one short repetition says little of
 * how a set went.
 */
function trendOf(sheet: FactSheet, alike: boolean): Fact | null {
  if (!alike) return null;
  const last = sheet.get('intervals.trend') ?? null;
  // Without a spread the ground decides the paces, and means of them say nothing.
  if (!sheet.has('intervals.spread')) return last;
  return sheet.get('intervals.sets.change') ?? sheet.get('intervals.thirds.change') ?? last;
}

/** Running power of each repetition where every one has it, else what `each` holds. */
export function effortsOf(sheet: FactSheet, { each }: SetSeen): readonly Fact[] {
  const powers = each.flatMap((_, at) => sheet.get(`intervals.rep.${at + 1}.power`) ?? []);
  return powers.length === each.length ? powers : each;
}

/** "One by one: 451 W, 476 W and 412 W."; null for more than a line holds. */
export function oneByOne(facts: readonly Fact[]): Line {
  return facts.length < 2 || facts.length > MOST_LISTED ? null : `One by one: ${listed(facts)}.`;
}

export function listed(facts: readonly Fact[]): string {
  return list(facts.map((fact) => say`${fact}`));
}

function repsFrom(sheet: FactSheet, from: 'intervals.main' | 'intervals.rep'): readonly Fact[] {
  const reps: Fact[] = [];
  for (let at = 1; ; at++) {
    const fact = sheet.get(`${from}.${at}.output`);
    if (!fact) return reps;
    reps.push(fact);
  }
}
