import type { PaceUnit } from './answers.js';

/** Two edges of each zone, easiest zone first. */
export type ZoneEdges = readonly (readonly [min: number, max: number])[];

/** Shares of FTP. */
export const POWER_SHARES: ZoneEdges = [
  [0, 0.55],
  [0.55, 0.75],
  [0.75, 0.9],
  [0.9, 1.05],
  [1.05, 1.5],
];

/** Shares of heart-rate reserve. */
export const HEART_RATE_SHARES = {
  cyclingHRZone: [
    [0.5, 0.6],
    [0.6, 0.7],
    [0.7, 0.8],
    [0.8, 0.9],
    [0.9, 1],
  ],
  runningHRZone: [
    [0.55, 0.65],
    [0.65, 0.75],
    [0.75, 0.85],
    [0.85, 0.92],
    [0.92, 1],
  ],
} as const satisfies Record<string, ZoneEdges>;

/** Multiples of the base pace; the slow edge of each zone stands first. */
export const PACE_MULTIPLES: ZoneEdges = [
  [1.4, 1.25],
  [1.25, 1.15],
  [1.15, 1.06],
  [1.06, 0.97],
  [0.97, 0.9],
];

/** The specification's own figure for kilometres in a mile. */
export const KM_PER_MILE = 1.609;

const FASTEST_S_PER_KM = 180;
const SLOWEST_S_PER_KM = 1200;
/** A pace over 10 km as one would run 5 km. */
const TEN_TO_FIVE = 0.95;

// A product such as 200 × 1.15 is a hair off its true value; edges that touch must round
// alike.
const whole = (value: number): number => Math.round(Number(value.toFixed(6)));

const between = (edges: ZoneEdges, at: (share: number) => number): ZoneEdges =>
  edges.map(([min, max]) => [whole(at(min)), whole(at(max))]);

/** Watts of the five power zones. */
export function powerZones(ftp: number): ZoneEdges {
  return between(POWER_SHARES, (share) => ftp * share);
}

/** Beats per minute of the five zones between resting and maximum heart rate. */
export function heartRateZones(
  family: keyof typeof HEART_RATE_SHARES,
  maxHR: number,
  restingHR: number,
): ZoneEdges {
  return between(HEART_RATE_SHARES[family], (share) => (maxHR - restingHR) * share + restingHR);
}

/**
 * Seconds per kilometre that the pace zones are multiples of; null without a time. Where both are
 * known, 5 km counts.
 */
export function basePace(
  best5kSeconds: number | null | undefined,
  best10kSeconds: number | null | undefined,
): number | null {
  const limited = (pace: number): number =>
    Math.min(SLOWEST_S_PER_KM, Math.max(FASTEST_S_PER_KM, pace));
  if (best5kSeconds) return limited(best5kSeconds / 5);
  return best10kSeconds ? limited((best10kSeconds / 10) * TEN_TO_FIVE) : null;
}

/** Seconds per `unit` of the five pace zones, from a base in seconds per kilometre. */
export function paceZones(base: number, unit: PaceUnit): ZoneEdges {
  const perUnit = unit === 'min/mi' ? base * KM_PER_MILE : base;
  return between(PACE_MULTIPLES, (multiple) => perUnit * multiple);
}
