import { useState } from 'react';
import { ownWords } from '#lib/own-words.js';
import type { ShownMessage } from '../model/message.js';

export interface Unanswered {
  /** The question that got no answer; null where none is. */
  readonly text: string | null;
  /** The question is on its way: a page that is reloaded now finds it again. */
  readonly keep: (text: string) => void;
  /** How it ended: with an answer (null) or without. */
  readonly set: (text: string | null) => void;
}

/**
 * Remembers in this tab which question of a conversation got no answer, also when the page went
 * away in the middle of it.
 */
export function useUnanswered(place: string, messages: readonly ShownMessage[]): Unanswered {
  const key = `${place}#asked`;
  const [known, setKnown] = useState(() => ({
    text: ownWords.read(key) || null,
    fromBefore: true,
  }));
  const last = messages.findLast(({ role }) => role === 'user')?.content;
  const keep = (text: string | null): void => ownWords.keep(key, text ?? '');
  return {
    // The answer may have been stored while the page went away.
    text: known.fromBefore && last === known.text ? null : known.text,
    keep,
    set: (text) => {
      keep(text);
      setKnown({ text, fromBefore: false });
    },
  };
}
