import { LEXICON } from './lexicon/lexicon.js';
import type { Entry, Slot } from './slot.js';

/** Longer messages are read up to here: nobody asks a question that long. */
const MOST_CHARACTERS = 600;

/** How a stretch of words is recognised, whatever it may mean. */
interface EntryOf<M> {
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[], text: string) => M | null;
}

interface Kinded {
  readonly kind: string;
}

interface Silent {
  readonly kind: 'filler' | 'unread';
}

/** A meaning with the words that have it. */
type Read<M extends Kinded> = (M | Silent) & { readonly text: string; readonly at: number };

export function scan(plain: string, lexicon: readonly Entry[] = LEXICON): readonly Slot[] {
  return scanBy(plain, lexicon, /[a-z0-9#/-]/);
}

/**
 * The slots of a plain text in their order: of the entries that fit at a word, the longest
 * wins; a word that no entry knows is `unread`.
 * @param starts with what a word may begin
 */
export function scanBy<M extends Kinded>(
  plain: string,
  lexicon: readonly EntryOf<M>[],
  starts: RegExp,
): readonly Read<M>[] {
  const text = plain.slice(0, MOST_CHARACTERS);
  const slots: Read<M>[] = [];
  let at = 0;
  while (at < text.length) {
    if (!starts.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const slot = longestAt(text, at, lexicon) ?? unreadAt(text, at);
    slots.push(slot);
    at += Math.max(1, slot.text.length);
  }
  return slots;
}

function longestAt<M extends Kinded>(
  text: string,
  at: number,
  lexicon: readonly EntryOf<M>[],
): Read<M> | null {
  let best: Read<M> | null = null;
  for (const { pattern, read } of lexicon) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found || found[0].length <= (best?.text.length ?? 0)) continue;
    const meaning = read(
      found.slice(1).map((group) => group ?? ''),
      found[0],
    );
    if (meaning) best = { ...meaning, text: found[0], at };
  }
  return best;
}

function unreadAt(
  text: string,
  at: number,
): Silent & { readonly text: string; readonly at: number } {
  const word = /^[a-z0-9.:/%&-]+/.exec(text.slice(at))?.[0] ?? text.slice(at, at + 1);
  return { kind: /[a-z0-9]/.test(word) ? 'unread' : 'filler', text: word, at };
}
