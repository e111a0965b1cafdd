/**
 * How much there must be before anything is judged: one place, so that no page judges what another
 * one refuses.
 */
export const ENOUGH = {
  /** A session that is shorter says nothing of the day (ours). s. */
  sessionS: 300,
  /** Of a session's length, the share that samples cover (ours). */
  sessionShare: 0.5,
  /** A table of the few seconds that hold a value would pass for the whole (ours). */
  zoneTableShare: 0.5,
  zoneTableS: 60,
  /** Of the seconds, for metrics of heart rate [Coach Watts, workout-analysis-facts.ts]. */
  heartRateShare: 0.85,
  /** Fewer heart-rate samples than this share are zero [same]. */
  heartRateZeros: 0.05,
  /** Of the seconds, for means of cadence and temperature, and for moving time by cadence (ours). */
  scantShare: 0.5,
} as const;
