/**
 * The numbers of a workout at a glance, as `summarise` chooses between the engine's and the
 * device's own; null where neither has one. Metres a second, beats and steps (or revolutions) a
 * minute, watts, metres, kilocalories, °C, kilojoules.
 */
export interface WorkoutSummary {
  readonly avgSpeedMps: number | null;
  readonly maxSpeedMps: number | null;
  readonly avgHr: number | null;
  readonly maxHr: number | null;
  /** Runs: steps a minute of both feet. Rides: revolutions a minute. */
  readonly avgCadence: number | null;
  readonly maxCadence: number | null;
  readonly avgPowerW: number | null;
  readonly maxPowerW: number | null;
  readonly normalizedPowerW: number | null;
  readonly elevGainM: number | null;
  readonly elevLossM: number | null;
  readonly calories: number | null;
  readonly avgTempC: number | null;
  readonly workKj: number | null;
}
