import { records as accountRecords } from '#accounts/adapters/persistence/repositories.js';
import { RECORDS } from '#workouts/adapters/persistence/persistence.providers.js';
import { AthleteCards } from '#accounts/application/profile/athlete-cards.js';
import { AthleteProfiles } from '#accounts/application/profile/athlete-profiles.js';
import { ProfileListeners } from '#accounts/application/profile/profile-listeners.js';
import { ThresholdHistories } from '#accounts/application/profile/threshold-histories.js';
import { AthleteHistory } from '#workouts/application/progress/athlete-history.js';
import { WorkoutRecords } from '#workouts/application/library/workout-records.js';
import { Sheets } from '#coaching/application/sheets.js';
import type { FixedClock } from '#test/builders/fixed-clock.js';
import {
  TypeormAthleteProfileRepository,
  TypeormDigestReader,
  TypeormWorkoutReader,
} from '../stores.js';
import { openTestSession, type TestSession } from '../test-session.js';

/** Tables that fact sheets read. */
export const SHEET_RECORDS = [...accountRecords, ...RECORDS];

/** Sheets with their adapters, on a real database. */
export async function sheetsWorld(
  clock: FixedClock,
): Promise<{ readonly database: TestSession; readonly sheets: Sheets }> {
  const database = await openTestSession(SHEET_RECORDS);
  return { database, sheets: sheetsOn(database, clock) };
}

export function sheetsOn(
  { session, unitOfWork }: Pick<TestSession, 'session' | 'unitOfWork'>,
  clock: FixedClock,
): Sheets {
  const profiles = new TypeormAthleteProfileRepository(session);
  return new Sheets(
    new WorkoutRecords(new TypeormWorkoutReader(session)),
    new AthleteHistory(new TypeormDigestReader(session), clock),
    new AthleteProfiles(
      new ThresholdHistories(profiles, new ProfileListeners(), unitOfWork),
      profiles,
    ),
    new AthleteCards(profiles),
    clock,
  );
}
