import type { DatabaseSession } from '#platform/database/database-session.js';
import { DIGEST_VERSION, type WorkoutDigest } from '#workouts/domain/progress/workout-digest.js';
import { putListing } from '../listings/put-listing.js';
import { packClimbs } from './packed-climbs.js';
import { packZones } from './digest-row.js';
import { packNumbers } from './packed-numbers.js';

const COLUMNS = [
  'version',
  'load_power',
  'load_pace',
  'load_heart_rate',
  'moving_s',
  'distance_m',
  'elevation_gain_m',
  'efficiency_factor',
  'zone_seconds',
  'asked_powers',
  'asked_times',
  'power_curve',
  'power_efforts',
  'route',
  'climb_places',
] as const;

/**
 * What says which workout it is comes from the workout itself, so a digest is never of another one;
 * none is made of one that is gone.
 */
const PLACES = COLUMNS.map((_, at) => `$${at + 2}`).join(', ');
const PUT = `INSERT INTO workout_digests
    (workout_id, user_id, family, indoor, day, start_time, ${COLUMNS.join(', ')})
  SELECT id, user_id, family, indoor, local_date, start_time, ${PLACES}
  FROM workouts WHERE id = $1
  ON CONFLICT (workout_id) DO UPDATE
  SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`;

/**
 * Stores a digest in place of an older one, and what lists know of the workout, in the transaction
 * under way.
 */
export async function putDigest(session: DatabaseSession, digest: WorkoutDigest): Promise<void> {
  const { load } = digest;
  await session.query(PUT, [
    digest.workoutId,
    DIGEST_VERSION,
    load.power,
    load.pace,
    load.heartRate,
    digest.movingS,
    digest.distanceM,
    digest.elevationGainM,
    digest.efficiencyFactor,
    packZones(digest.zones),
    packNumbers(digest.askedPowers, 4),
    packNumbers(digest.askedTimes, 8),
    JSON.stringify(digest.powerCurve),
    JSON.stringify(digest.powerEfforts),
    digest.places?.route ? JSON.stringify(digest.places.route) : null,
    packClimbs(digest.places?.climbs ?? []),
  ]);
  await putListing(session, digest.workoutId, { workSet: digest.workSet });
}
