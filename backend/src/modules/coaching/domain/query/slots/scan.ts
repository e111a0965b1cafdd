import { LEXICON } from './lexicon/lexicon.js';
import type { Entry, Meaning, Slot } from './slot.js';

/** Longer messages are read up to here: nobody asks a question that long. */
const MOST_CHARACTERS = 600;

/**
 * The slots of a plain text in their order: of the entries that fit at a word, the one that takes
 * the most words; a word that no entry knows is `unread`.
 */
export function scan(plain: string, lexicon: readonly Entry[] = LEXICON): readonly Slot[] {
  const text = plain.slice(0, MOST_CHARACTERS);
  const slots: Slot[] = [];
  let at = 0;
  while (at < text.length) {
    if (!/[a-z0-9#/-]/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const slot = longestAt(text, at, lexicon) ?? unreadAt(text, at);
    slots.push(slot);
    at += Math.max(1, slot.text.length);
  }
  return slots;
}

function longestAt(text: string, at: number, lexicon: readonly Entry[]): Slot | null {
  let best: Slot | null = null;
  for (const { pattern, read } of lexicon) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (best?.text.length ?? 0)) continue;
    const meaning: Meaning | null = read(
      found.slice(1).map((group) => group ?? ''),
      found[0],
    );
    if (meaning) best = { ...meaning, text: found[0], at };
  }
  return best;
}

function unreadAt(text: string, at: number): Slot {
  const word = /^[a-z0-9.:/%-]+/.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  return { kind: /[a-z0-9]/.test(word) ? 'unread' : 'filler', text: word, at };
}
