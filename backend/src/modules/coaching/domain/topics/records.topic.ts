import { bare, say, when, type Line } from '../answer/say.js';
import { list, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

const MOST_LISTED = 5;

/** Best times of this session, and why they are no prediction. */
export const recordsTopic: Topic = {
  id: 'records',
  subject: 'your best times within it',
  cues: {
    5: [
      'best effort', 'best efforts', 'best time', 'best times', 'fastest km', 'fastest kilometre', 'fastest mile', 'fastest 5k', 'predict',
      'prediction', 'race time', 'could i run', 'vdot',
    ],
    4: ['5k', '10k', 'half marathon'],
    3: ['marathon', 'potential'],
    2: ['best'],
  },
  answer: (sheet, question) => {
    const lines = bests(sheet);
    const predicting = /predict|could i|race|potential|vdot|target|goal/i.test(question);
    const nothing = `I can't name best times, because no full stretch of a common distance lies in this ${sessionNoun(sheet)}.`;
    const finding = lines.length > 0 ? `Your best stretches within this ${sessionNoun(sheet)}: ${list(lines)}.` : nothing;
    return {
      finding: [predicting ? prediction(sheet) : finding],
      evidence: predicting ? [basis(sheet), lines.length > 0 ? finding : null] : [],
      meaning: [cannotTell(sheet, 'history', 'whether any of it is a record')],
    };
  },
  suggestions: (sheet) => (sheet.context.family === 'running' && bests(sheet).length > 1 ? ['What were my best times within this run?'] : []),
};

/** "An all-out race should land in these ranges: 10 km 51:00 to 52:30 and …". */
function prediction(sheet: FactSheet): Line {
  const races = sheet.all('prediction.').filter(({ key }) => /^prediction\.\d/.test(key));
  if (races.length === 0) return cannotTell(sheet, 'vdot', 'what race you could run') ?? `I can't predict a race from this session, because nothing in it can be taken as all you had.`;
  const ranges = races.map((race) => say`${race.label.replace(/^Predicted (.*), from.*$/, '$1')} in ${race}`);
  return `Going by this run, an all-out race on a flat course should land in these ranges: ${list(ranges)}.`;
}

/** What the prediction rests on, and how sure it is. */
function basis(sheet: FactSheet): Line {
  return when(sheet, ['prediction.vdot.note'], (note) => (note ? say`${bare(note)}.` : null));
}

/** "5 km in 24:30 (4:54 /km)". */
function bests(sheet: FactSheet): readonly string[] {
  const times = sheet.all('efforts.').filter(({ key }) => key.endsWith('.time'));
  return times.slice(-MOST_LISTED).flatMap((time) => {
    const speed = sheet.get(time.key.replace('.time', '.speed'));
    const distance = time.label.replace(/^Best /, '');
    return [say`${distance} in ${time}${speed ? say` (${speed})` : ''}` satisfies Line];
  });
}
