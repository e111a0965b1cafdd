import { PAST_LEXICON } from './lexicon/past-lexicon.js';
import type { PastSlot } from './past-slot.js';

/** Longer messages are read up to here: nobody asks a question that long. */
const MOST_CHARACTERS = 600;

/**
 * The slots of a plain text in their order: of the entries that fit at a word, the one that takes
 * the most characters; a word that no entry knows is `unread`.
 */
export function scanPast(plain: string): readonly PastSlot[] {
  const text = plain.slice(0, MOST_CHARACTERS);
  const slots: PastSlot[] = [];
  let at = 0;
  while (at < text.length) {
    if (!/[a-z0-9%&]/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const slot = longestAt(text, at) ?? unreadAt(text, at);
    slots.push(slot);
    at += Math.max(1, slot.text.length);
  }
  return slots;
}

function longestAt(text: string, at: number): PastSlot | null {
  let best: PastSlot | null = null;
  for (const { pattern, read } of PAST_LEXICON) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (best?.text.length ?? 0)) continue;
    const meaning = read(found.slice(1).map((group) => group ?? ''));
    if (meaning) best = { ...meaning, text: found[0], at };
  }
  return best;
}

function unreadAt(text: string, at: number): PastSlot {
  const word = /^[a-z0-9.:/%&-]+/.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  return { kind: /[a-z0-9]/.test(word) ? 'unread' : 'filler', text: word, at };
}
