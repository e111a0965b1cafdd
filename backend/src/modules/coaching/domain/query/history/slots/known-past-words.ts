import { KNOWN_WORDS } from '#coaching/domain/understanding/score-topics.js';
import { PAST_LEXICON } from './lexicon/past-lexicon.js';

/** Everyday words close to words of the sport, which are no slips, and words used only beside others. */
const OTHERS =
  'break breaks broke high became doable feasible achievable outing outings improve weekend weekends milers miler century sharp spend spent watch shape share steep weeks months weekday quiet moved monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays january february march april august september october november december spring summer autumn winter';
const SHORTEST = 5;

/** Words of the lexicon and of the topics: slips of the finger are mended towards them. */
export const KNOWN_PAST_WORDS: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...OTHERS.split(' '),
  ...PAST_LEXICON.flatMap(({ pattern }) => wholeWords(pattern.source)),
]);

/** Words of a pattern that match it alone. */
function wholeWords(source: string): readonly string[] {
  const written = source.split(/[^a-z]+/).filter((word) => word.length >= SHORTEST);
  return written.filter((word) => new RegExp(`^${source}$`).test(word));
}
