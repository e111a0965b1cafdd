import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';

const HOW_MUCH =
  /\bhow (?:much|many|far)\b.*\b(?:climb\w*|ascen\w+|elevation|gain\w*|up|uphill|vert\w*)\b|\b(?:elevation|ascent|climbing)\b.*\band\b/;
const COST = /\b(?:cost|slow(?:ed)?(?: me| it)?(?: down)?|lose|lost)\b.*|\bmatter(?:ed)?\b/;
const HILLS = /\b(?:hills?|climbs?|climbing|it|they|that)\b/;

/** "How many metres did I climb, and did the hills cost me speed?": the metres, then the cost. */
export const climbAndCost: Direct = (sheet, { plain }) => {
  if (!HOW_MUCH.test(plain) || !/\band\b/.test(plain)) return null;
  const asked = plain.slice(plain.lastIndexOf(' and '));
  if (!COST.test(asked) || !HILLS.test(asked)) return null;
  const gain = sheet.get('climb.gain');
  if (!gain) return direct(sheet, cannotTell(sheet, 'climbing', 'how much you climbed'));
  return direct(sheet, say`You climbed ${gain}.`, cost(sheet), biggest(sheet));
};

function cost(sheet: FactSheet): Line {
  if (!sheet.has('climbs.count'))
    return `No climb of this ${sessionNoun(sheet)} was long and steep enough to cost you speed.`;
  return when(sheet, ['climbs.againstFlat.speed'], (change) => {
    if (!change) return null;
    return change.trend === 'down'
      ? say`The climbs slowed you by ${size(change)} against the flat.`
      : say`The climbs cost you no speed against the flat (${change}).`;
  });
}

function biggest(sheet: FactSheet): Line {
  return when(sheet, ['climbs.1.gain', 'climbs.1.time'], (rise, time) =>
    rise && time ? say`The biggest climb rose ${rise} in ${time}.` : null,
  );
}
