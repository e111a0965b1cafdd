import { say, size, type Line } from '#coaching/domain/answer/say.js';
import { fasterOrSlower, hardlyChanged, rose } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** From the first to the last work interval: output and heart rate in one sentence. */
export function across(sheet: FactSheet): Line {
  const output = firstToLast(sheet);
  const change = sheet.get('intervals.heartRateTrend');
  if (output === null || !change) return output;
  return `${output.replace(/\.$/, '')}, and ${rose('heart rate', change)}.`;
}

/** "Power in the last one was 5.0% lower than in the first." */
export function firstToLast(sheet: FactSheet): Line {
  const trend = sheet.get('intervals.trend');
  const pace = sheet.get('intervals.paceTrend');
  if (!trend) return null;
  const word = trend.about.includes('power') ? 'Power' : 'Speed';
  if (hardlyChanged(trend))
    return say`${word} hardly changed from the first to the last (${trend}).`;
  if (pace) return say`The last one was ${fasterOrSlower(pace)} than the first.`;
  return say`${word} in the last one was ${size(trend)} ${trend.trend === 'up' ? 'higher' : 'lower'} than in the first.`;
}
