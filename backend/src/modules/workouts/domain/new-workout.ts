import type { Analysis } from '../../../analysis/analysis.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { finite, positive } from './finite.js';
import { summarise } from './summarise.js';
import type { Upload } from './upload.js';
import type { Workout } from './workout.js';

/** Makes the workout of an upload: the device's own times and distance where it gave them, else the engine's. */
export function newWorkout(id: string, upload: Upload, recording: Recording, analysis: Analysis, now: Date): Workout {
  const { device } = recording;
  const metric = (metricId: string) => finite(analysis.metrics[metricId]?.value);
  return {
    id,
    userId: upload.userId,
    uploadId: upload.id,
    fileName: upload.fileName,
    recording,
    durationS: positive(device.timerS) ?? metric('timerTime') ?? 0,
    elapsedS: positive(device.elapsedS) ?? metric('elapsedTime') ?? 0,
    distanceM: positive(device.distanceM) ?? metric('distance'),
    summary: summarise(recording, analysis),
    createdAt: now,
  };
}
