import type { Entry } from '../slot.js';
import { ASKING_WORDS, LEANING_WORDS } from './asking-words.js';
import { MEASURE_WORDS } from './measure-words.js';
import { METRIC_WORDS, STATISTIC_WORDS } from './metric-words.js';
import { ORDER_WORDS } from './order-words.js';
import { PLACE_WORDS } from './place-words.js';
import { SERIES_WORDS } from './series-words.js';
import { ELSEWHERE_WORDS, TALK_WORDS } from './talk-words.js';

/** All that is known of words; of entries that take as many of them, the earlier wins. */
export const LEXICON: readonly Entry[] = [
  ...ELSEWHERE_WORDS,
  ...PLACE_WORDS,
  ...SERIES_WORDS,
  ...MEASURE_WORDS,
  ...ORDER_WORDS,
  ...STATISTIC_WORDS,
  ...METRIC_WORDS,
  ...LEANING_WORDS,
  ...ASKING_WORDS,
  ...TALK_WORDS,
];
