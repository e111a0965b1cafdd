import { KNOWN_WORDS } from '#coaching/domain/understanding/score-topics.js';
import { LEXICON } from './lexicon/lexicon.js';
import { scan } from './scan.js';

/** Everyday words close to words of the sport, which are no slips. */
const OTHERS =
  'variable variation various surely sharp spend spent steep street watch clock shape share chose prime decent die dead lake packing packed held their';

/** Words of the lexicon and of the topics: slips of the finger are mended towards them. */
export const KNOWN_SLOT_WORDS: ReadonlySet<string> = new Set([
  ...KNOWN_WORDS,
  ...OTHERS.split(' '),
  ...LEXICON.flatMap(({ pattern }) => wholeWords(pattern.source)),
]);

/** Words that a pattern spells out. */
function wholeWords(source: string): readonly string[] {
  const written = source.split(/[^a-z]+/).filter((word) => word.length >= 5);
  return written.filter((word) => {
    const [slot, ...more] = scan(word);
    return slot !== undefined && more.length === 0 && slot.kind !== 'unread' && slot.text === word;
  });
}
