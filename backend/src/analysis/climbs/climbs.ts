import type { Climb } from '../analysis.js';
import { segmentStats } from '../intervals/segment-stats.js';
import { oncePer } from '../math/once-per.js';
import { unbroken } from '../recording/breaks.js';
import type { RowRange } from '../recording/grid.js';
import { secondsIn } from '../session/active-rows.js';
import { hysteresisOf } from '../session/elevation.js';
import type { Ground } from '../session/ground.js';
import { effortOver } from '../session/mean-output.js';
import { courseOf } from '../session/course.js';
import { profileWithin } from '../session/profile.js';
import type { Thresholds } from '../thresholds.js';
import { CLIMB_RULE, findClimbs, type ClimbRule } from './find-climbs.js';

/** The rows of the climbs of a session; none without altitude or distance. */
export const climbRows = oncePer(
  (ground: Ground): readonly RowRange[] => slopesUp(ground, CLIMB_RULE),
  ({ grid }) => grid,
);

/** The rows of slopes upwards by a rule; none goes through a break of the recording. */
export function slopesUp(ground: Ground, rule: ClimbRule): RowRange[] {
  const { grid, recording } = ground;
  const course = courseOf(ground);
  if (course === null) return [];
  return unbroken(grid, { from: 0, to: grid.length }).flatMap((rows) =>
    findClimbs(profileWithin(course, rows), hysteresisOf(recording), rule),
  );
}

/** The climbs of a session with what happened on each. */
export function climbsOf(ground: Ground, thresholds: Thresholds): Climb[] {
  return climbRows(ground).map((rows, index) => climbStats(ground, thresholds, rows, index));
}

/** Measures one climb, from the row of its foot to that of its top. */
export function climbStats(
  ground: Ground,
  { weightKg }: Thresholds,
  rows: RowRange,
  index: number,
): Climb {
  const { grid, recording, output } = ground;
  const distance = grid.channels.distance as Float64Array;
  const altitude = ground.altitude as Float64Array;
  const span = { from: grid.time[rows.from] as number, to: grid.time[rows.to - 1] as number };
  const stats = segmentStats(ground, span, { index, kind: 'lap', trigger: null });
  const lengthM = (distance[rows.to - 1] as number) - (distance[rows.from] as number);
  const gainM = (altitude[rows.to - 1] as number) - (altitude[rows.from] as number);
  const timerS = secondsIn(grid, grid.running, span);
  const onFoot = recording.family === 'running';
  return {
    ...span,
    index,
    lengthM,
    gainM,
    gradePercent: (gainM / lengthM) * 100,
    elapsedS: stats.elapsedS,
    movingS: stats.movingS,
    timerS,
    avgSpeedMps: timerS > 0 ? lengthM / timerS : null,
    gradeAdjustedSpeedMps: onFoot && output?.levelled ? effortOver(ground, span) : null,
    climbRateMPerH: stats.movingS > 0 ? (gainM / stats.movingS) * 3600 : null,
    avgHr: stats.avgHr,
    maxHr: stats.maxHr,
    avgPowerW: stats.avgPowerW,
    wattsPerKg:
      !onFoot && stats.avgPowerW !== null && weightKg !== null
        ? stats.avgPowerW / weightKg.value
        : null,
    avgCadence: stats.avgCadence,
  };
}
