import type { UnitPreferences } from '#kernel/units.js';
import { wordsInUnits } from '#kernel/words-in-units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { text } from '../draft.js';
import type { FactDraft } from '../fact.js';

/**
 * Each repair and each warning about the file, in the words in which the athlete sees it elsewhere.
 */
export function qualityFacts(
  { analysis, warnings }: AnalysedWorkout,
  units: UnitPreferences,
): FactDraft[] {
  return [
    ...(analysis.contradictions ?? []).map(({ kind, text: words }) =>
      text(
        {
          key: `contradiction.${kind}`,
          label: 'What does not fit together',
          about: [kind === 'heart-rate-over-max' ? 'heartRate' : 'ftp'],
          method: 'engine contradictions',
          quality: 'derived',
        },
        wordsInUnits(words, units),
      ),
    ),
    ...analysis.repairs.map(({ text: words }, index) =>
      text(
        {
          key: `quality.repair.${index + 1}`,
          label: 'Repair of the data',
          about: [],
          method: 'engine repairs',
          quality: 'derived',
        },
        wordsInUnits(words, units),
      ),
    ),
    ...warnings.map(({ text: words }, index) =>
      text(
        {
          key: `quality.warning.${index + 1}`,
          label: 'Note on the file',
          about: [],
          method: 'file reader',
          quality: 'derived',
        },
        words,
      ),
    ),
  ];
}
