import { bare, say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';
import { allMeasures, measureLine, others, placeOf } from './compared.js';

/** Whether the workouts may be held against each other at all. */
export const fairTopic: Topic = {
  id: 'fair',
  kinds: ['comparison'],
  cues: {
    8: ['fair', 'comparable', 'conditions', 'same conditions', 'apples to apples'],
    6: ['can i compare', 'can they be compared', 'similar enough'],
  },
  answer: (sheet) => {
    const refused = others(sheet).flatMap((other) => {
      const reason = sheet.unknown(`delta.${other}`);
      return reason
        ? [say`No: ${placeOf(other)} can't be held against the first in effort, because ${reason}.`]
        : [];
    });
    const notes = sheet.all('note.');
    return {
      finding: [
        refused[0] ??
          (notes.length === 0
            ? 'Yes: nothing I know of speaks against holding them side by side.'
            : 'Yes, with a few things to bear in mind.'),
      ],
      evidence: [
        ...refused.slice(1),
        ...[...new Set(notes.map((note) => note.display))].map((words): Line =>
          sentenceOf(sheet, words),
        ),
        ...allMeasures(sheet, 'movingTime', 'climbing', 'temperature').map((measure) =>
          measureLine(sheet, measure),
        ),
      ],
      meaning: [
        'Wind, sleep and how rested you were are in no file. They move results as much as ' +
          'fitness does.',
      ],
    };
  },
};

function sentenceOf(sheet: FactSheet, words: string): Line {
  const note = sheet.all('note.').find(({ display }) => display === words);
  return note ? capitalized(say`${bare(note)}.`) : null;
}
