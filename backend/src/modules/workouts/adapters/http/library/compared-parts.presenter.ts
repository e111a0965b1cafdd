import type { Climb, SegmentStats } from '#analysis/segments.js';
import type { ClimbRow } from '#analysis/side-by-side/climbs.js';
import type { SideBySide } from '#analysis/side-by-side/side-by-side.js';
import type { SplitTable } from '#analysis/side-by-side/splits.js';
import type {
  ComparedPartAnswer,
  ComparedPartsAnswer,
  ComparedRowAnswer,
  ComparedSplitsAnswer,
} from './compared-parts.answer.js';

export function presentSideBySide({ reps, climbs, splits }: SideBySide): ComparedPartsAnswer {
  return {
    reps: reps && {
      kind: reps.kind,
      compared: reps.compared,
      rows: reps.rows.map((row) =>
        rowOf(row.map((cell) => cell && presentSegment(cell.rep, cell.alike))),
      ),
    },
    climbs: climbs.map(presentClimbs),
    splitsByDistance: presentSplits(splits.distance),
    splitsByTime: presentSplits(splits.time),
  };
}

function presentClimbs(row: ClimbRow): ComparedRowAnswer {
  return rowOf(
    row.map(
      (cell) =>
        cell && {
          ...presentClimb(cell.climb),
          sameHill: cell.sameHill,
          alike: cell.sameHill !== null,
        },
    ),
  );
}

function presentSplits(table: SplitTable | null): ComparedSplitsAnswer | null {
  return (
    table && {
      step: table.step,
      rows: table.rows.map((row) =>
        rowOf(row.map((cell) => cell && presentSegment(cell.split, cell.whole))),
      ),
    }
  );
}

function rowOf(parts: (ComparedPartAnswer | null)[]): ComparedRowAnswer {
  return { parts };
}

function presentSegment(segment: SegmentStats, alike: boolean): ComparedPartAnswer {
  const { from, to, index, distanceM, avgSpeedMps, avgPowerW, avgHr, ascentM } = segment;
  return {
    ...{ from, to, index, distanceM, avgSpeedMps, avgPowerW, avgHr, ascentM, alike },
    seconds: segment.timerS ?? segment.movingS,
    gradePercent: null,
    sameHill: null,
  };
}

/** From foot to top, pauses included: as the findings on climbs are timed. */
function presentClimb(climb: Climb): Omit<ComparedPartAnswer, 'alike' | 'sameHill'> {
  const { from, to, index, lengthM, gainM, gradePercent, elapsedS } = climb;
  const { avgSpeedMps, avgPowerW, avgHr } = climb;
  return {
    ...{ from, to, index, gradePercent, avgSpeedMps, avgPowerW, avgHr },
    seconds: elapsedS,
    distanceM: lengthM,
    ascentM: gainM,
  };
}
