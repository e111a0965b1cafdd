import type { Ground } from '#analysis/session/ground.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import type { FactName } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { MetricId } from './metric-id.js';
import type { OwnFactKey, SideName } from '#coaching/domain/facts/registry/fact-key.js';

/** How values are shown: the athlete's units, and pace instead of speed on foot. */
export interface Shown {
  readonly running: boolean;
  readonly units: UnitPreferences;
  /** What is known of the whole workout, so that each value of it has one source. */
  readonly sheet: FactSheet;
  /** The workout that is measured, where the sheet holds several. */
  readonly subject?: SideName;
  /** Where a question asks for the other of the two. */
  readonly as?: 'pace' | 'speed';
  /** The samples, for what a stretch does not hold; absent where nobody has them. */
  readonly ground?: Ground;
}

/** Something that is measured over any stretch of a workout. */
export interface SpanMetric {
  readonly id: MetricId;
  /** In the middle of a sentence: `average power`. */
  readonly noun: (shown: Shown) => string;
  /** Whether more of it is better, in the sense in which athletes say best and worst. */
  readonly better: 'more' | 'less';
  readonly read: (stretch: Stretch, shown: Shown) => number | null;
  readonly channel: string;
  readonly about: readonly string[];
  readonly fact: (name: FactName, value: number, shown: Shown) => FactDraft | null;
  /** Only the whole workout has it: no stretch is asked. */
  readonly wholeOnly?: true;
  /** What it is measured against, where the athlete may not have it: the key of a fact. */
  readonly needs?: OwnFactKey;
}

/** A threshold of the athlete as it was at the workout; null where it is not known. */
export function thresholdOf(
  { sheet, subject }: Pick<Shown, 'sheet' | 'subject'>,
  key: OwnFactKey,
): number | null {
  return (subject === undefined ? null : sheet.number(`${subject}.${key}`)) ?? sheet.number(key);
}

/** Whether speeds are shown as a pace. */
export function isPace({ running, as }: Shown): boolean {
  return as === undefined ? running : as === 'pace';
}
