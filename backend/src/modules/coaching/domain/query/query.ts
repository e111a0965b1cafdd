import type { UnitPreferences } from '#kernel/units.js';
import type { Place } from '../tools/place.js';
import type { MetricId } from './metrics/span-metric.js';

/** Parts of one workout that follow each other and can be held against each other. */
export type Series =
  | {
      readonly kind: 'lap' | 'recovery' | 'climb' | 'descent' | 'stop' | 'quarter' | 'half' | 'set';
    }
  /** Work intervals; with a length only those of about that length. */
  | { readonly kind: 'rep'; readonly lasting?: Lasting }
  /** Stretches of one length: kilometres, miles, ten minutes. */
  | { readonly kind: 'block'; readonly by: 'metres' | 'seconds'; readonly length: number };

/** Seconds or metres. */
export interface Lasting {
  readonly by: 'metres' | 'seconds';
  readonly length: number;
}

/** Which of a series: its number from 1, or the last one. */
export type Nth = number | 'last';

/** What a question speaks about. */
export type Scope =
  | { readonly kind: 'whole' }
  | { readonly kind: 'one'; readonly series: Series; readonly nth: Nth }
  | { readonly kind: 'each'; readonly series: Series }
  /** The one at an end of the order: "your slowest lap". */
  | {
      readonly kind: 'end';
      readonly series: Series;
      readonly metric: MetricId | null;
      readonly end: End;
      readonly which: number;
    }
  | { readonly kind: 'phase'; readonly phase: 'warmup' | 'cooldown' }
  | { readonly kind: 'place'; readonly place: Place };

/** What is to be done with the values of a scope. */
export type Operation =
  | { readonly kind: 'value' }
  /** Which one is at an end of the order, and by how much. `which` counts from that end. */
  | { readonly kind: 'extreme'; readonly end: End; readonly which: number }
  /** Both ends of the order. */
  | { readonly kind: 'ends'; readonly end: End }
  | { readonly kind: 'rank'; readonly end: End }
  /** When and where it began. */
  | { readonly kind: 'when' }
  /** What of the ground, stops and heart rate may be behind it. */
  | { readonly kind: 'why' }
  | { readonly kind: 'list' }
  | { readonly kind: 'difference'; readonly to: Scope }
  | { readonly kind: 'trend' }
  | { readonly kind: 'spread' }
  | { readonly kind: 'count' }
  | { readonly kind: 'total' }
  /** From which part on it was otherwise. */
  | { readonly kind: 'onset' }
  /** All of them together, without what is between them. */
  | { readonly kind: 'mean' }
  /** How many are beyond a limit, in the unit in which the metric is measured. */
  | {
      readonly kind: 'countWhere';
      readonly above: boolean;
      readonly limit: number;
      readonly written: string;
    };

/**
 * `best` and `worst` go by the sense of the metric (a low heart rate at a given output is no
 * merit, so there they mean high); `most` and `least` go by its value.
 */
export type End = 'best' | 'worst' | 'most' | 'least';

/** What a question asks of one workout. */
export interface Query {
  /** Absent where the words name no metric: the output of the workout is meant. */
  readonly metrics: readonly MetricId[];
  readonly scope: Scope;
  readonly operation: Operation;
  readonly why: boolean;
  /** Units that the question names, where they are not the athlete's own. */
  readonly units?: UnitPreferences['system'];
}
