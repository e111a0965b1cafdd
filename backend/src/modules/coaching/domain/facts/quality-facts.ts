import type { CoachedWorkout } from './coached-workout.js';
import { text } from './draft.js';
import type { FactDraft } from './fact.js';

/** Each repair and each warning about the file, in the words in which the athlete sees it elsewhere. */
export function qualityFacts({ analysis, warnings }: CoachedWorkout): FactDraft[] {
  return [
    ...analysis.repairs.map(({ text: words }, index) =>
      text({ key: `quality.repair.${index + 1}`, label: 'Repair of the data', about: [], method: 'engine repairs', quality: 'derived' }, words),
    ),
    ...warnings.map(({ text: words }, index) =>
      text({ key: `quality.warning.${index + 1}`, label: 'Note on the file', about: [], method: 'file reader', quality: 'derived' }, words),
    ),
  ];
}
