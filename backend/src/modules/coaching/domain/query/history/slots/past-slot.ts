import type { SportFamily } from '#analysis/recording/sport.js';
import type { PastPeriod } from '../past-period.js';
import type { PastMetricId, PastUnit, PastVerdict, WorkoutKind } from '../past-query.js';
import type { FactKey } from '#coaching/domain/facts/registry/fact-key.js';

export type PastDoing =
  | 'list'
  | 'rank'
  | 'difference'
  | 'trend'
  | 'jump'
  | 'spread'
  | 'share'
  | 'streak'
  | 'missed'
  | 'rest'
  | 'gap'
  | 'usual'
  | 'since'
  | 'done'
  | 'remaining'
  | 'projection'
  | 'skipped'
  | 'byHowMuch';

export type PastAsk =
  | 'what'
  | 'which'
  | 'when'
  | 'why'
  | 'whether'
  | 'how far'
  | 'how long'
  | 'how much'
  | 'how many'
  | 'how fast'
  | 'how strong';

export type PastJoin = 'and' | 'or' | 'versus' | 'than' | 'to';

export type PastMeasure =
  'metres' | 'seconds' | 'watts' | 'bpm' | 'percent' | 'perMinute' | 'points';

/** What a stretch of words means in a question about training; m, s, W, bpm. */
export type PastMeaning =
  | { readonly kind: 'metric'; readonly id: PastMetricId }
  /** Work intervals: "rep", "interval", "set". */
  | { readonly kind: 'rep' }
  | { readonly kind: 'statistic'; readonly of: 'average' | 'total' | 'max' }
  | { readonly kind: 'end'; readonly most: boolean; readonly metric: PastMetricId | null }
  | { readonly kind: 'comparative'; readonly more: boolean; readonly metric: PastMetricId | null }
  | { readonly kind: 'nth'; readonly nth: number }
  | { readonly kind: 'edge'; readonly from: 'first' | 'last' }
  | { readonly kind: 'period'; readonly period: PastPeriod }
  /** "The week before", "the one before that". */
  | { readonly kind: 'before'; readonly unit: PastUnit | null; readonly step: 1 | -1 }
  | {
      readonly kind: 'weekday';
      readonly day: number;
      readonly plural: boolean;
      readonly also?: number;
    }
  | { readonly kind: 'unit'; readonly unit: PastUnit; readonly plural: boolean }
  | { readonly kind: 'per'; readonly unit: PastUnit }
  | { readonly kind: 'workoutKind'; readonly of: WorkoutKind }
  | { readonly kind: 'sport'; readonly sport: SportFamily; readonly noun: boolean }
  | { readonly kind: 'doing'; readonly doing: PastDoing }
  | { readonly kind: 'ask'; readonly ask: PastAsk }
  | { readonly kind: 'join'; readonly join: PastJoin }
  | { readonly kind: 'limit'; readonly above: boolean }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'measure'; readonly by: PastMeasure; readonly value: number }
  | { readonly kind: 'zone'; readonly zone: number | null }
  | { readonly kind: 'band'; readonly band: 'easy' | 'hard' }
  | { readonly kind: 'length'; readonly length: 'km' | 'mi' }
  | { readonly kind: 'all' }
  | { readonly kind: 'now' }
  | { readonly kind: 'then' }
  | { readonly kind: 'pointer' }
  | { readonly kind: 'leaning' }
  | { readonly kind: 'verdict'; readonly of: PastVerdict }
  | { readonly kind: 'unrecorded'; readonly what: string }
  /** A value of the profile or of the load model: "FTP", "form". */
  | { readonly kind: 'stated'; readonly key: FactKey }
  /** "What does load mean". */
  | { readonly kind: 'defined' }
  /** "Goal", "target": what the profile aims for. */
  | { readonly kind: 'goal' }
  /** "My race", "the event", as something ahead. */
  | { readonly kind: 'event' }
  /** A workout of a length that the message takes for granted: "the 100 miler". */
  | { readonly kind: 'feat'; readonly by: 'metres' | 'seconds'; readonly value: number }
  /** "I cracked", "I rode": a statement of what was done. */
  | { readonly kind: 'claimed' }
  /** What other parts of the coach answer. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

export type PastSlot = PastMeaning & { readonly text: string; readonly at: number };
export type PastSlotOf<K extends PastMeaning['kind']> = Extract<PastSlot, { kind: K }>;

/** How a stretch of words is recognised; null where the words turn out to be something else. */
export interface PastEntry {
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[]) => PastMeaning | null;
}

export function entry(source: string, read: PastEntry['read']): PastEntry {
  return { pattern: new RegExp(String.raw`(?:${source})(?![a-z0-9])`, 'y'), read };
}

/** An entry of words with one meaning; `source` without anchors. */
export function words(source: string, meaning: PastMeaning): PastEntry {
  return entry(source, () => meaning);
}
