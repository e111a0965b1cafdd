import { distanceName } from '#coaching/domain/display/quantities.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** Distances of races on foot, m. */
const RACES = [42_195, 21_097.5, 10_000, 5000] as const;
/** Recordings run on past the line, and courses measure long, share of the distance. */
const LONGEST = 1.05;
/** A race may be measured a little short, share of the distance. */
const SHORTEST = 0.995;

interface RaceRun {
  readonly metres: number;
  /** `10 km`, `half marathon`. */
  readonly name: string;
  readonly time: Fact;
}

/** The race distance that a run covered, with its time over it; null where it covered another. */
export function raceRun(sheet: FactSheet): RaceRun | null {
  const covered = sheet.number('session.distance') ?? 0;
  const metres =
    sheet.context.family === 'running'
      ? RACES.find((race) => covered >= race * SHORTEST && covered <= race * LONGEST)
      : undefined;
  const time = metres === undefined ? undefined : sheet.get(`efforts.${metres}.time`);
  return metres === undefined || !time ? null : { metres, name: distanceName(metres), time };
}
