import { fuller, worded } from '#coaching/domain/answer/level.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { hardlyChanged, sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Late against early in a long session. */
export const durabilityTopic: Topic = {
  id: 'durability',
  cues: {
    7: [
      'durability',
      'fatigue resistance',
      'late in the run',
      'late in the ride',
      'hold up late',
      'last third',
    ],
    4: ['endure', 'lasted', 'staying power'],
  },
  answer: (sheet) => {
    const change =
      sheet.get('durability.change.efficiency') ?? sheet.get('durability.change.output');
    if (!change) {
      return {
        finding: [
          cannotTell(sheet, 'durability', 'how well you lasted') ??
            `I can't tell how well you lasted, because this ${sessionNoun(sheet)} holds no ` +
              'early and late part to compare.',
        ],
        evidence: [],
        meaning: ['An even session of well over an hour with heart rate would make it answerable.'],
      };
    }
    return {
      finding: [finding(sheet)],
      evidence: [output(sheet), levels(sheet)],
      meaning: [
        'Less output for each beat late on is what tired legs, heat or thirst look like. One ' +
          `${sessionNoun(sheet)} cannot tell which.`,
        fuller(
          sheet,
          () => 'The warm-up is left out, and the last third is held against the first.',
        ),
      ],
    };
  },
};

function finding(sheet: FactSheet): Line {
  const each = sheet.context.family === 'running' ? 'speed' : 'power';
  return (
    when(sheet, ['durability.change.efficiency'], (change) => {
      if (!change) return null;
      if (hardlyChanged(change))
        return say`You lasted well: ${each} for each heart beat was about the same at the end (${change}).`;
      const lower = change.trend === 'down';
      return worded(
        sheet,
        () =>
          say`${lower ? 'You got less out of each heart beat late on' : 'You got more out of each heart beat late on'}: ${size(change)} ${lower ? 'less' : 'more'} ${each} than early.`,
        () =>
          say`${lower ? 'It wore you down somewhat' : 'You lasted well'}: ${each} for each heart beat was ${size(change)} ${lower ? 'lower' : 'higher'} in the last third than in the first.`,
      );
    }) ?? output(sheet)
  );
}

function output(sheet: FactSheet): Line {
  const word = sheet.context.family === 'running' ? 'speed, hills taken out,' : 'power';
  return when(sheet, ['durability.change.output'], (change) => {
    if (!change) return null;
    return hardlyChanged(change)
      ? say`Your ${word} itself hardly changed (${change}).`
      : say`Your ${word} itself was ${size(change)} ${change.trend === 'down' ? 'lower' : 'higher'}.`;
  });
}

function levels(sheet: FactSheet): Line {
  return when(sheet, ['durability.early.heartRate', 'durability.late.heartRate'], (early, late) =>
    early && late ? say`Heart rate averaged ${early} early and ${late} late.` : null,
  );
}
