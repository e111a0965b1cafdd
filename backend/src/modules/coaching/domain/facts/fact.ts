import type { EvidencePlace } from '#kernel/evidence.js';

/** How far the value can be relied on; `estimated` and `derived` are said to the athlete. */
export type FactQuality = 'measured' | 'device' | 'estimated' | 'derived' | 'profile';

/**
 * Which way a change went, in the sense of the quantity itself: a pace that got slower is `down`.
 */
export type Trend = 'up' | 'down' | 'same';

/** How a fact is named beside the workout that it belongs to, where several are spoken of. */
export interface FactOwner {
  /** The label without the workout: `Average power`. */
  readonly label: string;
  /** `17 June 2025`, or `17 June 2025 against 10 June 2025`. */
  readonly workout: string;
  /** Absent where it belongs to no single one. */
  readonly workoutId?: string;
}

/**
 * One thing that is known about the workout. Whatever an answer says must rest on facts;
 * `display` is the only form in which the athlete sees the value.
 */
export interface Fact {
  /** F1, F2, … in the order of the sheet; K1, … for constants of the field. */
  readonly id: string;
  /** Stable name, e.g. `power.normalized` or `zones.power.3.percent`. */
  readonly key: string;
  readonly label: string;
  /** In `unit`; text where the fact is no quantity. */
  readonly value: number | string;
  /** W, bpm, rpm, spm, m, m/s, s, %, °C, kJ, kcal, kg, beats, count, or empty. */
  readonly unit: string;
  /** The value in the athlete's units, with no more digits than it deserves. */
  readonly display: string;
  /**
   * What it is about (`average`, `power`, `zone:3`, …), so that a right number under a wrong name
   * is noticed.
   */
  readonly about: readonly string[];
  readonly at?: EvidencePlace;
  /**
   * Whose fact it is where a sheet is about several: `W1` to `W3`, a day or a week (YYYY-MM-DD);
   * absent where it is about all.
   */
  readonly subject?: string;
  /** Absent where the subject says it all. */
  readonly whose?: FactOwner;
  readonly trend?: Trend;
  readonly quality: FactQuality;
  /** Where the value came from, e.g. `engine normalizedPower v1` or `device`. */
  readonly method: string;
}

/** Something that cannot be told, and why, as one sentence. */
export interface Unknown {
  /** N1, N2, … in the order of the sheet. */
  readonly id: string;
  /** The topic, e.g. `power` or `decoupling`. */
  readonly key: string;
  readonly label: string;
  /** The end of a sentence that begins with "because", without a full stop. */
  readonly reason: string;
  readonly subject?: string;
}

/** A fact before it has its place on the sheet. */
export type FactDraft = Omit<Fact, 'id'>;

/** An unknown before it has its place on the sheet. */
export type UnknownDraft = Omit<Unknown, 'id'>;
