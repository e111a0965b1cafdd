import type { Effort } from '#analysis/effort/effort-of.js';
import { text } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { WorkoutHistoryFacts } from '../history/workout-history-facts.js';

/** The engine's verdict of effort in its one word, or the sentence why there is none. */
export function verdictFacts({ level, tooLittle }: Effort): readonly FactDraft[] {
  const of = { method: 'engine verdict of effort', quality: 'derived' as const };
  const named = { ...of, key: 'effort.level', label: 'How hard it was', about: ['effort'] };
  const short = {
    ...of,
    key: 'effort.tooLittle',
    label: 'Too little to judge',
    about: ['quality'],
  };
  return [
    ...(level === null ? [] : [text(named, level)]),
    ...(tooLittle === undefined ? [] : [text(short, tooLittle)]),
  ];
}

/** Average daily load of the weeks before; null while the history is too short for form. */
export function averageLoad(history: WorkoutHistoryFacts | null | undefined): number | null {
  const valueOf = (key: string): number | null => {
    const value = history?.facts.find((fact) => fact?.key === key)?.value;
    return typeof value === 'number' ? value : null;
  };
  return valueOf('fitness.form') === null ? null : valueOf('fitness.fitness');
}
