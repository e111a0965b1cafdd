import type { Analysis } from '#analysis/analysis.js';
import { spokenDuration } from '#coaching/domain/display/duration.js';
import { shownDay } from '#coaching/domain/display/day.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { clockTime, percentChange, text, timeChange, whole, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { Bests } from './past.js';

/** Lengths and distances that athletes compare. s, m. */
const LENGTHS_S = [5, 60, 300, 1200, 3600];
const DISTANCES_M = [1000, 5000, 10_000, 21_097.5];
/** A rank among too few says nothing (ours). */
const FEWEST = 3;

/** This workout's bests against those of the 90 days before, and where it beat them. */
export function bestFacts(
  { curves, bestEfforts }: Pick<Analysis, 'curves' | 'bestEfforts'>,
  bests: Bests,
): (FactDraft | null)[] {
  if (bests.workouts < FEWEST) return [];
  const method = `bests of the ${bests.days} days before`;
  const name = (key: string, label: string, about: string[]): FactName => ({
    key: `recentBests.${key}`,
    label,
    about,
    method,
    quality: 'derived',
  });
  const rank = (key: string, label: string, beaten: boolean) =>
    beaten ? text(name(`${key}.rank`, label, []), `the best of the last ${bests.days} days`) : null;
  const own = new Map((curves.power ?? []).map(({ seconds, watts }) => [seconds, watts]));
  const power = LENGTHS_S.flatMap((seconds) => {
    const now = own.get(seconds);
    const then = bests.power?.find((point) => point.seconds === seconds);
    if (now === undefined || !then) return [];
    const length = spokenDuration(seconds);
    return [
      whole(
        name(
          `power.${seconds}`,
          `Best ${length} power of the 90 days before, on ${shownDay(then.day)}`,
          ['best', 'power'],
        ),
        then.watts,
        'W',
      ),
      percentChange(
        name(`power.${seconds}.change`, `Best ${length} power of this ride against those days`, [
          'change',
          'power',
        ]),
        (now / then.watts - 1) * 100,
      ),
      rank(`power.${seconds}`, `Place of this ride's best ${length} power`, now > then.watts),
    ];
  });
  const efforts = DISTANCES_M.flatMap((metres) => {
    const now = bestEfforts.find(({ distanceM }) => distanceM === metres);
    const then = bests.efforts.find(({ distanceM }) => distanceM === metres);
    if (!now || !then) return [];
    const distance = distanceName(metres);
    return [
      clockTime(
        name(`time.${metres}`, `Best ${distance} of the 90 days before, on ${shownDay(then.day)}`, [
          'best',
          'time',
        ]),
        then.seconds,
      ),
      timeChange(
        name(`time.${metres}.change`, `Best ${distance} of this run against those days`, [
          'change',
          'time',
        ]),
        Math.round(now.seconds) - Math.round(then.seconds),
      ),
      rank(`time.${metres}`, `Place of this run's best ${distance}`, now.seconds < then.seconds),
    ];
  });
  return [...power, ...efforts];
}
