import { levelOf } from '#coaching/domain/answer/level.js';
import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whetherRecords } from './own-history.js';
import type { Topic } from '../topic.js';

const MOST_LISTED = 5;
const MOST_FOR_BEGINNERS = 3;

/** Best times of this session. */
export const recordsTopic: Topic = {
  id: 'records',
  subject: 'your best times within it',
  cues: {
    6: [
      'best efforts',
      'best times',
      'fastest km',
      'fastest kilometre',
      'fastest mile',
      'fastest 5k',
      'best splits',
    ],
    5: ['best effort', 'best time', 'best stretches'],
    4: ['5k', '10k'],
    2: ['best', 'half marathon'],
  },
  answer: (sheet, question) => {
    const one = bestOf(sheet, question);
    if (one !== null) return { finding: [one], evidence: [], meaning: [] };
    const lines = bests(sheet);
    const none =
      `I can't name best times, because no full stretch of a common distance lies in this ` +
      `${sessionNoun(sheet)}.`;
    const few = levelOf(sheet) === 'beginner' ? lines.slice(-MOST_FOR_BEGINNERS) : lines;
    return {
      finding: [lines.length > 0 ? bestsLine(sheet, few) : none],
      evidence: [],
      meaning: [lines.length > 0 ? whetherRecords(sheet) : null],
    };
  },
  suggestions: (sheet) =>
    sheet.context.family === 'running' && bests(sheet).length > 1
      ? ['What were my best times within this run?']
      : [],
};

const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/\bhalf(?: |-)?marathon\b/, 21_097.5],
  [/\b10 ?k(?:m)?\b/, 10_000],
  [/\b5 ?k(?:m)?\b/, 5000],
  [/\bmile\b/, 1609.344],
  [/\b(?:1 ?k(?:m)?|km|kilomet(?:re|er))\b/, 1000],
  [/\b400\b/, 400],
];

/** The one length that was named. */
function bestOf(sheet: FactSheet, question: string): Line {
  const named = LENGTHS.filter(([words]) => words.test(question.toLowerCase()));
  const key = named.length === 1 ? named[0]?.[1] : undefined;
  if (key === undefined) return null;
  return when(sheet, [`efforts.${key}.time`, `efforts.${key}.speed`], (time, pace) =>
    time && pace
      ? say`Your best ${time.label.replace(/^Best /, '')} within this ${sessionNoun(sheet)} took ${time}, at ${pace}.`
      : null,
  );
}

/** "Your best stretches within this run: 1 km in 4:40 (4:40 /km) and …". */
export function bestsLine(sheet: FactSheet, lines: readonly string[] = bests(sheet)): Line {
  return lines.length > 0
    ? `Your best stretches within this ${sessionNoun(sheet)}: ${list(lines)}.`
    : null;
}

/** "5 km in 24:30 (4:54 /km)". */
function bests(sheet: FactSheet): readonly string[] {
  const times = sheet.all('efforts.').filter(({ key }) => key.endsWith('.time'));
  return times.slice(-MOST_LISTED).flatMap((time) => {
    const speed = sheet.withKey(time.key.replace('.time', '.speed'));
    const distance = time.label.replace(/^Best /, '');
    return [say`${distance} in ${time}${speed ? say` (${speed})` : ''}` satisfies Line];
  });
}
