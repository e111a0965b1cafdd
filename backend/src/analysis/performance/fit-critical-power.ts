import type { CriticalPowerFit, PowerPoint } from '../analysis.js';
import { lineThrough } from '../math/line.js';

/**
 * Critical power and W′ from efforts: the line of work on time, P · t = CP · t + W′, by least
 * squares. Source: Monod & Scherrer 1965; regression of work on time as [GC PDModel.cpp]. The share
 * of the spread explained is that of power, for work grows with time under any model. Null under
 * two efforts of different length.
 */
export function fitCriticalPower(efforts: readonly PowerPoint[]): CriticalPowerFit | null {
  const line = lineThrough(
    efforts.map(({ seconds }) => seconds),
    efforts.map(({ seconds, watts }) => seconds * watts),
  );
  if (line === null) return null;
  const model = (seconds: number): number => line.slope + line.intercept / seconds;
  return {
    criticalPowerW: line.slope,
    wPrimeJ: line.intercept,
    efforts: efforts.length,
    rSquared: efforts.length > 2 ? explained(efforts, model) : null,
    standardErrorW: line.slopeError,
  };
}

function explained(efforts: readonly PowerPoint[], model: (seconds: number) => number): number {
  const mean = efforts.reduce((sum, { watts }) => sum + watts, 0) / efforts.length;
  const spread = efforts.reduce((sum, { watts }) => sum + (watts - mean) ** 2, 0);
  const left = efforts.reduce((sum, { seconds, watts }) => sum + (watts - model(seconds)) ** 2, 0);
  return spread > 0 ? 1 - left / spread : 0;
}
