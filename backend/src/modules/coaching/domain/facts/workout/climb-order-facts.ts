import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Climb } from '#analysis/analysis.js';
import type { TerrainSegment } from '#analysis/terrain/terrain.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import {
  clockTime,
  count,
  elevation,
  type FactName,
  percentChange,
  quantity,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import { hasHeights } from '../has-heights.js';

const METHOD = 'engine terrain';
/** Climbs are held against each other from this share of the highest on, and from this long on. */
const LEAST_SHARE = 0.4;
const LEAST_S = 360;
/** Descents within this share of the biggest are alike; from this many on they are a row. */
const ALIKE = 0.15;
const A_ROW = 3;

/** The first long climb against the last, and descents of one height against each other. */
export function climbOrderFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const { climbs = [], terrain } = workout.analysis;
  if (!hasHeights(workout)) return [];
  return [...firstAndLast(climbs, units), ...descentsAlike(terrain?.segments ?? [], units)];
}

function firstAndLast(climbs: readonly Climb[], units: UnitPreferences): (FactDraft | null)[] {
  const most = Math.max(0, ...climbs.map(({ gainM }) => gainM));
  const long = climbs
    .filter((one) => one.gainM >= LEAST_SHARE * most && one.elapsedS >= LEAST_S)
    .sort((a, b) => a.from - b.from);
  const [first, last] = [long[0], long.at(-1)];
  if (!first || !last || first === last) return [];
  const [from, to] = [rateOf(first), rateOf(last)];
  return [
    ...one(first, 'first', units),
    ...one(last, 'last', units),
    percentChange(
      {
        key: 'climbs.order.change',
        label: 'Climbing rate of the last long climb against the first',
        about: ['change', 'elevation'],
        method: 'delta',
        at: { from: first.from, to: last.to, channel: 'altitude' },
      },
      (to / from - 1) * 100,
    ),
  ];
}

/** Metres in an hour, short halts included: what a watch shows on the way. */
function rateOf({ gainM, timerS, elapsedS }: Climb): number {
  return (gainM / (timerS ?? elapsedS)) * 3600;
}

function one(climb: Climb, place: 'first' | 'last', units: UnitPreferences): (FactDraft | null)[] {
  const name = (what: string, label: string, about: string[], channel: string): FactName => ({
    key: `climbs.order.${place}.${what}`,
    label: `${label} of the ${place} long climb`,
    about,
    method: METHOD,
    at: { from: climb.from, to: climb.to, channel },
  });
  const rate = rateOf(climb);
  return [
    elevation(name('height', 'Height', ['elevation'], 'altitude'), climb.gainM, units),
    clockTime(name('time', 'Time', ['time'], 'altitude'), climb.timerS ?? climb.elapsedS),
    quantity(
      name('grade', 'Gradient', ['grade'], 'altitude'),
      climb.gradePercent,
      '%',
      `${shownNumber(climb.gradePercent, 1)}%`,
    ),
    units.elevation === 'ft'
      ? null
      : quantity(
          name('rate', 'Metres climbed in an hour', ['elevation'], 'altitude'),
          rate,
          'm/h',
          `${shownNumber(rate)} m/h`,
        ),
    climb.avgHr === null
      ? null
      : whole(
          name('heartRate', 'Heart rate', ['average', 'heartRate'], 'heartRate'),
          climb.avgHr,
          'bpm',
        ),
  ];
}

function descentsAlike(
  segments: readonly TerrainSegment[],
  units: UnitPreferences,
): (FactDraft | null)[] {
  const descents = segments.filter(({ kind }) => kind === 'descent');
  const most = Math.max(0, ...descents.map(({ changeM }) => -changeM));
  const alike = descents.filter(({ changeM }) => -changeM >= (1 - ALIKE) * most);
  const [first, last] = [alike[0], alike.at(-1)];
  if (alike.length < A_ROW || !first || !last) return [];
  const name = (what: string, label: string, about: string[]): FactName => ({
    key: `descents.alike.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: first.from, to: last.to, channel: 'altitude' },
  });
  const seconds = alike.map(({ movingS }) => movingS);
  const height = alike.reduce((sum, { changeM }) => sum - changeM, 0) / alike.length;
  return [
    count(name('count', 'Descents of about the same height', ['count']), alike.length),
    elevation(name('height', 'Mean height of these descents', ['elevation']), height, units),
    clockTime(name('fastest', 'Shortest time of these descents', ['time']), Math.min(...seconds)),
    clockTime(name('slowest', 'Longest time of these descents', ['time']), Math.max(...seconds)),
  ];
}
