import type { TrendClaim } from '../past-query.js';

const UP =
  /\b(?:rising|rises?|risen|rose|increas(?:e|es|ed|ing)|grow(?:n|ing|s)?|grew|climb(?:ing|ed)|cr(?:eep|ept|eeping) up|(?:going|gone|go|goes|went) up|higher|more)\b/;
const DOWN =
  /\b(?:drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|sink(?:s|ing)?|sank|sunk|decreas(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|slip(?:s|ped|ping)?|shr[iau]nk(?:ing)?|(?:going|gone|go|goes|went) down|los(?:t|ing)|lower|less|fewer)\b/;
const BETTER = /\b(?:better|faster|quicker|stronger|fitter|improv(?:e|ed|es|ing))\b/;
const WORSE = /\b(?:worse|slower|weaker|slow(?:ed|ing) down|poorer)\b/;

const CLAIMS: readonly (readonly [TrendClaim, RegExp])[] = [
  ['better', BETTER],
  ['worse', WORSE],
  ['up', UP],
  ['down', DOWN],
];

const GRANTED =
  /\bwhy\b|\bhow come\b|\bwhat made\b|^(?:so |and |but |ok )*(?:is|are|was|were|has|have|did|does|do|am)\b|\b(?:right|no|hasnt it|havent i|didnt it|isnt it|arent i|aint it|innit|true|correct)(?: *\?)?$/;

/** What is said not to be so is an open question. */
const NEGATED =
  /\b(?:not|dont|doesnt|didnt|isnt|arent|cant|never|no longer)\b(?! (?:it|i|they|that|he|she)\b)/;

/** "Why has my power dropped", "my pace got worse, right?": what is said of a trend; null where it is open. */
export function trendClaim(text: string): TrendClaim | null {
  if (!GRANTED.test(text) || /\bor\b/.test(text) || NEGATED.test(text)) return null;
  const named = CLAIMS.filter(([, words]) => words.test(text)).map(([claim]) => claim);
  return named.length === 1 ? (named[0] ?? null) : null;
}
