import { ApiError, NetworkError } from '../../../api/api-error.js';
import { getUpload } from '../../../api/generated/sdk.gen.js';
import type { UploadStateAnswer, UploadWorkoutResponse } from '../../../api/generated/types.gen.js';
import { request } from '../../../api/request.js';
import { uploadFile } from '../../../api/upload.js';
import type { UploadedWorkout } from '../model/uploaded-workout.js';
import type { Workout } from '../model/workout.js';

export interface UploadOptions {
  readonly signal: AbortSignal;
  /** Share of the file that has been sent, 0 to 1. */
  readonly onSent: (share: number) => void;
}

const pollEvery = 1000;

/**
 * Sends the file and resolves with its workout. Where the server answers before the analysis is done,
 * the upload is followed until it ends.
 *
 * @throws ApiError why there is no workout, NetworkError where the file did not arrive
 */
export async function uploadWorkout(file: File, { signal, onSent }: UploadOptions): Promise<UploadedWorkout> {
  const answer = await uploadFile<UploadWorkoutResponse>({
    path: '/api/workouts/upload',
    field: 'fitFile',
    file,
    signal,
    onSent,
  });
  return 'uploadId' in answer ? follow(answer.uploadId, signal) : answer.workout;
}

async function follow(uploadId: string, signal: AbortSignal): Promise<UploadedWorkout> {
  for (;;) {
    const state = await readState(uploadId, signal);
    if (state?.status === 'failed') throw new ApiError(422, JSON.stringify(state.error ?? {}), 'The file could not be read');
    if (state?.workoutId) return uploaded(state.workoutId, signal);
    await pause(signal);
  }
}

/** A lost connection does not end the upload, which lies with the server by now: null says "ask again". */
async function readState(uploadId: string, signal: AbortSignal): Promise<UploadStateAnswer | null> {
  try {
    return await getUpload({ path: { id: uploadId }, signal });
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
}

async function uploaded(workoutId: string, signal: AbortSignal): Promise<UploadedWorkout> {
  const { workout } = await request.get<{ workout: Workout }>(`/api/workouts/${workoutId}`, { signal });
  const { id, sport, startTime, distanceM, durationS, rawSummaryJson, warnings } = workout;
  return { id, sport, startTime, distance: distanceM, duration: durationS, calories: rawSummaryJson.session.total_calories, warnings: [...warnings] };
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pollEvery);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The upload was cancelled', 'AbortError'));
    }, { once: true });
  });
}
