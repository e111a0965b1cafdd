import type { End, Scope, Series } from '../query.js';

/** What is measured, whichever statistic of it is meant. */
export type Channel =
  | 'power'
  | 'normalized'
  | 'heartRate'
  | 'cadence'
  | 'speed'
  | 'graded'
  | 'grade'
  | 'temperature'
  | 'altitude'
  | 'gain'
  | 'loss'
  | 'vam'
  | 'distance'
  | 'time'
  | 'movingTime'
  | 'elapsedTime'
  | 'stopped'
  | 'work'
  | 'calories'
  | 'stress'
  | 'intensity'
  | 'variability'
  | 'decoupling'
  | 'efficiency'
  | 'powerPerKilo'
  | 'powerShare'
  | 'heartRateShare'
  | 'strideLength'
  | 'steps'
  | 'coasting'
  | 'heartRateRecovery';

export type Statistic = 'average' | 'highest' | 'lowest' | 'total' | 'start' | 'end';

/** What is to be done, where words say so. */
export type Doing =
  'list' | 'rank' | 'count' | 'difference' | 'trend' | 'spread' | 'share' | 'onset';

export type AskWord =
  | 'what'
  | 'which'
  | 'when'
  | 'where'
  | 'why'
  | 'whether'
  | 'how long'
  | 'how far'
  | 'how fast'
  | 'how high'
  | 'how low'
  | 'how much'
  | 'how many'
  | 'how hard';

export type Join = 'and' | 'or' | 'versus' | 'than' | 'to';

/** What a stretch of words means; metres, seconds, W, bpm, rpm, m/s, %. */
export type Meaning =
  | { readonly kind: 'metric'; readonly channel: Channel; readonly statistic?: Statistic }
  | { readonly kind: 'statistic'; readonly statistic: Statistic }
  | { readonly kind: 'series'; readonly series: Series; readonly plural: boolean }
  /** Its place in the order from 1; from the end where negative. */
  | { readonly kind: 'nth'; readonly nth: number }
  /** "The odd ones", "every third": from a number on, each so many. */
  | { readonly kind: 'stepped'; readonly from: number; readonly step: number }
  | { readonly kind: 'number'; readonly value: number; readonly written: string }
  | { readonly kind: 'measure'; readonly by: Unit; readonly value: number }
  | { readonly kind: 'end'; readonly end: End; readonly channel: Channel | null }
  /** "Faster", "harder", "longer". */
  | { readonly kind: 'comparative'; readonly end: End; readonly channel: Channel | null }
  | { readonly kind: 'doing'; readonly doing: Doing }
  | { readonly kind: 'ask'; readonly ask: AskWord }
  | { readonly kind: 'join'; readonly join: Join }
  | { readonly kind: 'place'; readonly scopes: readonly Scope[] }
  /** Two numbers as bounds; the unit as it is written, empty where it is elsewhere. */
  | { readonly kind: 'stretch'; readonly from: number; readonly to: number; readonly unit: string }
  /** "Above", "less than". */
  | { readonly kind: 'limit'; readonly above: boolean }
  /** "Between" before two numbers. */
  | { readonly kind: 'within' }
  /** All parts of a series: "each", "every", "all". */
  | { readonly kind: 'each' }
  | { readonly kind: 'whole' }
  /** "That one", "there", "those two", "them". */
  | { readonly kind: 'pointer'; readonly many: boolean }
  /** "One", "ones", "bit" behind an ordinal or a length. */
  | { readonly kind: 'one'; readonly plural: boolean }
  | { readonly kind: 'units'; readonly units: 'METRIC' | 'IMPERIAL'; readonly speed: boolean }
  /** "And", "but", "what about" at the start of a message. */
  | { readonly kind: 'leaning' }
  /** Before or after the part that was spoken of. */
  | { readonly kind: 'neighbour'; readonly step: 1 | -1 }
  /** All that was not named: "than the rest". */
  | { readonly kind: 'rest' }
  /** The other of two: "and the other one?". */
  | { readonly kind: 'other' }
  /** "Without", "leaving out" before parts. */
  | { readonly kind: 'without' }
  /** What other parts of the coach answer: zones, plans, advice, models, meanings. */
  | { readonly kind: 'elsewhere'; readonly about: string }
  | { readonly kind: 'filler' }
  | { readonly kind: 'unread' };

export type Unit =
  'seconds' | 'metres' | 'watts' | 'bpm' | 'perMinute' | 'mps' | 'percent' | 'wattsPerKilo';

/** Words of a message by what they mean. */
export type Slot = Meaning & {
  readonly text: string;
  /** Index of its first character in the plain text. */
  readonly at: number;
};

export type SlotOf<K extends Meaning['kind']> = Extract<Slot, { kind: K }>;

/** How a stretch of words is recognised; null where the words turn out to be something else. */
export interface Entry {
  /** Tried at the start of each word; sees the rest of the text. */
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[], text: string) => Meaning | null;
}

/** An entry of words with one meaning; `source` without anchors. */
export function words(source: string, meaning: Meaning): Entry {
  return entry(longestFirst(source), () => meaning);
}

export function entry(source: string, read: Entry['read']): Entry {
  return { pattern: new RegExp(String.raw`(?:${source})(?![a-z0-9])`, 'y'), read };
}

/** Of alternatives that fit a regular expression takes the first: the longer ones come before. */
function longestFirst(source: string): string {
  const alternatives: string[] = [''];
  let depth = 0;
  for (const character of source) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += character;
  }
  return alternatives.sort((a, b) => b.length - a.length).join('|');
}
