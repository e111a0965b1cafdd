import type { PastEntry } from '../past-slot.js';
import { PAST_ASKING_WORDS } from './past-asking-words.js';
import { PAST_METRIC_WORDS } from './past-metric-words.js';
import { PAST_ORDER_WORDS } from './past-order-words.js';
import { PAST_TALK_WORDS } from './past-talk-words.js';
import { PAST_SPAN_WORDS } from './past-span-words.js';
import { PAST_TIME_WORDS } from './past-time-words.js';
import { PAST_VERDICT_WORDS } from './past-verdict-words.js';
import { PAST_WORKOUT_WORDS } from './past-workout-words.js';

/** All that is known of words; of entries that take as many characters, the earlier wins. */
export const PAST_LEXICON: readonly PastEntry[] = [
  ...PAST_VERDICT_WORDS,
  ...PAST_SPAN_WORDS,
  ...PAST_TIME_WORDS,
  ...PAST_WORKOUT_WORDS,
  ...PAST_METRIC_WORDS,
  ...PAST_ORDER_WORDS,
  ...PAST_ASKING_WORDS,
  ...PAST_TALK_WORDS,
];
