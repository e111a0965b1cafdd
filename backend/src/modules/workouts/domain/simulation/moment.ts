/**
 * What truly happened in one second, before any device looked at it. m/s, m, W, bpm, rpm or
 * steps/min, m, °C, degrees.
 */
export interface Moment {
  readonly second: number;
  /** Place in the plan's parts. */
  readonly part: number;
  /** False while the timer is stopped. */
  readonly timed: boolean;
  readonly speedMps: number;
  readonly distanceM: number;
  /** Null on foot: runners have no power here. */
  readonly powerW: number | null;
  readonly heartRate: number;
  readonly cadence: number;
  readonly altitudeM: number;
  readonly temperatureC: number;
}
