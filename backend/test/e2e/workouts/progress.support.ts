/** The fields of `GET /api/progress` that tests read. */
export interface Progress {
  readonly from: string;
  readonly families: readonly string[];
  readonly to: string;
  readonly firstDay: string | null;
  readonly mixedLoad: boolean;
  readonly days: readonly {
    day: string;
    load: number;
    fitness: number;
    fatigue: number;
    form: number;
    warmingUp: boolean;
    unmeasured: number;
  }[];
  readonly weeks: readonly {
    week: string;
    workouts: number;
    movingS: number;
    distanceM: number;
    load: number;
    unmeasured: number;
    zones: Record<string, number[] | null>;
    polarization: number | null;
  }[];
  readonly efficiency: { reason?: string };
}

/** The fields of `GET /api/records` that tests read. */
export interface Records {
  readonly family: string;
  readonly records: readonly {
    kind: string;
    over: number | null;
    value: number;
    day: string;
    workoutId: string;
    previous: number | null;
  }[];
  readonly powerCurves: Record<
    'last42' | 'last90' | 'all',
    { seconds: number; watts: number; workoutId: string }[]
  > | null;
  readonly criticalPower: object | null;
  readonly progression: readonly {
    kind: string;
    over: number;
    points: { value: number; workoutId: string }[];
  }[];
}
