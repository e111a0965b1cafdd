import type { SportFamily } from '#analysis/recording/sport.js';
import type { EffortAsked } from '../effort-asked.js';
import type { PastPeriod } from './past-period.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

export type PastMetricId =
  | 'distance'
  | 'time'
  | 'climbing'
  | 'load'
  | 'workouts'
  | 'power'
  | 'powerMax'
  | 'normalized'
  | 'speed'
  | 'heartRate'
  | 'heartRateMax'
  | 'efficiency'
  | 'decoupling'
  | 'intensity'
  | 'temperature'
  | 'cadence'
  | 'speedMax'
  | 'work'
  | 'powerPerKilo'
  | 'repPerKilo'
  | 'repOutput'
  | 'repHeartRate'
  | 'repCount'
  | 'repLength';

/** What is ranked, listed or averaged over. */
export type PastUnit = 'workout' | 'day' | 'weekday' | 'week' | 'month' | 'year';

/** Workouts of one kind. */
export type WorkoutKind = 'intervals' | 'steady' | 'long' | 'race' | 'hilly' | 'indoor' | 'outdoor';

/** One workout by its place in the order of days. */
export interface Pick {
  /** `before` counts back from the last one before the span. */
  readonly from: 'first' | 'last' | 'before';
  /** 1 for the first, or the last. */
  readonly nth: number;
}

/** Workouts that are taken together: those of a span, of weekdays, of a kind, or a single one. */
export interface PastPart {
  readonly period: PastPeriod | null;
  /** 1 for Monday to 7; empty for every day. */
  readonly weekdays: readonly number[];
  readonly kind: WorkoutKind | null;
  readonly pick: Pick | null;
}

export type GoalKind = 'hours' | 'days' | 'ftp' | 'race' | 'racePace' | 'event';

/** By which zones are drawn. */
export type ZoneMeasure = 'power' | 'heartRate' | 'pace';

/** More and less of a value; `better` and `worse` by the sense of the metric. */
export type TrendClaim = 'up' | 'down' | 'better' | 'worse';

export type PastOperation =
  /** The value of each part; `per` divides sums, for means over weeks or workouts. */
  | { readonly kind: 'value' }
  /** Which workout, week or month is at an end of the order; `which` counts from that end. */
  | {
      readonly kind: 'extreme';
      readonly most: boolean;
      readonly which: number;
      /** What puts them in order, where the metrics are what is asked of the one found; null for the usual. */
      readonly by?: PastMetricId | null;
      /** The week or month that the message takes for it. */
      readonly claimed?: PastPeriod;
    }
  /** Both ends of the order. */
  | { readonly kind: 'ends' }
  | { readonly kind: 'rank'; readonly most: boolean; readonly count: number }
  /** `most` of the latest, where so many are asked for. */
  | { readonly kind: 'list'; readonly most?: number }
  | EffortAsked
  /** The parts against each other; `claim` is what the question says of the first of them. */
  | {
      readonly kind: 'difference';
      readonly claim?: 'more' | 'less';
      /** "Which of them": only the one at that end. */
      readonly which?: 'more' | 'less';
      /** Whether it was too big a step. */
      readonly step?: boolean;
    }
  /** `claim` where the question takes it for granted which way it went. */
  | { readonly kind: 'trend'; readonly claim?: TrendClaim }
  /** The biggest step from one week to the next. */
  | { readonly kind: 'jump'; readonly up: boolean }
  | { readonly kind: 'streak' }
  /** Weeks without a workout. */
  | { readonly kind: 'missed' }
  /** Days without a workout in a week. */
  | { readonly kind: 'rest' }
  | { readonly kind: 'gap' }
  | { readonly kind: 'when' }
  | {
      readonly kind: 'countWhere';
      readonly above: boolean;
      /** In the unit of the metric: m, s, W, bpm, m/s. */
      readonly limit: number;
      readonly written: string;
      /** All of them are claimed to be. */
      readonly always?: boolean;
    }
  | { readonly kind: 'share' }
  | {
      readonly kind: 'zones';
      readonly by: ZoneMeasure | null;
      /** 1 to 5; null for the one with the most time. */
      readonly zone: number | null;
      /** Easy is zone 2 and below, hard zone 4 and above. */
      readonly band?: 'easy' | 'hard';
    }
  | { readonly kind: 'goal'; readonly of: GoalKind }
  /** What is left until a sum is reached; in the unit of the metric. */
  | { readonly kind: 'remaining'; readonly target: number; readonly written: string }
  /** A sum at the end of the year or month, if the last weeks go on. */
  | { readonly kind: 'projection'; readonly until: 'year' | 'month' }
  | { readonly kind: 'usual' }
  /** How much weeks or months differ from each other. */
  | { readonly kind: 'spread' }
  | {
      readonly kind: 'verdict';
      readonly of: PastVerdict;
      /** The question supposes the contrary: "flat, no?", "do I skip days?" */
      readonly contrary?: boolean;
      /** The question supposes that it got worse. */
      readonly worse?: boolean;
      /** The distance that it is asked of, m. */
      readonly over?: number;
    }
  /** Values of the profile and of the load model, by the keys of their facts. */
  | { readonly kind: 'stated'; readonly keys: readonly FactKey[] }
  /** "I cracked 160 km in May": a sum that the message takes for granted. */
  | {
      readonly kind: 'claimed';
      readonly value: number;
      readonly written: string;
      readonly of?: PastMetricId;
    }
  /** "The 100 miler": a workout of that length that the message takes for granted. */
  | { readonly kind: 'feat'; readonly by: 'metres' | 'seconds'; readonly value: number }
  /** What load is. */
  | { readonly kind: 'defined' }
  /** FTP for each kilogram; of another FTP where `watts` is not null. */
  | { readonly kind: 'ftpPerKilo'; readonly watts: number | null; readonly kilos?: number }
  | { readonly kind: 'unrecorded'; readonly what: string };

/** Judgements and advice over weeks of training. */
export type PastVerdict =
  | 'consistent'
  | 'polarised'
  | 'progress'
  | 'proud'
  | 'month'
  | 'comeback'
  | 'lost'
  | 'more'
  | 'days'
  | 'ready'
  | 'overdone'
  | 'tomorrow'
  | 'ramp'
  | 'sameHeart';

/** What a question asks of the training of weeks and months. */
export interface PastQuery {
  /** Empty where the words name none. */
  readonly metrics: readonly PastMetricId[];
  /** "Best" and "worst" where no metric is named: the output of the workout is meant. */
  readonly quality?: boolean;
  /** At least one; in the order in which the question names them. */
  readonly parts: readonly PastPart[];
  readonly unit: PastUnit;
  /** Sums are divided by the number of these. */
  readonly per: PastUnit | null;
  readonly sport: SportFamily | null;
  readonly operation: PastOperation;
  /** The unit of length that the question itself names. */
  readonly length: 'km' | 'mi' | null;
  /** The question takes for granted that there was no training. */
  readonly skipped?: boolean;
  /** A number that the question names: "four runs a week". */
  readonly target?: number;
  /** Sessions of work intervals are meant. */
  readonly reps?: boolean;
  /** "Yes" or "no" is asked for. */
  readonly whether?: boolean;
}

export const EVERYTHING: PastPart = { period: null, weekdays: [], kind: null, pick: null };

/** The part that a query of one part is about. */
export function partOf({ parts }: PastQuery): PastPart {
  return parts[0] ?? EVERYTHING;
}
