import { useEffect, useLayoutEffect, useRef } from 'react';
import { ownWords } from '#lib/own-words.js';

type Words = Readonly<Record<string, string>>;

/**
 * What somebody has typed into a form, kept in this tab until it is sent: a look at another page
 * does not lose it. Never for passwords.
 *
 * @param words what the form holds now
 * @param take gets what was kept, once, when the form is there
 * @returns forgets the words: the form was sent
 */
export function useKeptWords(place: string, words: Words, take: (kept: Words) => void): () => void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current) return;
    first.current = false;
    const kept = wordsIn(ownWords.read(place));
    if (Object.keys(kept).length > 0) take(kept);
  });
  const text = Object.values(words).some(Boolean) ? JSON.stringify(words) : '';
  useEffect(() => ownWords.keep(place, text), [place, text]);
  return () => ownWords.keep(place, '');
}

/** Anything but texts by name is left out: other pages of this address write here, too. */
function wordsIn(text: string): Words {
  try {
    const kept: unknown = JSON.parse(text || '{}');
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}
