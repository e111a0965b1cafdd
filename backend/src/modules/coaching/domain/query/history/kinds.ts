import type { Session } from './session.js';
import type { WorkoutKind } from './past-query.js';

/** A long workout is longer than the usual one by this factor (ours). */
const LONG = 1.25;
/** Metres of climbing for each kilometre, from which on a workout is hilly (ours). */
const HILLY_M_PER_KM = 10;

/** From how many seconds on a workout is a long one: the median of all, and a quarter more. */
export function longFrom(sessions: readonly Session[]): number {
  const times = sessions.map(({ movingS }) => movingS).sort((a, b) => a - b);
  return (times[times.length >> 1] ?? 0) * LONG;
}

/** @param long seconds from which on a workout is a long one */
export function isOfKind(session: Session, kind: WorkoutKind, long: number): boolean {
  const { detail, movingS, distanceM, elevationGainM } = session;
  switch (kind) {
    case 'intervals':
      return detail?.shape === 'intervals';
    case 'steady':
      return detail?.shape === 'steady' || detail?.shape === 'rolling';
    case 'race':
      return detail?.shape === 'race';
    case 'long':
      return movingS >= long;
    case 'hilly':
      return (
        distanceM !== null &&
        distanceM > 0 &&
        (elevationGainM ?? 0) / (distanceM / 1000) >= HILLY_M_PER_KM
      );
    case 'indoor':
      return isIndoor(session);
    case 'outdoor':
      return !isIndoor(session);
  }
}

function isIndoor({ indoor, detail }: Session): boolean {
  return indoor ?? detail?.indoor ?? false;
}
