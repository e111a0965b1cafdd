import { kphToMps } from '#lib/units.js';
import type { Workout } from '../workout.js';

type Summarised = Pick<Workout, 'summaryJson' | 'rawSummaryJson'>;

/** Mean speed in m/s as the product tells it; the device's own stands in its session. */
export function meanSpeedOf({ summaryJson, rawSummaryJson }: Summarised): number | null {
  return summaryJson.avg_speed_kph === null
    ? rawSummaryJson.session.avg_speed
    : kphToMps(summaryJson.avg_speed_kph);
}

/** Mean temperature in °C as the product tells it. */
export function meanTemperatureOf({ summaryJson, rawSummaryJson }: Summarised): number | null {
  return summaryJson.avg_temperature ?? rawSummaryJson.session.avg_temperature;
}

/** Seconds in motion: the engine's where it could tell, else those with the timer running. */
export function movingTimeOf({
  analysis,
  durationS,
}: Pick<Workout, 'analysis' | 'durationS'>): number {
  const metric = analysis.metrics['movingTime'];
  return metric?.applicable && metric.value !== null ? metric.value : durationS;
}
