import type { Contradiction } from '#analysis/contradictions/contradiction.js';
import type { UnitPreferences } from '#kernel/units.js';
import { wordsInUnits } from '#kernel/words-in-units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { contradictionValues } from './contradiction-values.js';
import { text } from '../draft.js';
import type { FactDraft } from '../fact.js';

const ABOUT: Readonly<Record<Contradiction['kind'], readonly string[]>> = {
  'ftp-too-low': ['ftp'],
  'ftp-too-high': ['ftp', 'heartRate', 'max'],
  'heart-rate-over-max': ['heartRate'],
  'heart-rate-max-too-low': ['heartRate'],
  'device-ftp-differs': ['ftp'],
  'race-time-beaten': ['speed', 'time'],
  'threshold-pace-too-slow': ['speed'],
  'flat-trail': ['elevation'],
  'rpe-under-heart-rate': ['rpe'],
};

/** The channel that shows it, for the place that the fact points at. */
const CHANNEL: Readonly<Record<Contradiction['kind'], string>> = {
  'ftp-too-low': 'power',
  'ftp-too-high': 'heartRate',
  'heart-rate-over-max': 'heartRate',
  'heart-rate-max-too-low': 'heartRate',
  'device-ftp-differs': 'power',
  'race-time-beaten': 'speed',
  'threshold-pace-too-slow': 'speed',
  'flat-trail': 'altitude',
  'rpe-under-heart-rate': 'heartRate',
};

/**
 * Each repair and each warning about the file, in the words in which the athlete sees it elsewhere.
 */
export function qualityFacts(workout: AnalysedWorkout, units: UnitPreferences): FactDraft[] {
  const { analysis, warnings } = workout;
  return [
    ...(analysis.contradictions ?? []).map(({ kind, text: words, at }) =>
      text(
        {
          key: `contradiction.${kind}`,
          label: 'What does not fit together',
          about: ABOUT[kind],
          method: 'engine contradictions',
          quality: 'derived',
          ...(at && { at: { ...at, channel: CHANNEL[kind] } }),
        },
        wordsInUnits(words, units),
      ),
    ),
    ...(analysis.contradictions ?? []).flatMap((found) => contradictionValues(found, workout)),
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
