import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { newWorkout } from '#workouts/domain/new-workout.js';
import { factsOf, type WorkoutForCoach } from '#workouts/domain/report/workout-for-coach.js';
import type { Upload } from '#workouts/domain/upload/upload.js';

const MADE = new Date('2026-05-03T10:00:00Z');
const ATHLETE_ID = '0197c9c0-0000-7000-8000-00000000000a';

/** One recording on its way through the product: as it is stored, and as it is read back. */
export interface MadeWorkout {
  readonly userId: string;
  /** What the first report is written from. */
  readonly stored: WorkoutForCoach;
  /** What the page, the comparison, the chat and the export read. */
  readonly view: WorkoutView;
}

export function madeWorkout(recording: Recording, thresholds: Thresholds): MadeWorkout {
  const made = { id: '0197c9c0-0000-7000-8000-000000000001', createdAt: MADE };
  const upload = { id: made.id, userId: ATHLETE_ID, fileName: 'morning.fit' } as Upload;
  const analysis = analyse(recording, thresholds);
  const workout = newWorkout(made, upload, recording, analysis);
  const stored = factsOf(workout, analysis);
  const { userId, analysis: _analysis, powerSource: _source, ...facts } = stored;
  return {
    userId,
    stored,
    view: {
      ...facts,
      ...{ title: null, notes: null, plan: null, recorded: [], reports: [] },
      deviceName: recording.deviceName,
      device: recording.device,
      // As PostgreSQL gives it back.
      analysis: {
        status: 'ready',
        changes: [],
        result: JSON.parse(JSON.stringify(analysis)) as typeof analysis,
      },
    },
  };
}
