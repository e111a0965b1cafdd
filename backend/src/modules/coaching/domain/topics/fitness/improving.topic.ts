import type { Answer } from '#coaching/domain/answer/answer.js';
import { deep, worded } from '#coaching/domain/answer/level.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { againstUsual } from './own-history.js';
import { cannotTell } from '../session/session-lines.js';
import { sportAsked } from '../exact/sport-asked.js';
import type { Topic } from '../topic.js';

/** Whether the athlete is getting better: output for each heart beat over comparable sessions. */
export const improvingTopic: Topic = {
  id: 'improving',
  kinds: ['workout', 'history'],
  cues: {
    9: ['pace at the same heart rate', 'power at the same heart rate'],
    8: [
      'am i improving',
      'getting better',
      'getting faster',
      'getting fitter',
      'getting stronger',
      'same heart rate',
      'efficiency trend',
      'ef trend',
    ],
    7: ['efficiency factor vs last month', 'efficiency factor compared', 'efficiency over'],
    6: [
      'improving',
      'improved',
      'improvement',
      'progress',
      'fitter',
      'stronger than',
      'faster than last',
    ],
    3: ['improve', 'trend'],
  },
  answer: (sheet, question) => {
    const family = sportAsked(sheet, question);
    const key = keyOf(sheet, family);
    return sheet.has(`${key}.trend`) ? trend(sheet, key, family) : unknown(sheet, key);
  },
};

function trend(sheet: FactSheet, key: EfficiencyKey, family: SportFamily): Answer {
  return {
    finding: [finding(sheet, key, family)],
    evidence: [
      ends(sheet, key),
      deep(sheet, () => error(sheet, key)),
      sheet.kind === 'workout' ? againstUsual(sheet, 'efficiency') : null,
    ],
    meaning: [
      'It is output for each heart beat over your steady sessions. Heat, rest and the route ' +
        'move it too, so look at months and not at days.',
    ],
  };
}

function finding(sheet: FactSheet, key: EfficiencyKey, family: SportFamily): Line {
  return when(
    sheet,
    [`${key}.trend`, `${key}.clear`, `${key}.workouts`],
    (change, clear, count) => {
      if (!change || !clear || !count) return null;
      const noun = family === 'running' ? 'runs' : 'rides';
      if (clear.display.startsWith('no'))
        return say`Neither up nor down that I could measure: over ${count} steady ${noun} your efficiency changed by ${change} in a month, within its scatter.`;
      if (change.trend === 'same')
        return say`Hardly: over ${count} steady ${noun} your efficiency changed by ${change} in a month, which is small, though beyond its scatter.`;
      const up = change.trend === 'up';
      return worded(
        sheet,
        () =>
          say`${up ? 'Yes' : 'Not lately'}: over ${count} steady ${noun} you got ${size(change)} ${up ? 'more' : 'less'} out of each heart beat in a month.`,
        () =>
          say`${up ? 'Yes' : 'Not lately'}: over ${count} comparable steady ${noun} your efficiency factor ${up ? 'rose' : 'fell'} by ${size(change)} in a month, beyond its scatter.`,
      );
    },
  );
}

function ends(sheet: FactSheet, key: EfficiencyKey): Line {
  return when(sheet, [`${key}.first`, `${key}.last`], (first, last) =>
    first && last
      ? say`The first of them had an efficiency factor of ${first}, the latest one of ${last}.`
      : null,
  );
}

function error(sheet: FactSheet, key: EfficiencyKey): Line {
  return when(sheet, [`${key}.error`], (spread) =>
    spread
      ? say`It is a straight line by least squares, with a standard error of ${spread}.`
      : null,
  );
}

function unknown(sheet: FactSheet, key: EfficiencyKey): Answer {
  const what = 'whether you are improving';
  return {
    finding: [
      cannotTell(sheet, `${key}Trend`, what) ??
        cannotTell(sheet, 'workouts', what) ??
        cannotTell(sheet, 'history', what) ??
        `I can't tell ${what}, because I have too few comparable sessions of yours.`,
    ],
    evidence:
      sheet.kind === 'workout'
        ? [
            againstUsual(sheet, 'efficiency'),
            when(sheet, ['load.efficiency'], (factor) =>
              factor ? say`This session's efficiency factor was ${factor}.` : null,
            ),
          ]
        : [],
    meaning: [
      'Half a dozen steady sessions of like length with heart rate, over some weeks, would ' +
        'make it answerable.',
    ],
  };
}

type EfficiencyKey = 'efficiency' | 'efficiency.cycling' | 'efficiency.running';

function keyOf({ kind }: FactSheet, family: SportFamily): EfficiencyKey {
  if (kind !== 'history') return 'efficiency';
  return family === 'running' ? 'efficiency.running' : 'efficiency.cycling';
}
