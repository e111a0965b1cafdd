import { climbPlacesOf } from '../places/climb-place.js';
import type { Climb } from '../segments.js';
import type { Ground } from '../session/ground.js';
import { climbRows, type ClimbRow } from './climbs.js';
import { repTable, type Parted, type RepTable } from './reps.js';
import { splitsByDistance, splitsByTime, type SplitTable } from './splits.js';

/** What of a workout is set beside the parts of another. */
export interface Side extends Parted {
  readonly climbs: readonly Climb[];
  /** Null where its samples are not there: then its climbs have no place, and it has no splits. */
  readonly ground: Ground | null;
}

/** The parts of two or three workouts that answer each other, workout by workout in each row. */
export interface SideBySide {
  readonly reps: RepTable | null;
  readonly climbs: readonly ClimbRow[];
  readonly splits: {
    readonly distance: SplitTable | null;
    readonly time: SplitTable | null;
  };
}

/** @param unitM length of the athlete's unit of distance, a kilometre or a mile */
export function sideBySide(sides: readonly Side[], unitM: number): SideBySide {
  const grounds = sides.flatMap(({ ground }) => ground ?? []);
  const complete = grounds.length === sides.length;
  return {
    reps: repTable(sides),
    climbs: climbRows(
      sides.map(({ climbs, ground }) => ({
        climbs,
        places: ground ? climbPlacesOf(ground, climbs) : [],
      })),
    ),
    splits: {
      distance: complete ? splitsByDistance(grounds, unitM) : null,
      time: complete ? splitsByTime(grounds) : null,
    },
  };
}
