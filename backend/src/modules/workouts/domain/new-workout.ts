import type { Analysis } from '../../../analysis/analysis.js';
import { stopsOf } from '../../../analysis/recording/pauses.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { finite } from './finite.js';
import { summarise } from './summarise.js';
import type { Upload } from './upload.js';
import type { Workout } from './workout.js';

/** Makes the workout of an upload: the device's own times and distance where it gave them, else those of the samples. */
export function newWorkout(id: string, upload: Upload, recording: Recording, analysis: Analysis, now: Date): Workout {
  const span = recording.time.at(-1) ?? 0;
  const elapsedS = finite(recording.device.elapsedS) ?? span;
  const stops = stopsOf(recording.pauses, recording.time);
  const stopped = stops.reduce((sum, stop) => sum + Math.max(0, Math.min(stop.to, span) - stop.from), 0);
  return {
    id,
    userId: upload.userId,
    uploadId: upload.id,
    fileName: upload.fileName,
    recording,
    durationS: finite(recording.device.timerS) ?? Math.max(0, span - stopped),
    elapsedS,
    distanceM: finite(recording.device.distanceM) ?? finite(recording.channels.distance?.values.findLast(Number.isFinite)),
    summary: summarise(recording, analysis),
    createdAt: now,
  };
}
