import { ONES } from '#coaching/domain/display/number-names.js';
import { say } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';

const HOLD =
  /\b(?:hold(?:able|ing)?|sustain\w*|keep (?:that|this|it) up|maintain\w*|manage|last)\b/;
const OUTPUT = /\b(?:power|watt\w*|effort|this|that|intensity|pace|output)\b/;
const HOURS =
  /\b(\d+(?:[.,]5)?|an|two|three|four|five|six|seven|eight) (?:\w+ )?(?:h|hours?|hrs?)\b/;
const WORDS: Readonly<Record<string, number>> = { ...ONES, an: 1 };
const WISH = /\b(?:could|can|would|able|reckon|think|possible|holdable|sustainable|realistic)\b/;

/**
 * Shares of FTP that well-trained riders hold for so long, hours to factor: roughly the bounds of
 * Coggan's levels (Allen and Coggan, Training and Racing with a Power Meter).
 */
const HELD: readonly (readonly [hours: number, factor: number])[] = [
  [1, 1],
  [2, 0.9],
  [3, 0.85],
  [5, 0.78],
  [Infinity, 0.7],
];
const NEAR = 0.05;

/** Whether the effort of this ride can be held for so many hours, by its share of FTP. */
export const holdable: Direct = (sheet, { plain }) => {
  const named = HOURS.exec(plain)?.[1];
  if (named === undefined || !HOLD.test(plain) || !OUTPUT.test(plain) || !WISH.test(plain))
    return null;
  const hours = WORDS[named] ?? Number(named.replace(',', '.'));
  const [factor, power] = [sheet.get('load.intensity'), sheet.get('power.average')];
  if (!factor || !power) return null;
  const limit = HELD.find(([most]) => hours <= most)?.[1] ?? 0;
  const value = Number(factor.value);
  const word = value <= limit - NEAR ? 'Probably' : value <= limit ? 'Perhaps' : 'Probably not';
  return direct(
    sheet,
    say`${word}: ${power} was an intensity factor of ${factor} here.`,
    'The longer the ride, the lower the share of FTP that lasts; food and heat decide the rest.',
  );
};
