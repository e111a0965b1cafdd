import { ApiError, NetworkError } from '#api/api-error.js';
import {
  getUpload,
  getWorkout,
  listWorkouts,
  uploadWorkout as send,
} from '#api/generated/sdk.gen.js';
import { formDataBodySerializer } from '#api/generated/core/bodySerializer.gen.js';
import { uploadTransport } from '#api/transport.js';
import type { UploadedWorkout, UploadOptions } from '../model/upload/upload-item.js';

const pollEvery = 1000;
const listPage = 100;

/**
 * Sends the file and resolves with its workout. Where the server answers before the analysis is
 * done, the upload is followed until it ends.
 *
 * @throws ApiError why there is no workout, NetworkError where the file did not arrive
 */
export async function uploadWorkout(
  file: File,
  { signal, onSent, onTold, mayHaveArrived = false }: UploadOptions,
): Promise<UploadedWorkout> {
  try {
    const body = { fitFile: file };
    const form = formDataBodySerializer.bodySerializer(body);
    const answer = await send({ body, signal, fetch: uploadTransport(form, onSent) });
    if (!('uploadId' in answer)) return answer.workout;
    if (answer.message) onTold?.(answer.message);
    return await follow(answer.uploadId, signal);
  } catch (error) {
    const arrived =
      mayHaveArrived && error instanceof ApiError && error.code === 'DUPLICATE_FILE'
        ? error.body['workoutId']
        : null;
    if (typeof arrived !== 'string') throw error;
    const workout = await uploaded(arrived, signal);
    return { ...workout, wasThere: true, warnings: [...workout.warnings, ARRIVED_BEFORE] };
  }
}

/** True also where the file was uploaded long ago, which nobody can tell apart here. */
const ARRIVED_BEFORE = 'It was already here when it was sent again, so it was not added twice.';

async function follow(uploadId: string, signal: AbortSignal): Promise<UploadedWorkout> {
  for (;;) {
    const state = await patiently(getUpload({ path: { id: uploadId }, signal }));
    if (state?.status === 'failed')
      throw new ApiError(422, JSON.stringify(state.error ?? {}), 'The file could not be read');
    const workout = state?.workoutId ? await patiently(uploaded(state.workoutId, signal)) : null;
    if (workout) return workout;
    await pause(signal);
  }
}

/** Answers that are about this moment and not about the upload. */
const passing = new Set([429, 502, 503, 504]);

/**
 * A lost connection does not end the upload, which the server has by now: null says "ask
 * again".
 */
async function patiently<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof NetworkError || (error instanceof ApiError && passing.has(error.status)))
      return null;
    throw error;
  }
}

/** Without a completed profile the workout is listed but cannot be opened. */
async function uploaded(workoutId: string, signal: AbortSignal): Promise<UploadedWorkout> {
  try {
    const { workout } = await getWorkout({ path: { id: workoutId }, signal });
    const { id, sport, startTime, distanceM, durationS, rawSummaryJson, warnings } = workout;
    return {
      id,
      sport,
      startTime,
      distance: distanceM,
      duration: durationS,
      calories: rawSummaryJson.session.total_calories,
      warnings: [...warnings],
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ONBOARDING_REQUIRED')
      return listed(workoutId, signal);
    throw error;
  }
}

async function listed(workoutId: string, signal: AbortSignal): Promise<UploadedWorkout> {
  for (let cursor: string | undefined; ;) {
    const { workouts, nextCursor } = await listWorkouts({
      query: { limit: listPage, cursor },
      signal,
    });
    const found = workouts.find(({ id }) => id === workoutId);
    if (found)
      return {
        id: found.id,
        sport: found.sport,
        startTime: found.startTime,
        distance: found.distanceM,
        duration: found.durationS,
        calories: null,
        warnings: [],
      };
    if (nextCursor === null) throw new ApiError(404, '', 'The workout is not in the list');
    cursor = nextCursor;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pollEvery);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('The upload was cancelled', 'AbortError'));
      },
      { once: true },
    );
  });
}
