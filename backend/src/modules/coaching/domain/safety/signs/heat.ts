import { upTo } from './words.js';

const HOT = '(?:heat|hot|sun|scorching|boiling|degrees)';
const ASTRAY =
  '(?:confused(?! ' +
  '(?:was|is|by|about|why|how|what|whether|with|if|me))|confusion|disorient\\w*|deliri\\w*|incoheren\\w*|stumbl\\w*|stagger\\w*|hallucinat\\w*|(?:know|remember) ' +
  'where i (?:was|am))';

/** What heat does before it kills. */
export const HEAT_SIGNS: readonly string[] = [
  '(?:heat|sun) ?strokes?',
  'heat (?:exhaustion|illness|sickness)',
  `${ASTRAY}${upTo(8)}${HOT}`,
  `${HOT}${upTo(10)}${ASTRAY}`,
  'confused and (?:\\w+ )?(?:dizzy|stumbling|shaky|weak|staggering|shivering)',
  'disoriented',
  'delirious',
  '(?:stopped|stop|not|no longer) sweating',
  `(?:vomit\\w*|throwing up|threw up)${upTo(6)}${HOT}`,
  `${HOT}${upTo(8)}(?:vomit\\w*|throwing up|threw up)`,
];
