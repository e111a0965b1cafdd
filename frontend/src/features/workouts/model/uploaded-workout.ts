/** What an upload answers once its workout is there. Metres, seconds, kilocalories. */
export interface UploadedWorkout {
  readonly id: string;
  readonly sport: string;
  readonly startTime: string;
  readonly distance: number | null;
  readonly duration: number;
  readonly calories: number | null;
  /** What was wrong with the file, one sentence each. */
  readonly warnings: readonly string[];
}
