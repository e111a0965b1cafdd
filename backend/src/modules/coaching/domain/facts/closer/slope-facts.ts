import { BANDS, gradeBands } from '#analysis/terrain/grade-bands.js';
import { rowsOf } from '#analysis/recording/grid.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { hasHeights } from '../has-heights.js';
import {
  decimal,
  duration,
  percentChange,
  quantity,
  speedOrPace,
  whole,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import type { CloserLook } from './closer-look.js';
import { countWhere, FEWEST_S, meanWhere, movingRows, type RowPick } from './rows.js';
import { stretchOf } from './stretch.js';
import { stretchFacts } from './stretch-facts.js';

/** Flat as in `likeGradient`: within 2 % over 100 m. */
const FLAT = BANDS.indexOf('flat');
const METHOD = 'engine climbs and slopes';

interface Terrain {
  readonly seconds: number;
  readonly power: number | null;
  readonly speed: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
}

/**
 * Climbs taken together against flat road, and the two halves of the climb with the most height.
 */
export function slopeFacts(
  workout: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const climbs = workout.analysis.climbs ?? [];
  const { grid } = ground;
  const bands = gradeBands(ground);
  if (climbs.length === 0 || !hasHeights(workout) || bands === null) return [];
  const onClimb = new Uint8Array(grid.length);
  for (const climb of climbs) {
    const { from, to } = rowsOf(grid, climb);
    onClimb.fill(1, from, to);
  }
  const moves = movingRows(ground);
  const up = over(ground, (row) => moves(row) && onClimb[row] === 1);
  const flat = over(ground, (row) => moves(row) && onClimb[row] === 0 && bands[row] === FLAT);
  const running = workout.family === 'running';
  return [
    ...levels(up, 'climbs.together', 'on the climbs', running, units),
    ...levels(flat, 'flat', 'on the flat', running, units),
    ...against(up, flat, running),
    ...highestClimb(workout, ground, running, units),
  ];
}

function over(ground: CloserLook['ground'], pick: RowPick): Terrain {
  const { power, speed, heartRate, cadence } = ground.grid.channels;
  return {
    seconds: countWhere(ground, pick),
    power: meanWhere(power, pick),
    speed: meanWhere(speed, pick),
    heartRate: meanWhere(heartRate, pick),
    cadence: meanWhere(cadence, pick, 0),
  };
}

function levels(
  part: Terrain,
  key: string,
  where: string,
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  if (part.seconds < FEWEST_S) return [];
  const name = (what: string, label: string, about: string[]): FactName => ({
    key: `${key}.${what}`,
    label: `${label} ${where}`,
    about,
    method: METHOD,
    quality: 'derived',
  });
  return [
    duration(name('time', 'Moving time', ['time']), part.seconds),
    running || part.power === null
      ? null
      : whole(name('power', 'Average power', ['average', 'power']), part.power, 'W'),
    part.speed === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Average pace' : 'Average speed', ['average', 'speed']),
          part.speed,
          running,
          units,
        ),
    part.heartRate === null
      ? null
      : whole(
          name('heartRate', 'Average heart rate', ['average', 'heartRate']),
          part.heartRate,
          'bpm',
        ),
    part.cadence === null
      ? null
      : whole(
          name('cadence', 'Average cadence', ['average', 'cadence']),
          part.cadence,
          running ? 'spm' : 'rpm',
        ),
  ];
}

function against(up: Terrain, flat: Terrain, running: boolean): (FactDraft | null)[] {
  if (up.seconds < FEWEST_S || flat.seconds < FEWEST_S) return [];
  const name = (what: string, label: string): FactName => ({
    key: `climbs.againstFlat.${what}`,
    label: `${label} on the climbs against the flat`,
    about: ['change', what],
    method: 'delta',
  });
  return [
    running || !up.power || !flat.power
      ? null
      : percentChange(name('power', 'Power'), (up.power / flat.power - 1) * 100),
    !up.speed || !flat.speed
      ? null
      : percentChange(name('speed', 'Speed'), (up.speed / flat.speed - 1) * 100),
  ];
}

/** Its halves by time, and what it cost for each kilogram and brought in an hour. */
function highestClimb(
  { analysis }: AnalysedWorkout,
  ground: CloserLook['ground'],
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const [climb] = [...(analysis.climbs ?? [])].sort((a, b) => b.gainM - a.gainM);
  if (!climb) return [];
  const middle = (climb.from + climb.to) / 2;
  const at = { from: climb.from, to: climb.to, channel: running ? 'speed' : 'power' };
  const which = 'the climb with the most height';
  const half = (number: 1 | 2) => {
    const stretch = stretchOf(
      ground,
      number === 1 ? { from: climb.from, to: middle } : { from: middle, to: climb.to },
    );
    return stretchFacts(
      stretch,
      {
        key: `climbs.1.half.${number}`,
        of: `the ${number === 1 ? 'first' : 'second'} half of ${which}`,
        method: METHOD,
      },
      ['power', 'speed', 'graded', 'heartRate', 'grade'],
      running,
      units,
    );
  };
  const rate = climb.climbRateMPerH;
  return [
    climb.wattsPerKg === null
      ? null
      : decimal(
          {
            key: 'climbs.1.perKg',
            label: `Power for each kilogram of ${which}`,
            about: ['average', 'power'],
            method: METHOD,
            quality: 'derived',
            at,
          },
          climb.wattsPerKg,
          'W/kg',
          1,
        ),
    rate === null || units.elevation === 'ft'
      ? null
      : quantity(
          {
            key: 'climbs.1.rate',
            label: `Metres climbed in an hour, ${which}`,
            about: ['elevation'],
            method: METHOD,
            quality: 'derived',
            at,
          },
          rate,
          'm/h',
          `${shownNumber(rate)} m/h`,
        ),
    !running || climb.gradeAdjustedSpeedMps === null
      ? null
      : speedOrPace(
          {
            key: 'climbs.1.graded',
            label: `Grade-adjusted pace of ${which}`,
            about: ['average', 'speed'],
            method: METHOD,
            quality: 'derived',
            at,
          },
          climb.gradeAdjustedSpeedMps,
          true,
          units,
        ),
    ...half(1),
    ...half(2),
  ];
}
