import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { maxOf, meanOf } from '#analysis/math/statistics.js';
import type { UnitPreferences } from '#kernel/units.js';
import { duration, elevation, percent, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { hasHeights } from '../has-heights.js';
import type { CloserLook } from './closer-look.js';
import { sunElevation } from './sun.js';

/** It is dark when the sun is further below the horizon: end of civil twilight. Degrees. */
const DARK = -6;
/** Positions are looked at so far apart: the sun moves a quarter of a degree. s. */
const EVERY_S = 60;
/** With fewer of them known, nothing is said of the light. Share. */
const KNOWN = 0.8;

/** How high above the sea it was, and how much of it after dark; outdoors alone. */
export function surroundingFacts(
  workout: AnalysedWorkout,
  look: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  if (workout.indoor || workout.sport.startsWith('virtual')) return [];
  return [
    ...(hasHeights(workout) ? heights(look, units) : []),
    ...darkness(look, workout.startTime.getTime()),
  ];
}

function heights({ ground: { altitude } }: CloserLook, units: UnitPreferences) {
  const [mean, highest] = altitude ? [meanOf(altitude), maxOf(altitude)] : [null, null];
  if (mean === null || highest === null) return [];
  const name = (part: string, label: string): FactName => ({
    ...{ key: `altitude.${part}`, label, about: ['altitude'], method: 'recorded altitude' },
  });
  return [
    elevation(name('average', 'Average height above the sea'), mean, units),
    elevation(name('highest', 'Highest point above the sea'), highest, units),
  ];
}

function darkness({ ground: { grid } }: CloserLook, startMs: number): FactDraft[] {
  const { latitude, longitude } = grid.channels;
  if (!latitude || !longitude) return [];
  let [looks, known, dark] = [0, 0, 0];
  for (let row = 0; row < grid.length; row += EVERY_S) {
    looks++;
    const [north, east] = [latitude[row] as number, longitude[row] as number];
    if (!Number.isFinite(north) || !Number.isFinite(east)) continue;
    known++;
    const ms = startMs + (grid.time[row] as number) * 1000;
    if (sunElevation(ms, north, east) < DARK) dark++;
  }
  if (dark === 0 || known < KNOWN * looks) return [];
  const name = (part: string, label: string): FactName => ({
    ...{ key: `night.${part}`, label, about: ['time'], method: 'sun at place and time' },
    quality: 'derived',
  });
  return [
    duration(name('time', 'Time after dark'), (dark / known) * grid.length),
    percent(name('share', 'Share of the time after dark'), (dark / known) * 100),
  ];
}
