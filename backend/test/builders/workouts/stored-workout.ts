import { UserRecord } from '#accounts/adapters/persistence/user.record.js';
import { RECORDS } from '#workouts/adapters/persistence/persistence.providers.js';
import { randomUUID } from 'node:crypto';
import { analyse } from '#analysis/analyse.js';
import type { Analysis } from '#analysis/analysis.js';
import { newWorkout } from '#workouts/domain/new-workout.js';
import type { Workout } from '#workouts/domain/workout.js';
import {
  TypeormUploadRepository,
  TypeormUserRepository,
  TypeormWorkoutRepository,
} from '#test/support/stores.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { aUser } from '../user.builder.js';
import { aRecording, type RecordingChanges } from './recording.builder.js';

const MADE = new Date('2026-05-03T10:00:00Z');
const NO_THRESHOLDS = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

/** A database for suites that store workouts. */
export function openWorkoutsSession(): Promise<TestSession> {
  return openTestSession([UserRecord, ...RECORDS]);
}

/** Stores an athlete with a completed questionnaire; returns the id. */
export async function storedAthlete({ session }: TestSession): Promise<string> {
  const user = aUser({ profileCompleted: true });
  await new TypeormUserRepository(session).add(user);
  return user.id;
}

/**
 * Stores an upload and its workout as an import does, with the given changes of the engine's
 * analysis.
 */
export async function storedWorkout(
  database: TestSession,
  userId: string,
  recordingChanges: RecordingChanges = {},
  analysisChanges: Partial<Analysis> = {},
): Promise<Workout> {
  const uploads = new TypeormUploadRepository(database.session);
  const id = randomUUID();
  await uploads.insert({
    id,
    userId,
    sha256: id.padEnd(64, '0'),
    fileName: `${id}.fit`,
    fileKey: `fit/00/${id}.fit`,
    sizeBytes: 1,
    createdAt: MADE,
  });
  const upload = await uploads.claim(id, MADE);
  if (!upload) throw new Error('an upload that was just stored cannot be claimed');
  const recording = aRecording(recordingChanges);
  const analysis = { ...analyse(recording, NO_THRESHOLDS), ...analysisChanges };
  const workout = newWorkout({ id: randomUUID(), createdAt: MADE }, upload, recording, analysis);
  await uploads.finish(id, upload.attempt, workout.id, MADE);
  const stored = await new TypeormWorkoutRepository(database.session).insert(
    workout,
    analysis,
    'test',
  );
  if (!stored) throw new Error('the same session is stored already');
  return workout;
}
