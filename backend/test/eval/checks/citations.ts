import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** A value with its mark: "148 bpm [F12]". */
const CITED = /([+\u2212]?\d[\d\u202f.:]*)(\s?[^\s\d[\],;]{0,12})?\s?\[(F\d+)\]/gu;

export interface CitedValue {
  readonly sentence: string;
  readonly right: boolean;
  readonly why: string;
}

/**
 * Words that tell a reader which value is meant; each may stand only before a fact
 * of its kind.
 */
const KINDS: readonly (readonly [word: RegExp, fits: (fact: Fact) => boolean])[] = [
  [
    /\b(?:peaked at|highest|maximum of|peak of)\s*$/i,
    ({ key, about }) =>
      /max|peak|highest|top/i.test(key) ||
      about.includes('max') ||
      /best|threshold\.max|fastest/i.test(key),
  ],
  [
    /\b(?:averaged|on average|average of)\s*$/i,
    ({ key, label }) => !/\.max\b|\.maxShare|heartRateMax/.test(key) && !/^highest/i.test(label),
  ],
  [/\bnormalized power (?:was|of)\s*$/i, ({ key }) => /normalized/.test(key)],
  [/\bFTP of\s*$/i, ({ key }) => /ftp/i.test(key)],
  [/\bdecoupling (?:was|of)\s*$/i, ({ key }) => /decoupling/.test(key)],
  [/\btraining stress (?:was|of)\s*$/i, ({ key }) => /stress/i.test(key)],
];

/**
 * Each marked value of a sentence: whether the fact shows that number and is what the words before
 * it call it.
 */
export function citedValues(raw: readonly string[], sheet: FactSheet): readonly CitedValue[] {
  return raw.flatMap((sentence) =>
    [...sentence.matchAll(CITED)].map((match): CitedValue => {
      const [, digits = '', , id = ''] = match;
      const fact = sheet.withId(id);
      const before = sentence.slice(0, match.index);
      if (fact && namesPart(fact, before, digits)) return { sentence, right: true, why: '' };
      if (!fact) return { sentence, right: false, why: `${id} is not there` };
      const bare = (text: string) => text.replace(/[+\u2212\u202f]/g, '').replace(/[.:]$/, '');
      if (!bare(fact.display).includes(bare(digits)))
        return { sentence, right: false, why: `${id} shows ${fact.display}` };
      const wrong = KINDS.find(([word, fits]) => word.test(before) && !fits(fact));
      return {
        sentence,
        right: wrong === undefined,
        why: wrong ? `${fact.key} is called "${wrong[0].source}"` : '',
      };
    }),
  );
}

/** "In the last 1.00 km [F9]": the length is the name of the part. */
const EDGE = /\b(?:first|last) $/i;
const PART = /\b(?:interval|lap|km|kilometre|mile|climb|descent|stop|recovery|set) $/i;

/** "282 W in interval 5 [F9]": the number is the name of the part that the fact is about. */
function namesPart({ label }: Fact, before: string, digits: string): boolean {
  const noun = (PART.exec(before) ?? EDGE.exec(before))?.[0];
  const whole = noun && new RegExp(String.raw`\b${noun}${digits.replace('.', '\\.')}\b`, 'i');
  return whole instanceof RegExp && whole.test(label);
}

/** Words that tell which way something went, before or behind the value of a change. */
const UP = /\b(?:rose|higher|more|increased|went up|faster|stronger|up by|gained|improved)\b/i;
const DOWN = /\b(?:fell|lower|less|decreased|dropped|went down|slower|weaker|down by|lost)\b/i;
/** Quantities of which more is slower. */
const INVERTED = /^s\/(?:km|mi)$|^s$/;

/** Sentences that tell the direction of one single change: whether its sign agrees. */
export function directions(raw: readonly string[], sheet: FactSheet): readonly CitedValue[] {
  return raw.flatMap((sentence): CitedValue[] => {
    const changes = [...sentence.matchAll(/\[(F\d+)\]/g)]
      .flatMap(([, id = '']) => sheet.withId(id) ?? [])
      .filter(({ trend, about }) => trend !== undefined && about.includes('change'));
    const [up, down] = [UP.test(sentence), DOWN.test(sentence)];
    const [change] = changes;
    if (
      changes.length !== 1 ||
      !change ||
      up === down ||
      typeof change.value !== 'number' ||
      change.trend === 'same'
    )
      return [];
    const faster = /\b(?:faster|slower|stronger|weaker)\b/i.test(sentence);
    const rising = INVERTED.test(change.unit) && faster ? change.value < 0 : change.value > 0;
    return [{ sentence, right: rising === up, why: `${change.key} is ${change.display}` }];
  });
}
