import type { UploadedWorkoutAnswer } from '#api/generated/types.gen.js';

/** What an upload answers once its workout is there. Metres, seconds, kilocalories. */
export type UploadedWorkout = Readonly<UploadedWorkoutAnswer> & {
  /** It was there when its file was sent again, so that this try has added nothing. */
  readonly wasThere?: true;
};
