import { TOPICS } from '../topics/all-topics.js';
import type { Topic } from '../topics/topic.js';
import { corrected, wordsOf } from './words.js';

/** Below this the words only hint at a topic, and guessing would be worse than asking back. */
const ENOUGH = 3;

/** A second topic is answered too when it was named as clearly as this. */
const NAMED = 4;

const KNOWN = new Set(TOPICS.flatMap(({ cues }) => Object.values(cues).flatMap((phrases) => phrases.flatMap(wordsOf))));

const CUES = new Map(
  TOPICS.map((topic) => [
    topic,
    Object.entries(topic.cues)
      .flatMap(([weight, phrases]) => phrases.map((words) => ({ phrase: ` ${wordsOf(words).join(' ')} `, weight: Number(weight) })))
      .sort((a, b) => b.phrase.length - a.phrase.length),
  ]),
);

/** The topics that a question asks about, the clearest first: none, one or two. */
export function understand(question: string): readonly Topic[] {
  const text = ` ${wordsOf(question).map((word) => corrected(word, KNOWN)).join(' ')} `;
  const scored = TOPICS.map((topic) => ({ topic, ...score(topic, text) }))
    .filter(({ sum }) => sum >= ENOUGH)
    .sort((a, b) => b.sum - a.sum);
  const [first, second] = scored;
  if (!first) return [];
  const both = second !== undefined && second.strongest >= NAMED && asksTwoThings(question) && first.strongest >= NAMED;
  return both ? [first.topic, second.topic] : [first.topic];
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

/** "How was my heart rate and my cadence?", or two questions at once. */
function asksTwoThings(question: string): boolean {
  return /\b(and|or|also|plus)\b|[&,;]|\?.+\?/i.test(question);
}
