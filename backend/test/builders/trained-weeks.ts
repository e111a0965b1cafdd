import { addDays, weekOf } from '#analysis/load/days.js';
import type { AthletePast, DoneSession } from '#coaching/domain/facts/history/past.js';
import type { FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import { METRIC_UNITS, type UnitPreferences } from '#kernel/units.js';
import { trainingSheet } from './coached-history.js';

/** A Sunday: the week under way is all but over. */
export const SUNDAY = '2025-06-15';
const DAYS = [1, 3, 5, 6, 0, 2, 4];

export interface WeekPlan {
  /** Minutes of each ride of the week, from its Tuesday on. */
  readonly minutes: readonly number[];
  /** Points of load a minute; null where nothing measured one. */
  readonly intensity?: number | null;
  /** Share of the time in zone 2 and below. */
  readonly easy?: number;
}

/** Rides of these weeks, the last of them the week of the day. */
export function ridesOf(weeks: readonly WeekPlan[], today = SUNDAY): readonly DoneSession[] {
  const monday = weekOf(today);
  return weeks.flatMap(({ minutes, intensity = 1, easy = 0.7 }, at) =>
    minutes.map((length, index): DoneSession => {
      const movingS = length * 60;
      const day = addDays(monday, -7 * (weeks.length - 1 - at) + (DAYS[index] ?? 0));
      return {
        ...{ workoutId: day, day, family: 'cycling', indoor: false, movingS },
        distanceM: movingS * 8,
        elevationGainM: length * 5,
        load: intensity === null ? null : length * intensity,
        zones: {
          power: null,
          heartRate: [0, 0, movingS * easy, 0, movingS * (1 - easy), 0, 0],
          pace: null,
        },
      };
    }),
  );
}

/** So many weeks of three rides of an hour, then these. */
export function afterUsual(usual: number, ...last: readonly WeekPlan[]): readonly WeekPlan[] {
  return [...Array.from({ length: usual }, () => ({ minutes: [60, 62, 61] })), ...last];
}

/** What an athlete of these weeks may be told, with nothing else known about them. */
export function trainedSheet(
  weeks: readonly WeekPlan[],
  changes: Partial<AthletePast> = {},
  {
    level = 'intermediate',
    units = METRIC_UNITS,
  }: { level?: ReadingLevel; units?: UnitPreferences } = {},
): FactSheet {
  const today = changes.today ?? SUNDAY;
  return trainingSheet(level, units, {
    ...{ today, weeks: [], latest: [], families: [], load: null },
    sessions: ridesOf(weeks, today),
    ...changes,
  });
}
