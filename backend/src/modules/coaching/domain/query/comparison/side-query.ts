import type { UnitPreferences } from '#kernel/units.js';
import type { EffortAsked } from '../effort-asked.js';
import type { End, Scope } from '../query.js';
import type { SideMetricId } from './side-metric-id.js';
import type { SideRef } from './side-ref.js';

/** Channels over which a limit may be set. W, bpm, m/s, rpm or steps a minute. */
export type LimitedChannel = 'power' | 'heartRate' | 'speed' | 'cadence';

/** What is to be done with the values of two or three workouts. */
export type SideOperation =
  /** Each value, and what is between them. */
  | { readonly kind: 'value' }
  /** Which workout is at an end of the order. */
  /** `claimed` where the question says which one it was: "was the second faster?" */
  | { readonly kind: 'which'; readonly most: boolean; readonly claimed?: SideRef }
  | { readonly kind: 'rank'; readonly most: boolean }
  /** The parts of a series next to each other, or all metrics of the whole. */
  | { readonly kind: 'table' }
  /** In which part of a series they differ most. */
  | { readonly kind: 'gap' }
  /** The best part of all of them; with `each` the best of each workout. */
  | { readonly kind: 'extreme'; readonly end: End; readonly each: boolean }
  /** The best time over a distance, or power over a duration. m, s. */
  | EffortAsked
  /**
   * From a first part to a last: the scope and the one behind it, or the ends of a series. `most`
   * where the question asks in which workout it rose or fell most.
   */
  | { readonly kind: 'change'; readonly most: boolean | null }
  /** Which workout was paced most evenly. */
  | { readonly kind: 'course' }
  /** From the lowest to the highest part of a series, of each. */
  | { readonly kind: 'spread' }
  /** How many parts of a series each has. */
  | { readonly kind: 'count'; readonly most: boolean | null }
  /** How long a channel was from `above` on and below `below`. */
  | {
      readonly kind: 'timeWhere';
      readonly channel: LimitedChannel;
      readonly above: number | null;
      readonly below: number | null;
    }
  /** Parts that are the same in both, as a climb on one road. */
  | { readonly kind: 'shared' }
  /** Whether one workout is ahead in every part of a series. */
  | { readonly kind: 'everyPart'; readonly most: boolean }
  /** Which FTP they support; with `watts` what another one would change. */
  | { readonly kind: 'ftp'; readonly watts: number | null }
  /** What had to be repaired in the recordings. */
  | { readonly kind: 'repairs' }
  /** What may be behind a difference. */
  | { readonly kind: 'why' }
  /** What differs most. */
  | { readonly kind: 'changed' };

/** What a question asks of workouts side by side. */
export interface SideQuery {
  /** Absent where the words name no metric: the output is meant. */
  readonly metrics: readonly SideMetricId[];
  /** `each` of a series means its average, unless the operation lists it. */
  readonly scope: Scope;
  /** More scopes beside it: "first half and second half", "reps 2 and 4". */
  readonly further?: readonly Scope[];
  readonly operation: SideOperation;
  /** Where one of them is meant; null for all. */
  readonly only: SideRef | null;
  /** Units that the question names, where they are not the athlete's own. */
  readonly units?: UnitPreferences['system'];
  /** Speed in km/h on foot, where it is asked for so. */
  readonly as?: 'speed';
  /** Two of three. */
  readonly among?: readonly SideRef[];
}
