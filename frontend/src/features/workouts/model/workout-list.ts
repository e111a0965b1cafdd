/** One workout as GET /api/workouts lists it. Seconds, metres, bpm, W. */
export interface WorkoutListItem {
  readonly id: string;
  readonly sport: string;
  readonly family: 'cycling' | 'running';
  readonly startTime: string;
  readonly utcOffsetS: number | null;
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly avgHr: number | null;
  readonly avgPower: number | null;
  readonly elevGainM: number | null;
  readonly trainingStress: number | null;
  readonly headline: string | null;
  readonly Upload: { readonly filename: string };
}

export interface WorkoutPage {
  readonly workouts: readonly WorkoutListItem[];
  readonly totalCount: number;
  readonly filteredCount: number;
  readonly availableSports: readonly string[];
  readonly nextCursor: string | null;
}

export interface WorkoutFilter {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
}
