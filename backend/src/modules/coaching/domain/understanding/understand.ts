import type { SheetKind } from '../facts/fact-sheet.js';
import { asksForMeaning, definitionsTopic } from '../topics/session/definitions.topic.js';
import type { Topic } from '../topics/topic.js';
import type { Aside, Guess } from './aside.js';
import { askedIn } from './asked.js';
import { completed, type Ask } from './follow-up.js';
import { NOTHING_NEAR, type Nearest } from './nearest.js';
import { isOffTopic } from './off-topic.js';
import { plainText } from './plain-text.js';
import { KNOWN_WORDS, scoreTopics } from './score-topics.js';

/** More things at once than this make no answer but a report. */
const MOST_ASKS = 3;

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
  _nearest: Nearest = NOTHING_NEAR,
): Reading {
  const earlier = before.reduce<Ask | null>(
    (last, text) => asksIn(text, kind, last).asks.at(-1) ?? last,
    null,
  );
  return asksIn(message, kind, earlier);
}

/** The topics that a question asks about, the clearest first: none, one or two. */
export function understand(question: string, kind: SheetKind = 'workout'): readonly Topic[] {
  return readQuestion(question, kind)
    .asks.flatMap(({ topics }) => topics)
    .slice(0, 2);
}

function asksIn(message: string, kind: SheetKind, before: Ask | null): Reading {
  const plain = plainText(message, KNOWN_WORDS);
  if (isOffTopic(plain)) return { asks: [], aside: 'off-topic', guesses: [] };
  const asks: Ask[] = [];
  for (const part of partsOf(plain, kind)) {
    const own: Ask = {
      ...askedIn(part),
      topics: asksForMeaning(part) ? [definitionsTopic] : scoreTopics(part, kind).topics,
      follows: false,
    };
    const last = asks.at(-1) ?? before;
    const whole = completed(own, last) ?? own;
    const within =
      asks.length > 0 &&
      whole.follows &&
      whole.why &&
      whole.topics === last?.topics &&
      own.spot === null;
    // "Did I fade? Why?" is one question.
    if (within && last) asks[asks.length - 1] = { ...last, why: true };
    else if (
      whole.topics.length > 0 ||
      pointsSomewhere(whole) ||
      (kind === 'history' && whole.periods.length > 0)
    )
      asks.push(whole);
  }
  return { asks: distinct(asks).slice(0, MOST_ASKS), aside: null, guesses: [] };
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
  const parts = plain
    .split(PARTS)
    .map((part) => part.replace(/^[\s,]+|[\s,?]+$/g, ''))
    .filter((part) => part !== '');
  if (parts.length < 2) return parts;
  const whole = plain.replace(/[?\s]+$/, '');
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
