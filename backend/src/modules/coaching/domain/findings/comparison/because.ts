import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { on, type SidePair } from './sides.js';
import { isSame, type Grade } from './verdict.js';

/** Heat raises heart rate at the same effort; less than this seldom shows (ours). °C. */
const WARMER_BY_C = 5;

/** "The difference is 12 W; up to 10 W could be the sensors alone." */
export function uncertainty(
  sheet: FactSheet,
  { key }: SidePair,
  part: 'set' | 'climb' | 'gradient',
): Line {
  const change = sheet.get(`${key}.${part}.output`);
  const least = sheet.get(`${key}.${part}.output.least`);
  if (!change || !least) return null;
  const difference = size(change);
  if (Number(change.value) === 0 || difference.text === least.display) return null;
  return isSame(change)
    ? say`The difference of ${difference} is within the ${least} that two recordings can tell apart.`
    : say`The difference is ${difference}; up to ${least} could be the sensors alone.`;
}

/** Heat may explain a heart rate before fitness does. */
export function weather(sheet: FactSheet, { key, now, then }: SidePair, cost: Grade | null): Line {
  const change = sheet.get(`${key}.temperature`);
  const degrees = Number(change?.value ?? 0) / (change?.unit === '°F' ? 1.8 : 1);
  // Heat explains a higher heart rate, cold a lower one.
  if (!change || !cost || Math.sign(degrees) !== cost) return null;
  if (Math.abs(degrees) < WARMER_BY_C) return null;
  const warmer = degrees > 0 ? now : then;
  return degrees > 0
    ? say`${capitalized(on(sheet, warmer))} it was ${size(change)} warmer, and heat can raise heart rate.`
    : say`${capitalized(on(sheet, now))} it was ${size(change)} colder, and heat can raise heart rate.`;
}
