import { plainText } from '../understanding/plain-text.js';
import { KNOWN_WORDS } from '../understanding/score-topics.js';
import type { Query } from './query.js';
import { readQuery } from './read/read-query.js';

/** The query that the athlete's earlier messages, oldest first, led to; null where there is none. */
export function earlierQuery(before: readonly string[]): Query | null {
  return before.reduce<Query | null>(
    (last, text) => readQuery(plainText(text, KNOWN_WORDS), last) ?? last,
    null,
  );
}

/** A message as its patterns are read. */
export function plainMessage(message: string): string {
  return plainText(message, KNOWN_WORDS);
}
