import { INDOOR_RIDES } from './indoor-rides.js';
import { RIDES } from './rides.js';
import { RUNS } from './runs.js';
import type { ActionWords } from './shared-words.js';

/**
 * What a fair coach would take as the same kind of action, written from the action and the
 * recovery of the readings alone, before any report was read. Watts and minutes may differ.
 */
const ACTION_WORDS: Readonly<Record<string, ActionWords>> = {
  ...RIDES,
  ...INDOOR_RIDES,
  ...RUNS,
};

export function actionWordsOf(name: string): ActionWords | null {
  return ACTION_WORDS[name] ?? null;
}
