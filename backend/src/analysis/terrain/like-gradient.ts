/** A range of grades; the road counts by its mean over 100 m. */
export type GradeBand = 'steep-down' | 'down' | 'flat' | 'up' | 'steep-up';

/** What was done on like ground in one part of the moving time; null where not measured. */
export interface LikePart {
  readonly seconds: number;
  /** Distance over time. m/s. */
  readonly speedMps: number | null;
  /** While pedalling, on rides. W. */
  readonly powerW: number | null;
  readonly heartRate: number | null;
  /** Mean grade of this ground: no more than alike between the parts. */
  readonly gradePercent: number;
}

/** The same grades early and late: first and second half, and each quarter of the moving time. */
export interface LikeBand {
  readonly band: GradeBand;
  /** Edges, lower inside; null where open. % */
  readonly from: number | null;
  readonly to: number | null;
  readonly early: LikePart;
  readonly late: LikePart;
  /** Null where a quarter holds under a minute of it. */
  readonly quarters: readonly (LikePart | null)[];
}

/** Steepest downhill first; only bands that both halves hold enough of. */
export interface LikeGradient {
  readonly bands: readonly LikeBand[];
}
