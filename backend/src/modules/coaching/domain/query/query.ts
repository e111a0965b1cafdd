import type { Place } from '../tools/place.js';
import type { MetricId } from './metrics/span-metric.js';

/** Parts of one workout that follow each other and can be held against each other. */
export type Series =
  | {
      readonly kind: 'lap' | 'rep' | 'recovery' | 'climb' | 'descent' | 'stop' | 'quarter' | 'half';
    }
  /** Stretches of one length: kilometres, miles, ten minutes. */
  | { readonly kind: 'block'; readonly by: 'metres' | 'seconds'; readonly length: number };

/** Which of a series: its number from 1, or the last one. */
export type Nth = number | 'last';

/** What a question speaks about. */
export type Scope =
  | { readonly kind: 'whole' }
  | { readonly kind: 'one'; readonly series: Series; readonly nth: Nth }
  | { readonly kind: 'each'; readonly series: Series }
  | { readonly kind: 'place'; readonly place: Place };

/** What is to be done with the values of a scope. */
export type Operation =
  | { readonly kind: 'value' }
  /** Which one is at an end of the order, and by how much. `which` counts from that end. */
  | { readonly kind: 'extreme'; readonly end: End; readonly which: number }
  | { readonly kind: 'rank'; readonly end: End }
  | { readonly kind: 'list' }
  | { readonly kind: 'difference'; readonly to: Scope }
  | { readonly kind: 'trend' }
  | { readonly kind: 'spread' }
  | { readonly kind: 'count' }
  | { readonly kind: 'total' };

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
}
