import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** Over this share of the maximum a peak is worth a word. % (ours) */
const HIGH = 88;
/** Rests so short are meant to keep the heart up. s (ours) */
const SHORT_REST_S = 75;

/** How high heart rate went in the set, and what it did in short rests. */
export function setPeak(sheet: FactSheet): Line {
  const peak = sheet.get('intervals.heartRateMax');
  const share = sheet.get('intervals.heartRateMaxShare');
  if (!peak || !share || Number(share.value) < HIGH) return null;
  const reached = say`Heart rate reached ${peak}, ${share} of your maximum`;
  const [rest, between] = [
    sheet.number('intervals.recovery'),
    sheet.get('intervals.recoveries.heartRate'),
  ];
  return rest !== null && rest <= SHORT_REST_S && between
    ? say`${reached}, and stayed at ${between} in the short recoveries, as it should in such a set`
    : reached;
}
