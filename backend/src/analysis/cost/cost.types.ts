import type { Span } from '../recording/recording.js';

/** Why something may not be judged, in a sentence to the athlete. */
export interface NotJudged {
  readonly reason: string;
}

/**
 * What a difference of heart rate at like output says. `slightly_…` is more than noise, yet under
 * 5 %, as an even session often shows; `not_higher` rules a rise out and leaves a fall open;
 * `unclear` leaves both open.
 */
export type CostVerdict =
  'higher' | 'slightly_higher' | 'same' | 'not_higher' | 'slightly_lower' | 'lower' | 'unclear';

/** A difference of heart rate with its standard error, and as a share of the first value. */
export interface HeartRateChange {
  readonly bpm: number;
  readonly errorBpm: number;
  readonly percent: number;
  readonly verdict: CostVerdict;
}

/** One quarter of the session, its seconds of like output only. W or m/s, bpm, rpm or steps/min. */
export interface MatchedPart extends Span {
  readonly seconds: number;
  readonly output: number;
  /** At the output that all parts are compared at. */
  readonly heartRate: number;
  readonly cadence: number | null;
}

/**
 * Heart rate at like output, early and late. The band and the outputs are W on rides and
 * grade-adjusted m/s on foot.
 */
export interface MatchedCost {
  readonly channel: 'power' | 'speed';
  readonly low: number;
  readonly high: number;
  /** The output within the band that heart rates are compared at. */
  readonly output: number;
  /** Quarters with enough of the output, in their order: two or more. */
  readonly parts: readonly MatchedPart[];
  /** The last part against the first. */
  readonly change: HeartRateChange;
}

/** A quarter of an effort. W or grade-adjusted m/s, bpm, rpm or steps/min; null where not known. */
export interface EffortQuarter {
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
}

/**
 * One effort: a repetition, a climb, or minutes of constant output. W or grade-adjusted m/s, bpm,
 * rpm or steps/min; null where not measured.
 */
export interface EffortCost extends Span {
  readonly output: number | null;
  readonly heartRate: number | null;
  readonly peakHeartRate: number | null;
  /** Mean of the last 5 s. */
  readonly endHeartRate: number | null;
  readonly cadence: number | null;
  /** Of efforts of 4 min and longer. */
  readonly quarters?: readonly EffortQuarter[];
  /** Of efforts of 4 min and longer whose output was alike at both ends. */
  readonly rise?: HeartRateRise;
}

/**
 * From the time when heart rate has settled (90 to 150 s) to the last minute of an effort, at like
 * output. bpm; cadence in rpm, of rides with power.
 */
export interface HeartRateRise extends HeartRateChange {
  readonly from: number;
  readonly to: number;
  readonly cadence: CadenceChange | null;
}

export interface CadenceChange {
  readonly from: number;
  readonly to: number;
  /** `collapsed` where it fell by 8 rpm and a tenth or more, and heart rate rose. */
  readonly verdict: 'collapsed' | 'held';
}

/**
 * What heart rate did between a repetition and the next, or after the last: seconds, bpm. `after60`
 * and `lowest` are means of 5 s.
 */
export interface HeartRateFall extends Span {
  readonly end: number;
  /** 60 s after the repetition; null where the recovery was shorter or not recorded. */
  readonly after60: number | null;
  readonly lowest: number;
}

/**
 * How a value went over a set: by how much for each repetition (least squares) with its standard
 * error, which two repetitions do not have.
 */
export interface SetTrend {
  readonly first: number;
  readonly last: number;
  readonly perRepetition: number;
  readonly error: number | null;
  readonly verdict: 'rises' | 'falls' | 'level' | 'unclear';
}

/** The last repetition against the mean of the others. */
export interface LastRepetition {
  readonly outputPercent: number | null;
  readonly heartRate: number | null;
  /** Whether either is beyond twice the spread of the others. */
  readonly standsOut: boolean;
}

/** Repetitions alike in length and intensity, with the recoveries after them. */
export interface SetCost {
  /** Places of the repetitions in `analysis.intervals`. */
  readonly members: readonly number[];
  readonly repetitions: readonly EffortCost[];
  /** After each repetition, as far as heart rate was recorded and output fell. */
  readonly falls: readonly HeartRateFall[];
  readonly trends: {
    readonly output?: SetTrend;
    readonly heartRate?: SetTrend;
    readonly peakHeartRate?: SetTrend;
    readonly cadence?: SetTrend;
    /** Heart rate of the recoveries between repetitions: after 60 s, and at its lowest. */
    readonly after60?: SetTrend;
    readonly lowest?: SetTrend;
  };
  /** From four repetitions on. */
  readonly last?: LastRepetition;
}

/** A best power of a ride: where it began, and the work done before. W, s, kJ, kJ/kg. */
export interface BestAfterWork {
  readonly seconds: number;
  readonly watts: number;
  readonly startS: number;
  readonly workBeforeKj: number;
  /** Null where the athlete's weight is not known. */
  readonly workBeforeKjPerKg: number | null;
  /** Whether it began in the last third of the ride's work. */
  readonly late: boolean;
  /** The best of the last third as a share of this one, where the ride had one. % */
  readonly lastThirdPercent: number | null;
}

/** How power lasted: when the bests of a ride came, and what was left in its last third. */
export interface Durability {
  readonly workKj: number;
  /** Of 30 s, 1, 5 and 20 min, as far as they fit. */
  readonly bests: readonly BestAfterWork[];
  /** The lengths of the bests that came in the last third or were reached there within 5 %. s. */
  readonly heldS: readonly number[];
}

/** An hour or more of running timer. m/s while moving, W, bpm, rpm or steps/min, m. */
export interface HourBlock extends Span {
  readonly timerS: number;
  readonly speedMps: number | null;
  readonly powerW: number | null;
  readonly heartRate: number | null;
  readonly cadence: number | null;
  readonly ascentM: number | null;
  readonly descentM: number | null;
}

/** Long sessions hour by hour. */
export interface HourlyCost {
  readonly blocks: readonly HourBlock[];
  /**
   * Places of the blocks between which output and heart rate fell together to the end, on ground no
   * harder. Whether the athlete was empty or took it easy is not in the data; the heart was not what
   * held the athlete back.
   */
  readonly fellTogether?: { readonly from: number; readonly to: number };
}

/** What the output of a session cost. */
export interface Cost {
  /** What outputs are: W, or grade-adjusted m/s on foot and m/s of rides without power. */
  readonly channel: 'power' | 'speed' | null;
  readonly matched: MatchedCost | NotJudged;
  /** Sets of two repetitions or more, and lone ones of 4 min or more. */
  readonly sets: readonly SetCost[];
  /**
   * Climbs of 4 min or more, as in `analysis.climbs`, those with the most height first; of rides
   * with power.
   */
  readonly climbs: readonly EffortCost[];
  /** Constant output for 6 min or more outside the intervals, in their order. */
  readonly holds: readonly EffortCost[];
  readonly durability: Durability | NotJudged;
  /** Of sessions of 2 h and longer. */
  readonly hours?: HourlyCost;
}
