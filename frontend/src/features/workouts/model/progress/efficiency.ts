import { formatNumber } from '#lib/format.js';
import { daysBetween } from './calendar.js';
import type { EfficiencyTrend } from './progress.js';

const MONTH_DAYS = 28;

/** What the trend says, in one sentence. */
export function efficiencySentence({
  workouts,
  percentPerMonth,
  standardError,
  clear,
}: EfficiencyTrend): string {
  const change =
    `${formatNumber(Math.abs(percentPerMonth), 1)}% in four weeks ` +
    `(±${standardError < 0.05 ? 'under\u00a00.1' : formatNumber(standardError, 1)})`;
  const kind = workouts[0]?.indoor ? 'indoor' : 'outdoor';
  const over = `over ${workouts.length} comparable ${kind} workouts`;
  if (!clear)
    return (
      `No clear trend ${over}: ${percentPerMonth < 0 ? 'down' : 'up'} by ${change}, which ` +
      'their scatter alone can make.'
    );
  return `${percentPerMonth > 0 ? 'Rising' : 'Falling'} by ${change} ${over}.`;
}

export interface TrendLine {
  readonly from: number;
  readonly to: number;
}

/**
 * The trend at the first and the last workout, in the engine’s unit of the efficiency factor:
 * through the means, with the slope that is shown.
 */
export function trendLine({ workouts, percentPerMonth }: EfficiencyTrend): TrendLine | null {
  const first = workouts[0];
  if (!first) return null;
  const days = workouts.map(({ day }) => daysBetween(first.day, day));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const level = mean(workouts.map(({ efficiencyFactor }) => efficiencyFactor));
  const slope = (percentPerMonth / 100 / MONTH_DAYS) * level;
  const middle = mean(days);
  return { from: level - slope * middle, to: level + slope * ((days.at(-1) ?? 0) - middle) };
}
