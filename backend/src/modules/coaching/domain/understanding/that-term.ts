import { plainText } from './plain-text.js';

/** "What does that number even mean", "and what does it tell me?" */
const MEANS_THAT =
  /\b(?:what (?:does|do|did|is|would) (?:that|this|it|the|those)(?: (?:number|value|figure|one|thing|score|percentage|word|term))?(?: (?:even|actually|really|exactly))*(?: (?:mean|tell|say|stand for|show)(?:s|ing)?\b|(?= *$))|what(?:s| is) (?:that|this|it)(?: (?:even|actually|exactly|supposed to (?:be|mean|tell)|for|mean))*[ ?]*$|(?:explain|define) (?:that|this|it)\b|\d+(?:\.\d+)? (?:of )?what\b|meaning of (?:that|this|it)\b|what does (?:that|it) mean)/;
const MOST_WORDS = 14;

/** Words that have a meaning of their own here. */
const TERMS: readonly (readonly [words: RegExp, name: string])[] = [
  [/\b(?:efficiency factor|efficiency|ef)\b/, 'efficiency factor'],
  [/\bdecoupl\w*\b/, 'decoupling'],
  [/\b(?:variability index|variability|vi)\b/, 'variability index'],
  [/\b(?:np|normali[sz]ed power)\b/, 'normalized power'],
  [/\b(?:intensity factor)\b/, 'intensity factor'],
  [/\b(?:tss|training stress(?: score)?)\b/, 'training stress'],
  [/\bvdot\b/, 'vdot'],
  [/\btrimp\b/, 'trimp'],
  [/\bvam\b/, 'vam'],
  [/\b(?:w ?prime|w bal\w*)\b/, 'w prime'],
  [/\bcritical power\b/, 'critical power'],
  [/\bmonotony\b/, 'monotony'],
  [/\b(?:tsb|form)\b/, 'form'],
  [/\b(?:ctl|fitness)\b/, 'fitness'],
  [/\b(?:atl|fatigue)\b/, 'fatigue'],
  [/\b(?:training )?load\b/, 'load'],
];

const NOTHING_KNOWN: ReadonlySet<string> = new Set();
/** A term was spoken of so many messages before at most. */
const ABOUT_TERM = 2;

/** A question for the meaning of what was spoken of before, with its name; else the message. */
export function withTermBefore(message: string, before: readonly string[]): string {
  const plain = plainText(message, NOTHING_KNOWN);
  if (!MEANS_THAT.test(plain) || plain.split(' ').length > MOST_WORDS) return message;
  if (TERMS.some(([words]) => words.test(plain))) return message;
  const named = before
    .slice(-ABOUT_TERM)
    .reverse()
    .map((text) => plainText(text, NOTHING_KNOWN))
    .flatMap((text) => TERMS.find(([words]) => words.test(text))?.[1] ?? []);
  return named[0] === undefined ? message : `what does ${named[0]} mean`;
}
