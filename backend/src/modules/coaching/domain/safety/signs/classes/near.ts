import { upTo } from '../words.js';

/** Two things of a message with at most so many words between them, in either order. */
export function near(one: string, other: string, words: number): string {
  return `(?:${one})\\b${upTo(words)}(?:${other})|(?:${other})\\b${upTo(words)}(?:${one})`;
}

/** One thing right before another, at most so many words between. */
export function then(one: string, other: string, words: number): string {
  return `(?:${one})\\b${upTo(words)}(?:${other})`;
}
