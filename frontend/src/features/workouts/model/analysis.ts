import type {
  AnalysisAnswer,
  BestEffortAnswer,
  ClimbAnswer,
  MetricAnswer,
  PacingAnswer,
  PartAnswer,
  PowerPointAnswer,
  RacePredictionsAnswer,
  RepairAnswer,
  SegmentAnswer,
  StopAnswer,
  ThresholdAnswer,
  ThresholdsAnswer,
  ZonesAnswer,
  ZoneTimeAnswer,
} from '#api/generated/types.gen.js';

/** What the engine found, in the server's own words; `docs/metrics` defines each of them. */
export type Analysis = AnalysisAnswer;

/** A value with its unit, or `applicable: false` and the reason why it may not be judged. */
export type MetricResult = MetricAnswer;

/** One repair of the data in words, with the seconds it touched. */
export type Repair = RepairAnswer;

export type ZoneKind = keyof ZonesAnswer;

/** Time in one zone. Edges in W, bpm, or s/km with `from` the slower one. */
export type ZoneTime = ZoneTimeAnswer;

/** A lap or an interval: seconds since the start, metres, m/s, bpm, W. */
export type Segment = SegmentAnswer;
export type SegmentKind = Segment['kind'];

export type PowerPoint = PowerPointAnswer;
export type BestEffort = BestEffortAnswer;

/** A climb: metres, seconds, m/s, m/h, bpm, W. */
export type Climb = ClimbAnswer;

/** A stop on the way: seconds, metres from the start. */
export type Stop = StopAnswer;

/** What an all-out run predicts over other distances, each with its range in seconds. */
export type RacePredictions = RacePredictionsAnswer;

/** A part of the session; `output` is W or m/s, as the pacing says. */
export type PartStats = PartAnswer;
export type Pacing = PacingAnswer;

export type Threshold = ThresholdAnswer;
export type Thresholds = ThresholdsAnswer;
