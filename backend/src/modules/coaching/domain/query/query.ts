import type { UnitPreferences } from '#kernel/units.js';
import type { Place } from '../tools/place.js';
import type { MetricId } from './metrics/metric-id.js';

/** Seconds or metres. */
export interface Lasting {
  readonly by: 'metres' | 'seconds';
  readonly length: number;
}

/**
 * What an interval was in its set: `over` and `under` the threshold (or the harder and the easier
 * half of them), `on` and `off` are work and recovery, `up` and `down` the ways of a pyramid.
 */
export type Role = 'over' | 'under' | 'on' | 'off' | 'up' | 'down';

/** Parts of one workout that follow each other and can be held against each other. */
export type Series =
  | { readonly kind: 'lap' | 'climb' | 'descent' | 'flat' | 'quarter' | 'half' | 'third' }
  /** `loose`: "blocks" and "breaks", which mean intervals and recoveries where there is no other. */
  | { readonly kind: 'stop' | 'set'; readonly loose?: true }
  /** Work intervals; with a length only those of about that length. */
  | { readonly kind: 'rep'; readonly lasting?: Lasting; readonly role?: Role }
  /** Between intervals; with `sets` only the rests that part two sets, with `blocks` if any do. */
  | { readonly kind: 'recovery'; readonly lasting?: Lasting; readonly between?: 'sets' | 'blocks' }
  /** Stretches of one length: kilometres, miles, ten minutes. */
  | { readonly kind: 'block'; readonly by: 'metres' | 'seconds'; readonly length: number };

/**
 * Which of a series: its number from 1, or from the end with a minus (−2 is the second to last).
 */
export type Nth = number | 'last' | 'middle';

/** Some of a series; all of them where nothing is given. */
export interface Range {
  readonly from?: Nth;
  readonly to?: Nth;
  /** Each second one where 2, from `from` on. */
  readonly step?: number;
  /** So many in the middle; `from` and `to` are left out. */
  readonly middle?: number;
}

/** What a question speaks about. */
export type Scope =
  | { readonly kind: 'whole' }
  | { readonly kind: 'one'; readonly series: Series; readonly nth: Nth }
  /** All of a series, or those from one number to another: "the first three", "reps 3 to 5". */
  | ({ readonly kind: 'each'; readonly series: Series } & Range)
  /** The same as one part, without what is between them: "the overs", "all climbs together". */
  | ({ readonly kind: 'together'; readonly series: Series } & Range)
  /** The one at an end of the order: "your slowest lap". */
  | {
      readonly kind: 'end';
      readonly series: Series;
      readonly metric: MetricId | null;
      readonly end: End;
      readonly which: number;
    }
  | { readonly kind: 'phase'; readonly phase: 'warmup' | 'cooldown' }
  /** All stops together, and all the time, of a part or of the whole, without them. */
  | { readonly kind: 'stops' }
  | { readonly kind: 'moving'; readonly of?: Scope }
  | { readonly kind: 'place'; readonly place: Place }
  /** So many places after another part of its series, or before it: "the one after that". */
  | { readonly kind: 'beside'; readonly of: Scope; readonly step: number }
  /** All that is left without these: "without the warm-up". */
  | { readonly kind: 'without'; readonly of: readonly Scope[] }
  /** The one of some named parts that is at an end of their order: "the faster of them". */
  | {
      readonly kind: 'among';
      readonly of: readonly Scope[];
      readonly metric: MetricId | null;
      readonly end: End;
    }
  /** Where something was held best. */
  | { readonly kind: 'held'; readonly effort: BestEffort; readonly metrics: readonly MetricId[] }
  /** Around the moment at which a value of another part was highest or lowest. */
  | { readonly kind: 'peak'; readonly of: Scope; readonly metric: MetricId }
  /** A part of a part: "the last quarter of climb 2", "the slowest km of the second half". */
  | { readonly kind: 'inside'; readonly outer: Scope; readonly inner: Scope }
  /** The first of a series after a part, or the last before it: "the descent after climb 3". */
  | {
      readonly kind: 'neighbour';
      readonly series: Series;
      readonly step: 1 | -1;
      readonly to: Scope;
    };

/** What is to be done with the values of a scope. */
export type Operation =
  | { readonly kind: 'value' }
  /** Which one is at an end of the order, and by how much. `which` counts from that end. */
  | { readonly kind: 'extreme'; readonly end: End; readonly which: number }
  /** Both ends of the order. */
  | { readonly kind: 'ends'; readonly end: End }
  /** All in their order, or so many from that end. */
  | { readonly kind: 'rank'; readonly end: End; readonly most?: number }
  /** When and where it began. */
  | { readonly kind: 'when' }
  /** What of the ground, stops and heart rate may be behind it. */
  | { readonly kind: 'why' }
  | { readonly kind: 'list' }
  | { readonly kind: 'difference'; readonly to: Scope }
  /** Between two values of the same part: moving and elapsed time. */
  | { readonly kind: 'apart' }
  /** From the begin of one scope to its end: drop, rise, drift. */
  | { readonly kind: 'change' }
  /** How much of the whole workout the scope takes. */
  | { readonly kind: 'share'; readonly of?: 'time' | 'distance' }
  | TimeWhere
  /** When a channel was first beyond a limit. */
  | FirstWhere
  /** Best power over a duration, best time over a distance; inside the scope. */
  | BestEffort
  | { readonly kind: 'trend' }
  | { readonly kind: 'spread' }
  | { readonly kind: 'count' }
  | { readonly kind: 'total' }
  /** How long the whole would have taken at the speed of the scope. */
  | { readonly kind: 'projected' }
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

/** Channels over which a limit may be set. W, bpm, m/s, rpm or steps a minute, %, °C, m. */
export type LimitedChannel =
  'power' | 'heartRate' | 'speed' | 'cadence' | 'grade' | 'temperature' | 'altitude';

/** Time, and share of the time, from `above` on and below `below`; one of them may be left out. */
export interface TimeWhere {
  readonly kind: 'timeWhere';
  readonly channel: LimitedChannel;
  readonly above?: number;
  readonly below?: number;
}

/** The first moment from `above` on, or below `below`. */
export interface FirstWhere extends Omit<TimeWhere, 'kind'> {
  readonly kind: 'firstWhere';
}

export interface BestEffort {
  readonly kind: 'bestEffort';
  readonly by: 'metres' | 'seconds';
  readonly length: number;
  /** More of them: "best 5, 10 and 20 min". */
  readonly also?: readonly Lasting[];
}

/**
 * `best` and `worst` go by the sense of the metric (a low heart rate at a given output is no
 * merit, so there they mean high); `most` and `least` go by its value.
 */
export type End = 'best' | 'worst' | 'most' | 'least';

/** A number that the question takes for granted, in the unit in which the metric is measured. */
export interface Premise {
  /** W, bpm, m/s, s, m, %, as the metric is measured. */
  readonly value: number;
  /** As the athlete wrote it: `3:17`, `90s`. */
  readonly written: string;
  /** What they claim; `about` where left out. */
  readonly bound?: 'about' | 'above' | 'below';
}

export type Course = 'up' | 'down' | 'even';

/** What a question asks of one workout. */
export interface Query {
  /** Absent where the words name no metric: the output of the workout is meant. */
  readonly metrics: readonly MetricId[];
  readonly scope: Scope;
  /** More scopes beside it: "first half and second half", "lap 3, 5 and 7". */
  readonly further?: readonly Scope[];
  readonly operation: Operation;
  readonly why: boolean;
  /** Which way the question takes for granted that a trend went, by the value of its metric. */
  readonly course?: Course;
  /** Whether it is claimed of each part: "every single km". */
  readonly strictly?: true;
  /** Units that the question names, where they are not the athlete's own. */
  readonly units?: UnitPreferences['system'];
  /** Speed in km/h on foot, or pace on a bike, where it is asked for so. */
  readonly as?: 'pace' | 'speed';
  readonly premise?: Premise;
  /** The part that the question takes for the one at the end of the order. */
  readonly claimed?: Scope;
}
