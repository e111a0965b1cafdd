import { say, type Line } from '../answer/say.js';
import { list, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

const MOST_LISTED = 5;

/** Best times of this session, and why they are no prediction. */
export const recordsTopic: Topic = {
  id: 'records',
  subject: 'your best times within it',
  cues: [
    ['best effort', 5], ['best efforts', 5], ['best time', 5], ['best times', 5], ['fastest km', 5], ['fastest kilometre', 5], ['fastest mile', 5], ['fastest 5k', 5], ['5k', 4], ['10k', 4], ['half marathon', 4],
    ['marathon', 3], ['predict', 5], ['prediction', 5], ['race time', 5], ['could i run', 5], ['potential', 3], ['vdot', 5], ['best', 2],
  ],
  answer: (sheet, question) => {
    const lines = bests(sheet);
    const predicting = /predict|could i|race|potential|vdot|target|goal/i.test(question);
    const nothing = `I can't name best times, because no full stretch of a common distance lies in this ${sessionNoun(sheet)}.`;
    const finding = lines.length > 0 ? `Your best stretches within this ${sessionNoun(sheet)}: ${list(lines)}.` : nothing;
    return {
      finding: predicting ? [`I can't predict a race from this session, because I don't know whether any part of it was all you had.`] : [finding],
      evidence: [predicting && lines.length > 0 ? finding : null],
      meaning: [cannotTell(sheet, 'history', 'whether any of it is a record')],
    };
  },
  suggestions: (sheet) => (sheet.context.family === 'running' && bests(sheet).length > 1 ? ['What were my best times within this run?'] : []),
};

/** "5 km in 24:30 (4:54 /km)". */
function bests(sheet: FactSheet): readonly string[] {
  const times = sheet.all('efforts.').filter(({ key }) => key.endsWith('.time'));
  return times.slice(-MOST_LISTED).flatMap((time) => {
    const speed = sheet.get(time.key.replace('.time', '.speed'));
    const distance = time.label.replace(/^Best /, '');
    return [say`${distance} in ${time}${speed ? say` (${speed})` : ''}` satisfies Line];
  });
}
