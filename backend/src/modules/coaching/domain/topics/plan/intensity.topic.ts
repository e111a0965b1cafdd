import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { formLine, lastSevenDays } from '../fitness/fitness-lines.js';
import type { Topic } from '../topic.js';
import { careful, CHECK, easyRange, hardRange, planTable, readiness } from './plan-lines.js';

/** Where hard work and rest belong. */
export const intensityPlanTopic: Topic = {
  id: 'plan-intensity',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'where to put intensity',
      'put intensity',
      'hard days',
      'hard sessions',
      'intensity and rest',
      'where should i put',
      'how many hard',
      'place rest',
      'place hard',
    ],
    5: ['easy days'],
  },
  answer: (sheet) => ({
    finding: [
      readiness(sheet) === 'rest'
        ? 'Rest first: hard work belongs after your load has come down.'
        : 'Put hard days where you are rested, with an easy day or a day off before and after ' +
          'each.',
    ],
    evidence: [
      careful(sheet),
      share(sheet),
      hardRange(sheet),
      easyRange(sheet),
      formLine(sheet),
      lastSevenDays(sheet),
    ],
    meaning: [
      readiness(sheet) === 'rest'
        ? null
        : 'Plan at most 2 [P] hard days in a week, with at least 1 [P] easy day between them.',
      CHECK,
    ],
  }),
};

/** How much of this session or week was hard already. */
function share(sheet: FactSheet): Line {
  if (sheet.kind === 'history') {
    const hard = sheet.all('weeks.').find(({ key }) => key.endsWith('.hard'));
    return hard ? say`Of the latest week, ${hard} was in zone 4 or above.` : null;
  }
  const table = planTable(sheet);
  const hard = table ? sheet.get(`zones.${table}.hard.share`) : undefined;
  return hard ? say`Of this session, ${hard} was in zone 4 or above.` : null;
}
