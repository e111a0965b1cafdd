/** A value with its unit, or the reason why it may not be judged. */
export interface MetricResult {
  readonly value: number | null;
  readonly unit: string;
  readonly version: number;
  readonly applicable: boolean;
  /** A sentence; present where `applicable` is false. */
  readonly reason?: string;
  /** A sentence on how the value was come by. */
  readonly note?: string;
}

export interface Repair {
  readonly kind: string;
  readonly text: string;
  readonly seconds: number;
}

export type ZoneLabel = 'below' | 1 | 2 | 3 | 4 | 5 | 'above';

/** Time in one zone; an edge is null where the zone is open. W, bpm, or s/km with `from` the slower edge. */
export interface ZoneTime {
  readonly zone: ZoneLabel;
  readonly from: number | null;
  readonly to: number | null;
  readonly seconds: number;
  readonly percent: number;
}

export type ZoneKind = 'power' | 'heartRate' | 'pace';
export type ZoneTables = Readonly<Partial<Record<ZoneKind, readonly ZoneTime[]>>>;

export type SegmentKind = 'warmup' | 'work' | 'recovery' | 'cooldown' | 'lap';

/** A lap or an interval: seconds since the start, metres, m/s, bpm, W; null where not measured. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly kind: SegmentKind;
  readonly trigger: string | null;
  readonly elapsedS: number;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly avgSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly normalizedPowerW: number | null;
  readonly avgCadence: number | null;
  readonly ascentM: number | null;
}

export interface PowerPoint {
  readonly seconds: number;
  readonly watts: number;
}

export interface BestEffort {
  readonly distanceM: number;
  readonly seconds: number;
  readonly startS: number;
}

/** A part of the session; `output` is W or m/s, as the pacing says. */
export interface PartStats {
  readonly from: number;
  readonly to: number;
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
}

export interface Pacing {
  readonly outputChannel: 'power' | 'speed';
  readonly quarters: readonly PartStats[];
  readonly halves: readonly PartStats[];
}

export interface Threshold {
  readonly value: number;
  readonly source: 'profile' | 'device';
  /** Day from which it holds (YYYY-MM-DD); null where it came with the file. */
  readonly since: string | null;
}

export interface Thresholds {
  readonly ftpW: Threshold | null;
  readonly maxHr: Threshold | null;
  readonly restingHr: Threshold | null;
  readonly weightKg: Threshold | null;
  /** Base of the pace zones, s/km. */
  readonly basePaceSPerKm?: Threshold | null;
}

/** `analysis` of GET /api/workouts/{id}. */
export interface Analysis {
  readonly status: 'ready' | 'recomputing';
  readonly engineVersion: string;
  readonly sessionShape: 'steady' | 'rolling' | 'stochastic' | 'intervals' | 'unknown';
  readonly repairs: readonly Repair[];
  readonly metrics: Readonly<Record<string, MetricResult>>;
  readonly zones: ZoneTables;
  readonly intervals: readonly Segment[];
  readonly laps: readonly Segment[];
  readonly curves: { readonly power?: readonly PowerPoint[] };
  readonly bestEfforts: readonly BestEffort[];
  readonly pacing: Pacing | null;
  readonly thresholds: Thresholds;
}
