import { TOPICS } from '../topics/all-topics.js';
import { namedTopic } from '../topics/named.js';
import { speaksOf, type Topic } from '../topics/topic.js';
import type { SheetKind } from '../facts/fact-sheet.js';
import { QUERY_WORDS } from './query-words.js';
import { wordsOf } from './words.js';

/** Below this the words only hint at a topic, and guessing would be worse than asking back. */
const ENOUGH = 3;

/** A second topic is answered too when it was named as clearly as this. */
const NAMED = 4;

/** Words of places and targets that the patterns need, beside those that call topics. */
const PLACES = (
  'kilometre kilometer kilometres kilometers interval intervals repetition repetitions ' +
  'minutes quarter second half after between during climb climbs heart average normalized ' +
  'maximum weeks month previous compare yesterday workout session sessions january february ' +
  'april august september october november december'
).split(' ');

/** Every word that a slip of the finger may have been meant for. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...TOPICS.flatMap(({ cues }) =>
    Object.values(cues).flatMap((phrases) => phrases.flatMap(wordsOf)),
  ),
  ...PLACES,
  ...QUERY_WORDS,
]);

const CUES = new Map(
  TOPICS.map((topic) => [
    topic,
    Object.entries(topic.cues)
      .flatMap(([weight, phrases]) =>
        phrases.map((words) => ({
          phrase: ` ${wordsOf(words).join(' ')} `,
          weight: Number(weight),
        })),
      )
      .sort((a, b) => b.phrase.length - a.phrase.length),
  ]),
);

/** What is named only to be set aside: "not my power, my heart rate". */
const SET_ASIDE =
  /\b(?:not (?:about|asking about|interested in)?|besides|apart from|except(?: for)?|other than|instead of|rather than|forget about|leave out|without) (?:the |my )?(?:\w+ ){0,1}?(?:power|heart rate|cadence|pace|speed|zones?|climbing|intervals?|laps?)\b/g;

/** "Slower than the rest": the other parts, and no rest. */
const THE_REST = /\b(?:than|to|from|against|vs|versus|and) the (?:rest|others)\b/g;

/** Topics that tell all that another one would say to the same question. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  'power-curve': ['power'],
  balance: ['power'],
  'climb-pacing': ['climbing', 'pacing'],
};

export interface ScoredTopics {
  /** The clearest first: none, one or two. */
  readonly topics: readonly Topic[];
  readonly best: number;
}

/** The topics that a plain text asks about, on such a sheet. */
export function scoreTopics(plain: string, kind: SheetKind): ScoredTopics {
  const named = namedTopic(plain, kind);
  if (named) return { topics: [named], best: Infinity };
  const text = ` ${wordsOf(plain.replace(SET_ASIDE, ' | ').replace(THE_REST, ' | ')).join(' ')} `;
  const scored = TOPICS.filter((topic) => speaksOf(topic, kind))
    .map((topic) => ({ topic, ...score(topic, text) }))
    .filter(({ sum }) => sum >= ENOUGH)
    .sort((a, b) => b.sum - a.sum);
  const [first, second] = scored;
  if (!first) return { topics: [], best: 0 };
  const both =
    second !== undefined &&
    !COVERED[first.topic.id]?.includes(second.topic.id) &&
    !COVERED[second.topic.id]?.includes(first.topic.id) &&
    second.strongest >= NAMED &&
    asksTwoThings(plain) &&
    first.strongest >= NAMED;
  // The general one of two that overlap only hides what was asked.
  if (
    second !== undefined &&
    second.strongest >= NAMED &&
    COVERED[second.topic.id]?.includes(first.topic.id)
  )
    return { topics: [second.topic], best: second.sum };
  return { topics: both ? [first.topic, second.topic] : [first.topic], best: first.sum };
}

/** How strongly a plain text names each topic, by its id; only those that it names at all. */
export function cueScores(plain: string): ReadonlyMap<string, number> {
  const text = ` ${wordsOf(plain).join(' ')} `;
  return new Map(
    TOPICS.map((topic) => [topic.id, score(topic, text).sum] as const).filter(([, sum]) => sum > 0),
  );
}

function score(topic: Topic, text: string): { sum: number; strongest: number } {
  let rest = text;
  const hits: number[] = [];
  // Longer phrases first, and each word once: "heart rate" is not "heart" as well.
  for (const { phrase, weight } of CUES.get(topic) ?? []) {
    if (!rest.includes(phrase)) continue;
    rest = rest.replace(phrase, ' | ');
    hits.push(weight);
  }
  return { sum: hits.reduce((sum, weight) => sum + weight, 0), strongest: Math.max(0, ...hits) };
}

/** "How was my heart rate and my cadence?", or two questions in one. */
function asksTwoThings(plain: string): boolean {
  return /\b(and|or|also|plus)\b|[&,;]|\?.+\?/i.test(plain);
}
