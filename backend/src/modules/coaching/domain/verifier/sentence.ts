import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { stretches, withoutMarks, type Stretch } from './marks.js';
import { withDigits } from './number-words.js';

/** A sentence as the checks read it. */
export interface Sentence {
  /** As the athlete would read it. */
  readonly plain: string;
  /**
   * The same in small letters, typographic signs made plain, marks and number words as they were.
   */
  readonly words: string;
  readonly stretches: readonly Stretch[];
  readonly cited: readonly Fact[];
  /** Whether it cites the reason why something cannot be told. */
  readonly givesReason: boolean;
}

const ENUMERATOR = /^\s*(?:[-*\u2022]\s+|\d{1,2}[.)]\s+)/;

export function readSentence(text: string, sheet: FactSheet): Sentence {
  const body = text.replace(ENUMERATOR, '');
  const plain = withoutMarks(body);
  const parts = stretches(body).map((part) => ({ ...part, text: withDigits(part.text) }));
  const ids = parts.flatMap(({ cites }) => cites);
  return {
    plain,
    words: ` ${plain
      .toLowerCase()
      .replace(/[\u2018\u2019\u2032]/g, "'")
      .replace(/\s+/g, ' ')} `,
    stretches: parts,
    cited: ids.flatMap((id) => sheet.withId(id) ?? []),
    givesReason: ids.some((id) => sheet.unknownWithId(id) !== undefined),
  };
}

/** Says that something is not so, not known, or not there. */
const DENIES =
  /\b(?:no|not|nor|never|none|nothing|without|neither|cannot|missing|absent|unknown|lacks?|lacked|lacking|unclear)\b|n't\b/;

/** Speaks of what could be, not of what was. */
const SUPPOSES =
  /\b(?:would|could|might|may|if|unless|whether|should|needs?|perhaps|possibl[ey]|try|aim|next time|can be|sessions? with)\b/;

export function denies({ words, givesReason }: Sentence): boolean {
  return givesReason || DENIES.test(words);
}

export function supposes({ words }: Sentence): boolean {
  return SUPPOSES.test(words);
}
