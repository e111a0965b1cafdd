import { AthleteProfileRecord } from '../../src/modules/accounts/adapters/persistence/athlete-profile.record.js';
import { AthleteThresholdRecord } from '../../src/modules/accounts/adapters/persistence/athlete-threshold.record.js';
import { QuestionnaireDraftRecord } from '../../src/modules/accounts/adapters/persistence/questionnaire-draft.record.js';
import { QuestionnaireRecord } from '../../src/modules/accounts/adapters/persistence/questionnaire.record.js';
import { TypeormAthleteProfileRepository } from '../../src/modules/accounts/adapters/persistence/typeorm-athlete-profile.repository.js';
import { TypeormQuestionnaireRepository } from '../../src/modules/accounts/adapters/persistence/typeorm-questionnaire.repository.js';
import { UserRecord } from '../../src/modules/accounts/adapters/persistence/user.record.js';
import { AthleteCards } from '../../src/modules/accounts/application/athlete-cards.js';
import { AthleteProfiles } from '../../src/modules/accounts/application/athlete-profiles.js';
import { ProfileListeners } from '../../src/modules/accounts/application/profile-listeners.js';
import { ThresholdHistories } from '../../src/modules/accounts/application/threshold-histories.js';
import { TypeormDigestReader } from '../../src/modules/workouts/adapters/persistence/typeorm-digest.reader.js';
import { TypeormHistoryReader } from '../../src/modules/workouts/adapters/persistence/typeorm-history.reader.js';
import { TypeormWorkoutReader } from '../../src/modules/workouts/adapters/persistence/typeorm-workout.reader.js';
import { UploadRecord } from '../../src/modules/workouts/adapters/persistence/upload.record.js';
import { WorkoutAnalysisRecord } from '../../src/modules/workouts/adapters/persistence/workout-analysis.record.js';
import { WorkoutChannelRecord } from '../../src/modules/workouts/adapters/persistence/workout-channel.record.js';
import { WorkoutReportRecord } from '../../src/modules/workouts/adapters/persistence/workout-report.record.js';
import { WorkoutRecord } from '../../src/modules/workouts/adapters/persistence/workout.record.js';
import { AthleteHistory } from '../../src/modules/workouts/application/athlete-history.js';
import { WorkoutRecords } from '../../src/modules/workouts/application/workout-records.js';
import { Sheets } from '../../src/modules/coaching/application/sheets.js';
import type { FixedClock } from '../builders/fixed-clock.js';
import { openTestSession, type TestSession } from './test-session.js';

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
  const [profiles, questionnaires] = [
    new TypeormAthleteProfileRepository(session),
    new TypeormQuestionnaireRepository(session),
  ];
  return new Sheets(
    new WorkoutRecords(new TypeormWorkoutReader(session)),
    new AthleteHistory(new TypeormHistoryReader(session), new TypeormDigestReader(session), clock),
    new AthleteProfiles(
      new ThresholdHistories(profiles, questionnaires, new ProfileListeners(), unitOfWork),
      profiles,
    ),
    new AthleteCards(questionnaires),
    clock,
  );
}
