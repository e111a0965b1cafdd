import { say, size } from '#coaching/domain/answer/say.js';
import { fasterOrSlower, hardlyChanged, rose } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { verdictOfSet, SET_NOISE } from '../past/set-verdict.js';
import type { WeekFinder } from './week-finder.js';

/** A best that is higher by so much leaves no doubt (ours). */
const CLEAR = 0.03;

/** Bests over seconds say less about a month of training. */
const SPRINT = /^best (?:5 s|1 min) /;

/** A best of all time. */
export const newBest: WeekFinder = (sheet, span) => {
  const [what, value, previous, day] = (['what', 'value', 'previous', 'day'] as const).map((part) =>
    sheet.get(`span.${span}.best.${part}`),
  );
  if (!what || !value || !previous || !day) return [];
  return [
    {
      kind: 'weeks.best',
      statement: say`A new ${what}: ${value} on ${day}, ${previous} before`,
      because: [],
      surprise: Math.abs(Number(value.value) / Number(previous.value) - 1) >= CLEAR ? 0.9 : 0.7,
      importance: SPRINT.test(what.display) ? 0.5 : 0.75,
      confidence: 0.95,
      action: 'Repeat the effort rested before you train by it.',
    },
  ];
};

/** The longest ride or run so far. */
export const longest: WeekFinder = (sheet, span) => {
  const [noun, time, previous, day] = (['noun', 'time', 'previous', 'day'] as const).map((part) =>
    sheet.get(`span.${span}.longest.${part}`),
  );
  if (!noun || !time || !previous || !day) return [];
  return [
    {
      kind: 'weeks.longest',
      statement: say`Your longest ${noun} so far: ${time} on ${day}, ${previous} before`,
      because: [],
      surprise: 0.8,
      importance: 0.6,
      confidence: 0.9,
      action:
        'Recover from it before the next long one, and repeat the length before you add to it.',
    },
  ];
};

/** A set that was done before: stronger or weaker, and at which heart rate. */
export const sameSetAgain: WeekFinder = (sheet, span) => {
  const [what, day, before, output] = (['what', 'day', 'before', 'output'] as const).map((part) =>
    sheet.get(`span.${span}.set.${part}`),
  );
  const power = sheet.get(`span.${span}.set.change.power`);
  const change = power ?? sheet.get(`span.${span}.set.change.pace`);
  if (!what || !day || !before || !output || !change) return [];
  const heartRate = sheet.get(`span.${span}.set.change.heartRate`);
  const better = power ? Number(change.value) : -Number(change.value);
  const verdict = verdictOfSet(
    better / (power ? SET_NOISE.power : SET_NOISE.pace),
    heartRate ? Number(heartRate.value) / SET_NOISE.heartRate : null,
  );
  return [
    {
      kind: 'weeks.set',
      statement: verdict.stands
        ? say`${what} at ${output} on ${day}: ${changed(change, power !== undefined)} than on ${before}${verdict.words}`
        : say`${what} at ${output} on ${day}, much as on ${before} (${change})`,
      because: [heartRate ? say`In it ${heartRateThen(heartRate)}.` : null],
      surprise: verdict.stands ? 0.75 : 0.35,
      importance: 0.75,
      confidence: heartRate ? 0.9 : 0.75,
      action: verdict.stands ? verdict.action : null,
    },
  ];
};

function changed(change: Fact, power: boolean): string {
  if (!power) return fasterOrSlower(change);
  return say`${size(change)} ${Number(change.value) >= 0 ? 'more' : 'less'} power`;
}

function heartRateThen(change: Fact): string {
  return hardlyChanged(change)
    ? say`heart rate was the same (${change})`
    : rose('heart rate', change);
}
