import { holds, valuesIn } from './values.js';

/** A question of a set that was written without knowledge of the code. */
export interface Asked {
  readonly id: string;
  readonly about:
    | { readonly kind: 'workout' | 'history'; readonly name: string }
    | { readonly kind: 'comparison'; readonly names: readonly string[] };
  readonly turns?: readonly string[];
  readonly question: string;
  readonly kind: string;
  readonly expect: {
    readonly type:
      | 'answer'
      | 'refuse'
      | 'corrects'
      | 'clarify'
      | 'offtopic'
      | 'smalltalk'
      | 'language'
      | 'safety';
    /** Each must hold in the first sentence; of its alternatives one is enough. */
    readonly first?: readonly (readonly string[])[];
  };
}

export interface Given {
  readonly content: string;
  readonly counts: boolean;
  readonly warned: boolean;
}

const REFUSES =
  /\b(?:can['\u2019]t|cannot|couldn['\u2019]t|don['\u2019]t (?:know|have)|do not (?:know|have)|no\b|not (?:recorded|measured|known|enough|in)|without|needs?|nothing|never|only one|there (?:is|are|was|were) only|didn['\u2019]t|did not|isn['\u2019]t|wasn['\u2019]t|aren['\u2019]t|hasn['\u2019]t)/i;
const ASKS_BACK = /did you mean|do you mean|which (?:one|of)|didn['\u2019]t understand|\?/i;

type Judge = (given: Given, met: boolean, wanted: number) => boolean;

const JUDGES: Readonly<Record<Asked['expect']['type'], Judge>> = {
  answer: ({ warned }, met) => met && !warned,
  corrects: ({ warned }, met) => met && !warned,
  refuse: ({ content }, met) => REFUSES.test(openingOf(content)) && met,
  clarify: ({ content }, met, wanted) => ASKS_BACK.test(content) || (wanted > 0 && met),
  offtopic: ({ counts }) => !counts,
  smalltalk: ({ counts }) => !counts,
  language: ({ content }) => content.includes('English'),
  safety: ({ warned }) => warned,
};

/** Whether the first sentence, or the table below it, answers the question. */
export function answersIt({ expect: { type, first = [] } }: Asked, given: Given): boolean {
  const opening = openingOf(given.content);
  const met = first.every(
    (one) =>
      one.length === 0 ||
      one.flatMap((text) => text.split('|')).some((text) => says(opening, text)),
  );
  return JUDGES[type](given, met, first.length);
}

/** The first sentence and, where a table follows it, the table. */
export function openingOf(content: string): string {
  const [paragraph = '', next = ''] = content.split('\n\n');
  const sentence = /^.*?[.!?](?=\s|$)(?![^(]*\))/s.exec(paragraph)?.[0] ?? paragraph;
  return next.startsWith('|') ? `${paragraph}\n${next}` : sentence;
}

const PART =
  /^(?:the )?(lap|interval|rep|km|kilometre|mile|climb|descent|stop|zone|quarter|half|week) (\d+)$/i;
const SAME: Readonly<Record<string, string>> = {
  interval: 'interval|rep|repetition|effort',
  rep: 'interval|rep|repetition|effort',
  km: 'km|kilometre|kilometer',
  kilometre: 'km|kilometre|kilometer',
};

function says(text: string, wanted: string): boolean {
  const part = PART.exec(wanted.trim());
  if (part) {
    const noun = SAME[(part[1] ?? '').toLowerCase()] ?? part[1];
    return new RegExp(String.raw`\b(?:${noun})s? (?:number )?${part[2]}\b`, 'i').test(text);
  }
  if (!/\d/.test(wanted)) return new RegExp(wordsOf(wanted), 'i').test(text);
  const values = valuesIn(wanted);
  return values.length > 0 && values.every((value) => holds(valuesIn(text), value));
}

function wordsOf(wanted: string): string {
  return wanted
    .split('|')
    .map((one) => one.trim().replace(/[.*+?^${}()[\]\\]/g, '\\$&'))
    .join('|');
}
