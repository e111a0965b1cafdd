import type { Climb } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import { shownNumber } from '#coaching/domain/display/number.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { hasHeights } from '../has-heights.js';
import {
  channelOf,
  clockTime,
  count,
  distance,
  elevation,
  quantity,
  speedOrPace,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine climbs';

/** More climbs than this are a list for the page. */
const MOST_CLIMBS = 5;

/** The climbs with the most height, highest first: how long, how steep, how fast, at what cost. */
export function climbFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const climbs = workout.analysis.climbs ?? [];
  if (climbs.length === 0 || !hasHeights(workout)) return [];
  const highest = [...climbs].sort((a, b) => b.gainM - a.gainM).slice(0, MOST_CLIMBS);
  const running = workout.family === 'running';
  return [
    count(
      { key: 'climbs.count', label: 'Climbs', about: ['count'], method: METHOD },
      climbs.length,
    ),
    ...highest.flatMap((climb, index) => alone(climb, index + 1, running, units)),
  ];
}

function alone(
  climb: Climb,
  place: number,
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const which = place === 1 ? 'the climb with the most height' : `climb ${place} by height`;
  const name = (what: string, label: string, about: string[]) => ({
    key: `climbs.${place}.${what}`,
    label: `${label} of ${which}`,
    about,
    method: METHOD,
    at: { from: climb.from, to: climb.to, channel: channelOf(about, 'altitude') },
  });
  return [
    distance(name('length', 'Length', ['distance']), climb.lengthM, units),
    elevation(name('gain', 'Height', ['elevation']), climb.gainM, units),
    quantity(
      name('grade', 'Gradient', ['grade']),
      climb.gradePercent,
      '%',
      `${shownNumber(climb.gradePercent, 1)}%`,
    ),
    clockTime(name('time', 'Time', ['time']), climb.timerS ?? climb.elapsedS),
    climb.avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Pace' : 'Speed', ['average', 'speed']),
          climb.avgSpeedMps,
          running,
          units,
        ),
    running || climb.avgPowerW === null
      ? null
      : whole(name('power', 'Power', ['average', 'power']), climb.avgPowerW, 'W'),
    climb.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), climb.avgHr, 'bpm'),
  ];
}
