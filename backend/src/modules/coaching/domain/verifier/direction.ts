import type { Fact } from '../facts/fact.js';

const UP = anyOf(
  'rose',
  'ris(?:e|es|en|ing)',
  'climbed',
  'increas(?:e|es|ed|ing)',
  'higher',
  'up',
  'gain(?:ed|s)?',
  'more',
  'faster',
  'quicker',
  'stronger',
  'harder',
  'lifted',
  'improv(?:e|ed|ing)',
);
const DOWN = anyOf(
  'fell',
  'fall(?:s|en|ing)?',
  'drop(?:s|ped|ping)?',
  'decreas(?:e|es|ed|ing)',
  'lower',
  'down',
  'lost',
  'less',
  'slower',
  'fad(?:e|ed|es|ing)',
  'weaker',
  'eased',
  'slipped',
  'declin(?:e|ed|ing)',
  'slow(?:ed|ing)',
);
const DENIAL =
  /\b(?:not|no|never|didnt|dont|doesnt|wasnt|werent|isnt|arent|havent|hasnt|couldnt|hardly|barely|without)(?: \w+){0,2} $/;

function anyOf(...words: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'g');
}

/** Whether the words say the opposite of which way the fact went. */
export function contradicts(words: string, fact: Fact): boolean {
  const direction = directionOf(fact);
  if (direction === 0) return false;
  const text = ` ${words
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    // Parts of a session are no directions.
    .replace(/\bwarm-?up|\bcool-?down|\bway (?:up|down)\b/g, ' ')
    .replace(/[^a-z0-9%.]+/g, ' ')} `;
  const [agreeing, opposing] = direction > 0 ? [UP, DOWN] : [DOWN, UP];
  return says(text, opposing) && !says(text, agreeing);
}

/** Whether the words tell of a change at all. */
export function tellsDirection(words: string): boolean {
  return says(words, UP) || says(words, DOWN);
}

function says(text: string, direction: RegExp): boolean {
  return [...text.matchAll(direction)].some((match) => !DENIAL.test(text.slice(0, match.index)));
}

/** Up is more of the quantity itself: a pace that takes more seconds is a speed that went down. */
function directionOf({ trend, value, unit }: Fact): number {
  if (trend === undefined || typeof value !== 'number') return 0;
  if (trend !== 'same') return trend === 'up' ? 1 : -1;
  return unit.startsWith('s/') ? -Math.sign(value) : Math.sign(value);
}
