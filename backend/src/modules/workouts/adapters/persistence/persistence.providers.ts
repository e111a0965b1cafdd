import type { Provider } from '@nestjs/common';
import { DigestReader } from '#workouts/ports/digest-reader.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { WorkoutRepository } from '#workouts/ports/workout.repository.js';
import { TypeormDigestReader } from './digests/typeorm-digest.reader.js';
import { TypeormUploadRepository } from './uploads/typeorm-upload.repository.js';
import { TypeormWorkoutReader } from './workouts/typeorm-workout.reader.js';
import { TypeormWorkoutRepository } from './workouts/typeorm-workout.repository.js';
import { UploadRecord } from './uploads/upload.record.js';
import { WorkoutAnalysisRecord } from './workouts/workout-analysis.record.js';
import { WorkoutChannelRecord } from './channels/workout-channel.record.js';
import { WorkoutReportRecord } from './workouts/workout-report.record.js';
import { WorkoutRecord } from './workouts/workout.record.js';

/** Tables of this module. */
export const RECORDS = [
  UploadRecord,
  WorkoutRecord,
  WorkoutChannelRecord,
  WorkoutAnalysisRecord,
  WorkoutReportRecord,
];

/** The adapters of the ports that are kept in the database. */
export const STORES: readonly Provider[] = [
  { provide: DigestReader, useClass: TypeormDigestReader },
  { provide: UploadRepository, useClass: TypeormUploadRepository },
  { provide: WorkoutReader, useClass: TypeormWorkoutReader },
  { provide: WorkoutRepository, useClass: TypeormWorkoutRepository },
];
