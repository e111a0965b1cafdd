import type { SportFamily } from '#analysis/recording/sport.js';
import type { EffortAsked } from '../read/effort-asked.js';
import type { PastPeriod } from './past-period.js';

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
  | 'repOutput';

/** What is ranked, listed or averaged over. */
export type PastUnit = 'workout' | 'day' | 'week' | 'month';

export type GoalKind = 'hours' | 'days' | 'ftp' | 'race' | 'event';

export type PastOperation =
  | { readonly kind: 'value' }
  /** Which workout, week or month is at an end of the order; `which` counts from that end. */
  | { readonly kind: 'extreme'; readonly most: boolean; readonly which: number }
  /** `most` of the latest, where so many are asked for. */
  | { readonly kind: 'list'; readonly most?: number }
  | EffortAsked
  /** The period against another one. */
  | { readonly kind: 'difference'; readonly to: PastPeriod }
  | { readonly kind: 'average' }
  | { readonly kind: 'trend' }
  | { readonly kind: 'streak' }
  | { readonly kind: 'gap' }
  /** One workout by its place in the order: 1 for the latest. */
  | { readonly kind: 'latest'; readonly back: number }
  | { readonly kind: 'goal'; readonly of: GoalKind }
  | { readonly kind: 'usual' }
  /** How much weeks or months differ from each other. */
  | { readonly kind: 'spread' }
  | { readonly kind: 'unrecorded'; readonly what: string };

/** What a question asks of the training of weeks and months. */
export interface PastQuery {
  /** Absent where the words name none. */
  readonly metrics: readonly PastMetricId[];
  readonly period: PastPeriod | null;
  readonly unit: PastUnit;
  readonly sport: SportFamily | null;
  /** Interval sessions alone. */
  readonly intervals: boolean;
  readonly operation: PastOperation;
  /** The unit of length that the question itself names. */
  readonly length: 'km' | 'mi' | null;
  /** The question takes for granted that there was no training. */
  readonly skipped?: boolean;
}
