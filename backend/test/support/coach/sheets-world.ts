import { AthleteProfileRecord } from '#accounts/adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from '#accounts/adapters/persistence/athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from '#accounts/adapters/persistence/questionnaire-draft.record.js';
import { QuestionnaireRecord } from '#accounts/adapters/persistence/questionnaire.record.js';
import { TypeormAthleteProfileRepository } from '#accounts/adapters/persistence/typeorm-athlete-profile.repository.js';
import { UserRecord } from '#accounts/adapters/persistence/user.record.js';
import { AthleteCards } from '#accounts/application/profile/athlete-cards.js';
import { AthleteProfiles } from '#accounts/application/profile/athlete-profiles.js';
import { ProfileListeners } from '#accounts/application/profile/profile-listeners.js';
import { ThresholdHistories } from '#accounts/application/profile/threshold-histories.js';
import { TypeormDigestReader } from '#workouts/adapters/persistence/digests/typeorm-digest.reader.js';
import { TypeormWorkoutReader } from '#workouts/adapters/persistence/workouts/typeorm-workout.reader.js';
import { UploadRecord } from '#workouts/adapters/persistence/uploads/upload.record.js';
import { WorkoutAnalysisRecord } from '#workouts/adapters/persistence/workouts/workout-analysis.record.js';
import { WorkoutChannelRecord } from '#workouts/adapters/persistence/channels/workout-channel.record.js';
import { WorkoutReportRecord } from '#workouts/adapters/persistence/workouts/workout-report.record.js';
import { WorkoutRecord } from '#workouts/adapters/persistence/workouts/workout.record.js';
import { AthleteHistory } from '#workouts/application/progress/athlete-history.js';
import { WorkoutRecords } from '#workouts/application/library/workout-records.js';
import { Sheets } from '#coaching/application/sheets.js';
import type { FixedClock } from '#test/builders/fixed-clock.js';
import { openTestSession, type TestSession } from '../test-session.js';

const RECORDS = [
  UserRecord,
  AthleteProfileRecord,
  AthleteThresholdRecord,
  QuestionnaireDraftRecord,
  QuestionnaireRecord,
  UploadRecord,
  WorkoutRecord,
  WorkoutChannelRecord,
  WorkoutAnalysisRecord,
  WorkoutReportRecord,
];
/** Sheets with all that stands behind them, on a real database. */
export async function sheetsWorld(
  clock: FixedClock,
): Promise<{ readonly database: TestSession; readonly sheets: Sheets }> {
  const database = await openTestSession(RECORDS);
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
