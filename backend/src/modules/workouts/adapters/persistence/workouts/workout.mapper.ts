import { localDay } from '#workouts/domain/local-day.js';
import type { Workout } from '#workouts/domain/workout.js';
import { frameOf, recordingOf } from '../channels/recording.mapper.js';
import type { WorkoutChannelRecord } from '../channels/workout-channel.record.js';
import type { WorkoutRecord } from './workout.record.js';

export function workoutRecordOf(workout: Workout): WorkoutRecord {
  const { recording: whole, ...rest } = workout;
  const frame = frameOf(whole);
  return {
    ...rest,
    sport: frame.sport,
    family: frame.family,
    indoor: frame.indoor,
    startTime: new Date(frame.startTimeMs),
    utcOffsetS: frame.utcOffsetS,
    localDate: localDay(frame.startTimeMs, frame.utcOffsetS),
    recording: frame,
    warnings: frame.warnings,
    title: null,
    notes: null,
    deviceName: frame.deviceName,
    deviceSerial: frame.deviceSerial,
  };
}

export function workoutOf(
  record: WorkoutRecord,
  columns: readonly WorkoutChannelRecord[],
): Workout {
  const { id, userId, uploadId, fileName, durationS, elapsedS, distanceM, summary, createdAt } =
    record;
  return {
    ...{ id, userId, uploadId, fileName, durationS, elapsedS, distanceM, summary, createdAt },
    recording: recordingOf(record.recording, columns),
  };
}
