import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** One week of a history sheet, the one under way first. */
export interface WeekFacts {
  readonly start: string;
  readonly workouts: Fact | undefined;
  readonly time: Fact | undefined;
  readonly distance: Fact | undefined;
  readonly climbing: Fact | undefined;
  readonly load: Fact | undefined;
  readonly easy: Fact | undefined;
  readonly hard: Fact | undefined;
}

/** Newest first. */
export function weeksOf(sheet: FactSheet): readonly WeekFacts[] {
  const starts = [...new Set(sheet.all('weeks.').map(({ key }) => key.split('.')[1] ?? ''))]
    .sort()
    .reverse();
  return starts.map((start) => {
    const get = (what: string) => sheet.withKey(`weeks.${start}.${what}`);
    return {
      start,
      workouts: get('workouts'),
      time: get('time'),
      distance: get('distance'),
      climbing: get('climbing'),
      load: get('load'),
      easy: get('easy'),
      hard: get('hard'),
    };
  });
}

/** Weeks that hold training, the one under way left out. */
export function wholeWeeks(sheet: FactSheet): readonly WeekFacts[] {
  return weeksOf(sheet).slice(1);
}
