import type { SportFamily } from '#analysis/recording/sport.js';
import { automaticTitle, kindOf, type TitledFacts } from '../library/automatic-title.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { foldText } from './fold-text.js';

/** Everything of a workout in which a search looks. */
export interface SearchedWorkout extends TitledFacts {
  readonly family: SportFamily;
  /** The athlete's own words. */
  readonly title: string | null;
  readonly notes: string | null;
  readonly fileName: string;
  /** The name of the planned workout that was followed. */
  readonly planName: string | null;
}

const WORDS: Readonly<Record<SportFamily, string>> = {
  cycling: 'ride rides cycling bike',
  running: 'run runs running',
};

/**
 * The words of a workout as they are searched. Places are in it where the athlete or the name of the
 * file says them: a recording holds positions and no names.
 */
export function searchableText(workout: SearchedWorkout): string {
  const { title, notes, fileName, planName, sport, family } = workout;
  const names = [METRIC_UNITS, IMPERIAL_UNITS].map((units) => automaticTitle(workout, units));
  return [
    ...[title, ...new Set(names), kindOf(workout), sport, WORDS[family]],
    ...[planName, fileName, notes],
  ]
    .filter((text) => text !== null)
    .map(foldText)
    .filter((text) => text !== '')
    .join('\n');
}
