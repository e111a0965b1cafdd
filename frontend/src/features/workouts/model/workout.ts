import type { Evidence } from '../../../lib/evidence.js';
import type { Analysis } from './analysis.js';

type Measured = number | null;

/** The device's session, in m/s, m, s, kcal, °C, W, bpm and rpm or steps/min. */
export interface SessionSummary {
  readonly avg_speed: Measured;
  readonly max_speed: Measured;
  readonly total_calories: Measured;
  readonly total_ascent: Measured;
  readonly total_descent: Measured;
  readonly avg_temperature: Measured;
  readonly max_power: Measured;
  readonly avg_power: Measured;
  readonly normalized_power: Measured;
  readonly avg_heart_rate: Measured;
  readonly max_heart_rate: Measured;
  readonly avg_cadence: Measured;
  readonly max_cadence: Measured;
}

export interface Report {
  readonly id: string;
  readonly kind: string;
  readonly headline: string;
  readonly sections: readonly { readonly title: string; readonly text: string }[];
  readonly evidence: readonly Evidence[];
  readonly createdAt: string;
  readonly coach: string;
}

/** `workout` of GET /api/workouts/{id}. */
export interface Workout {
  readonly id: string;
  readonly sport: string;
  readonly family: 'cycling' | 'running';
  readonly indoor: boolean;
  readonly startTime: string;
  readonly utcOffsetS: number | null;
  readonly durationS: number;
  readonly elapsedS: number;
  readonly distanceM: Measured;
  readonly avgHr: Measured;
  readonly avgPower: Measured;
  readonly cadenceAvg: Measured;
  readonly elevGainM: Measured;
  readonly deviceName: string | null;
  readonly Upload: { readonly filename: string };
  readonly summaryJson: {
    readonly max_speed_kph: Measured;
    readonly avg_speed_kph: Measured;
    readonly max_hr: Measured;
    readonly max_cadence: Measured;
  };
  readonly rawSummaryJson: { readonly session: SessionSummary };
  readonly warnings: readonly string[];
  readonly reports: readonly Report[];
  readonly analysis: Analysis;
}
