import { bare, say } from '../answer/say.js';
import { list } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Topic } from './topic.js';

/** More than this many notes would be a log, not an answer. */
const MOST_NOTES = 6;

export const qualityTopic: Topic = {
  id: 'quality',
  subject: 'how far the data can be trusted',
  cues: {
    6: ['data quality'],
    5: ['trustworthy', 'reliable', 'spikes', 'spike', 'dropouts', 'dropout', 'missing data'],
    4: ['trust', 'accurate', 'accuracy', 'sensor', 'wrong data', 'glitch', 'repaired', 'recorded correctly'],
    3: ['gps', 'broken'],
  },
  answer: (sheet) => {
    const notes = [...sheet.all('quality.warning.'), ...sheet.all('quality.repair.')];
    const unknown = missing(sheet);
    return {
      finding: [
        notes.length === 0
          ? 'Nothing in this recording had to be repaired, and the file was whole.'
          : 'Mostly, with a few things to know.',
      ],
      evidence: [...notes.slice(0, MOST_NOTES).map((note) => say`${bare(note)}.`), notes.length > MOST_NOTES ? 'The rest of the notes stand beside the workout.' : null, unknown],
      meaning: [notes.length > 0 ? 'Everything I say is worked out after these repairs.' : null, 'A sensor that reads evenly too high or too low cannot be noticed from one file.'],
    };
  },
  suggestions: (sheet) => (sheet.all('quality.').length > 0 ? ['Can I trust the data of this workout?'] : []),
};

function missing(sheet: FactSheet): string | null {
  const labels = ['power', 'heartRate', 'cadence', 'temperature'].flatMap((key) => sheet.unknown(key)?.label.toLowerCase() ?? []);
  return labels.length > 0 ? `Not recorded: ${list(labels)}.` : null;
}
