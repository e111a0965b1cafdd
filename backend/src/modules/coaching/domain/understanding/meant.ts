import type { SheetKind } from '../facts/fact-sheet.js';
import { TOPICS } from '../topics/all-topics.js';
import type { Topic } from '../topics/topic.js';
import { asideMeant, isAskedOn, type Guess } from './aside.js';
import type { RankedMeaning } from './nearest.js';

/** From here on a meaning is taken where the rules see nothing. */
export const SURE = 0.25;
/** From here on it is taken where the rules see only a hint of something else. */
const SURER = 0.55;
/** From here on words beside training are taken for what they are. */
const SURE_ASIDE = 0.45;
/** Cues that sum up to this leave no doubt. */
const DECISIVE = 4;

const MOST_GUESSES = 3;
const FEWEST_GUESSES = 2;
/** Less likely than this, a guess would only distract. */
const WORTH_OFFERING = 0.06;

/** The meanings that can be asked on such a sheet, their confidences adding up to 1 again. */
export function askable(
  ranked: readonly RankedMeaning[],
  kind: SheetKind,
  text: string,
): readonly RankedMeaning[] {
  const fitting = ranked.filter(
    ({ meaning }) => isAskedOn(meaning, kind) && (meaning.anchor?.test(text) ?? true),
  );
  const sum = fitting.reduce((total, { confidence }) => total + confidence, 0);
  return sum === 0
    ? []
    : fitting.map(({ meaning, confidence }) => ({ meaning, confidence: confidence / sum }));
}

/** The topics of a part: those of the rules, unless they are unsure and the meaning is not. */
export function topicsMeant(
  ruled: { readonly topics: readonly Topic[]; readonly best: number },
  ranked: readonly RankedMeaning[],
  kind: SheetKind,
): readonly Topic[] {
  const [first] = ranked;
  if (first === undefined || ruled.best >= DECISIVE) return ruled.topics;
  const topic = TOPICS.find(({ id }) => id === first.meaning.topics[kind]);
  const enough = first.confidence >= (ruled.topics.length > 0 ? SURER : SURE);
  return topic && enough ? [topic] : ruled.topics;
}

/** What a whole message is where it asks nothing about training. */
export function asideByMeaning([first]: readonly RankedMeaning[]) {
  return first !== undefined && first.confidence >= SURE_ASIDE ? asideMeant(first.meaning) : null;
}

/** Two or three questions that may have been meant. */
export function guessesOf(ranked: readonly RankedMeaning[]): readonly Guess[] {
  const possible = ranked.filter(({ meaning }) => asideMeant(meaning) === null);
  const guesses = possible
    .filter(({ confidence }, at) => at < FEWEST_GUESSES || confidence >= WORTH_OFFERING)
    .slice(0, MOST_GUESSES)
    .map(({ meaning: { label, question } }) => ({ label, question }));
  return guesses.length < FEWEST_GUESSES ? [] : guesses;
}
