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

interface PagePlace {
  readonly side: SheetSubject;
  readonly which: 'now' | 'then';
}

/** The same two as the page shows them, A before B. */
export function inPageOrder(
  { extras: { subjects } }: FactSheet,
  { now, then }: Pick<SidePair, 'now' | 'then'>,
): readonly PagePlace[] {
  return subjects.flatMap(({ name }): readonly PagePlace[] => {
    if (name === then.name) return [{ side: then, which: 'then' }];
    return name === now.name ? [{ side: now, which: 'now' }] : [];
  });
}

/** `on 14 June 270 W, on 21 June 292 W`: what is said of both, A before B. */
export function ofBoth(
  sheet: FactSheet,
  pair: Pick<SidePair, 'now' | 'then'>,
  tell: (which: 'now' | 'then', side: SheetSubject, place: number) => string,
): string {
  return inPageOrder(sheet, pair)
    .map(({ side, which }, place) => `${on(sheet, side)} ${tell(which, side, place)}`)
    .join(', ');
}

/** `the later ride`: what a verdict is about, whichever workout the page names first. */
export function later(sheet: FactSheet): string {
  return `the later ${noun(sheet)}`;
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
