import { fuller } from '#coaching/domain/answer/level.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { againstUsual } from '../fitness/own-history.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Output for each heart beat. */
export const efficiencyTopic: Topic = {
  id: 'efficiency',
  cues: {
    8: ['efficiency factor', 'ef'],
    6: ['efficiency', 'efficient'],
    4: ['power per heartbeat', 'speed per heartbeat'],
  },
  answer: (sheet) => {
    const factor = sheet.get('load.efficiency');
    if (!factor) {
      const what = 'your efficiency';
      return {
        finding: [
          cannotTell(sheet, 'heartRate', what) ??
            cannotTell(sheet, 'efficiencyFactor', what) ??
            `I can't tell ${what}, because this ${sessionNoun(sheet)} has not both output ` +
              'and heart rate.',
        ],
        evidence: [],
        meaning: ['Try a long, steady, easy day with heart rate.'],
      };
    }
    return {
      finding: [
        say`The efficiency factor of this ${sessionNoun(sheet)} was ${factor}, output for each heart beat.`,
      ],
      evidence: [againstUsual(sheet, 'efficiency'), trend(sheet), temperature(sheet), note(sheet)],
      meaning: [
        fuller(
          sheet,
          () =>
            'It tells something only beside sessions of the same kind, in like heat and of ' +
            'like length.',
        ),
      ],
    };
  },
};

/** The line through comparable sessions, and whether it is outside their scatter. */
function trend(sheet: FactSheet): Line {
  return (
    when(
      sheet,
      ['efficiency.trend', 'efficiency.workouts', 'efficiency.clear'],
      (change, count, clear) =>
        change && count && clear
          ? say`Over ${count} comparable sessions it changed by ${change} in a month, ${clear.display.startsWith('yes') ? 'beyond' : 'within'} its scatter.`
          : null,
    ) ?? cannotTell(sheet, 'efficiencyTrend', 'how it changed over the weeks')
  );
}

function temperature(sheet: FactSheet): Line {
  return when(sheet, ['temperature.average'], (average) =>
    average ? say`Heat lowers it; the device showed ${average} on average.` : null,
  );
}

function note(sheet: FactSheet): Line {
  return when(sheet, ['load.efficiency.note'], (words) => (words ? say`${bare(words)}.` : null));
}
