import type { SheetKind } from '../facts/fact-sheet.js';
import { asksForMeaning, definitionsTopic } from '../topics/session/definitions.topic.js';
import type { Topic } from '../topics/topic.js';
import { asideOf, type Aside, type Guess } from './aside.js';
import { askedIn } from './asked.js';
import { boundedMessage, boundedParts } from './bounded.js';
import { completed, type Ask } from './follow-up.js';
import { askable, asideByMeaning, guessesOf, SURE, topicsMeant } from './meant.js';
import { NOTHING_NEAR, type Nearest, type RankedMeaning } from './nearest.js';
import { plainText } from './plain-text.js';
import { KNOWN_WORDS, scoreTopics } from './score-topics.js';

/** More things than this make no answer but a report. */
const MOST_ASKS = 3;

/** A follow-up leans on what was said lately. */
const MOST_BEFORE = 6;

/**
 * What a message asks: nothing that can be understood, something from another world, or one to
 * three things.
 */
export interface Reading {
  readonly asks: readonly Ask[];
  /** What it is where it asks nothing about training. */
  readonly aside: Aside | null;
  /** What may have been meant where nothing was understood. */
  readonly guesses: readonly Guess[];
  /** What it may mean where nothing was understood, the likeliest first. */
  readonly unclear?: readonly RankedMeaning[];
}

const QUESTION_WORD =
  '(?:how|what|why|was|were|did|do|does|is|are|am|which|where|when|can|could|should|tell|show|compare)';
const PARTS = new RegExp(
  String.raw`\?+\s*|;\s*|(?:,\s*|\s)(?:and|also|plus|but)\s+(?=(?:also )?${QUESTION_WORD}\b)|\s,\s(?=${QUESTION_WORD}\b)|\s(?:and|also)\s+(?=(?:in|on|over|during|for) (?:the )?(?:last|first|final|second|lap|km|kilomet|interval|climb))`,
);

/**
 * Reads a message. `before` are the athlete's earlier messages, oldest first: a follow-up leans on
 * the last one that was understood.
 */
export function readQuestion(
  message: string,
  kind: SheetKind = 'workout',
  before: readonly string[] = [],
  nearest: Nearest = NOTHING_NEAR,
): Reading {
  const earlier = before
    .slice(-MOST_BEFORE)
    .reduce<Ask | null>(
      (last, text) => asksIn(text, kind, last, nearest).asks.at(-1) ?? last,
      null,
    );
  return asksIn(message, kind, earlier, nearest);
}

/** The topics that a question asks about, the clearest first: none, one or two. */
export function understand(question: string, kind: SheetKind = 'workout'): readonly Topic[] {
  return readQuestion(question, kind)
    .asks.flatMap(({ topics }) => topics)
    .slice(0, 2);
}

/** Everything that would be asked of `nearest` for such a message, for it to be prepared. */
export function textsToRank(
  message: string,
  kind: SheetKind = 'workout',
  before: readonly string[] = [],
): readonly string[] {
  const texts = new Set<string>();
  readQuestion(message, kind, before, (text) => {
    texts.add(text);
    return [];
  });
  return [...texts];
}

function asksIn(message: string, kind: SheetKind, before: Ask | null, nearest: Nearest): Reading {
  const read = boundedMessage(message);
  const plain = plainText(read, KNOWN_WORDS);
  const aside = asideOf(read, plain);
  if (aside !== null) return { asks: [], aside, guesses: [] };
  const asks: Ask[] = [];
  let unclear: readonly RankedMeaning[] = [];
  for (const part of partsOf(plain, kind)) {
    const ranked = askable(nearest(part), kind, part);
    const last = asks.at(-1) ?? before;
    const whole = wholeAsk(part, kind, { last, ranked });
    // "Did I fade? Why?" is one question.
    if (last && asks.length > 0 && isWhyAlone(whole, last))
      asks[asks.length - 1] = { ...last, why: true };
    else if (isAsked(whole, kind) && !(kind === 'workout' && isBeside(whole, ranked)))
      asks.push(whole);
    else unclear = ranked;
  }
  if (asks.length > 0)
    return { asks: distinct(asks).slice(0, MOST_ASKS), aside: null, guesses: [] };
  return { asks, aside: asideByMeaning(unclear), guesses: guessesOf(unclear), unclear };
}

interface Around {
  readonly last: Ask | null;
  readonly ranked: readonly RankedMeaning[];
}

/** One part as an ask, completed by the ask before it where it leans on it. */
function wholeAsk(part: string, kind: SheetKind, { last, ranked }: Around): Ask {
  const ruled = asksForMeaning(part)
    ? { topics: [definitionsTopic], best: Infinity }
    : scoreTopics(part, kind);
  const [first] = ranked;
  const own: Ask = {
    ...askedIn(part),
    topics: ruled.topics,
    follows: false,
    meaning: first !== undefined && first.confidence >= SURE ? first.meaning : null,
    ranked,
  };
  const whole = completed(own, last);
  if (whole !== null) return whole;
  return { ...own, topics: topicsMeant(ruled, ranked, kind) };
}

function isWhyAlone(whole: Ask, last: Ask): boolean {
  return whole.follows && whole.why && whole.topics === last.topics && whole.spot === last.spot;
}

/** From here on words of another world are taken for what they are, whatever they call. */
const SURELY_BESIDE = 0.33;

/** "Any tips for getting a baby to sleep" calls a topic of plans, and means another world. */
function isBeside({ exact, spot }: Ask, [first]: readonly RankedMeaning[]): boolean {
  return (
    first?.meaning.id === 'off-topic' &&
    first.confidence >= SURELY_BESIDE &&
    exact === null &&
    spot === null
  );
}

function isAsked(whole: Ask, kind: SheetKind): boolean {
  return (
    whole.topics.length > 0 ||
    pointsSomewhere(whole) ||
    (kind === 'history' && whole.periods.length > 0)
  );
}

/** A question about a place needs no topic: "what happened between 20 and 30 minutes". */
function pointsSomewhere({ spot, claims, exact }: Ask): boolean {
  return spot !== null || exact !== null || claims.length > 0;
}

/**
 * One part for each question; where a cut would leave a part without sense, the message stays
 * whole.
 */
function partsOf(plain: string, kind: SheetKind): readonly string[] {
  const parts = boundedParts(
    plain
      .split(PARTS)
      .map((part) => part.replace(/^[\s,]+|[\s,?]+$/g, ''))
      .filter((part) => part !== ''),
  );
  if (parts.length < 2) return parts;
  const [whole = plain] = boundedParts([plain.replace(/[?\s]+$/, '')]);
  if (!whole.includes('?') && askedIn(whole).other !== null) return [whole];
  const withSense = parts.filter(
    (part) =>
      scoreTopics(part, kind).topics.length > 0 ||
      askedIn(part).spot !== null ||
      askedIn(part).exact !== null ||
      (kind === 'history' && askedIn(part).periods.length > 0) ||
      askedIn(part).why,
  );
  return withSense.length < 2 && scoreTopics(whole, kind).topics.length > 0 ? [whole] : parts;
}

/** The same topic at the same place is answered once. */
function distinct(asks: readonly Ask[]): readonly Ask[] {
  const seen = new Set<string>();
  return asks.filter(({ topics, spot, exact }) => {
    const key = exact
      ? JSON.stringify(exact.kind)
      : `${topics.map(({ id }) => id).join()} ${spot?.text ?? ''}`;
    return !seen.has(key) && seen.add(key);
  });
}
