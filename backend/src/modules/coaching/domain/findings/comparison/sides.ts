import type { FactSheet, SheetSubject } from '#coaching/domain/facts/fact-sheet.js';
import type { SideName } from '#coaching/domain/facts/registry/fact-key.js';

/** Two workouts of a comparison in the order of their days. */
export interface SidePair {
  readonly then: SheetSubject;
  readonly now: SheetSubject;
  /** How the keys of the facts on their difference begin. */
  readonly key: `change.${SideName}.${SideName}`;
}

/** The workouts of a comparison, the earliest first. */
export function inOrder({ extras }: FactSheet): readonly SheetSubject[] {
  return [...extras.subjects].sort((a, b) => ((a.startedAt ?? '') < (b.startedAt ?? '') ? -1 : 1));
}

/** Every two of them, the latest first: what changed last is asked for most. */
export function pairsIn(sheet: FactSheet): readonly SidePair[] {
  const sides = inOrder(sheet);
  return sides
    .flatMap((then, at) =>
      sides
        .slice(at + 1)
        .map((now): SidePair => ({ then, now, key: `change.${now.name}.${then.name}` })),
    )
    .reverse();
}

const SAME_DAY = ['earlier', 'later'] as const;
const THREE = ['earliest', 'middle', 'latest'] as const;

/** `on 21 June`; with its year where the years differ, `in the later ride` where the days do not. */
export function on(sheet: FactSheet, side: SheetSubject): string {
  const { subjects } = sheet.extras;
  const days = subjects.map(({ day }) => dayAlone(day));
  if (new Set(days).size < days.length) {
    const place = inOrder(sheet).findIndex(({ name }) => name === side.name);
    return `in the ${(subjects.length > 2 ? THREE : SAME_DAY)[place] ?? 'later'} ${noun(sheet)}`;
  }
  const years = new Set(days.map((day) => day.slice(-4)));
  const day = dayAlone(side.day);
  return `on ${years.size > 1 ? day : day.replace(/ \d{4}$/, '')}`;
}

/** `ride` or `run`. */
export function noun({ context }: FactSheet): 'ride' | 'run' {
  return context.family === 'running' ? 'run' : 'ride';
}

function dayAlone(day: string): string {
  return day.replace(/ at \d\d:\d\d$/, '');
}
