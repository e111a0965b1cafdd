import { marksIn, meanOf } from '../math/statistics.js';
import { elapsedIn } from '../recording/clock-jumps.js';
import { wholeOf } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { normalizedPowerOf } from '../session/normalized-power.js';
import { rowAt } from '../recording/grid.js';
import type { Thresholds } from '../thresholds.js';

/**
 * What is held in a race of up to so long, as shares of maximum heart rate and of FTP (ours, after
 * usual race values).
 */
const RACE_LEVELS = [
  { upToS: 2400, heartRate: 0.93, power: 1.08 },
  { upToS: 4500, heartRate: 0.91, power: 1 },
  { upToS: 9000, heartRate: 0.89, power: 0.95 },
  { upToS: 21_600, heartRate: 0.85, power: 0.85 },
] as const;
/**
 * Of the speed that the 5 km time predicts for the distance [Riegel: T₂ = T₁ · (D₂ / D₁)^1.06].
 */
const RACE_SPEED = 0.97;
const RIEGEL = 1.06;
/** Shorter than a race over 3 km, or with more standing about than this, nothing is a race. */
const SHORTEST_RACE_S = 600;
const MOST_STANDING = 0.03;
/** Heart rate has not settled before. */
const SETTLING_S = 180;
/** One measure at race level is enough if the other, where there is one, comes this near to it. */
const NEARLY = 0.95;

/**
 * How sure it is that a session without intervals was at race effort, 0 to 1; 0 where neither heart
 * rate nor output can tell.
 */
export function raceEffort(ground: Ground, thresholds: Thresholds): number {
  const { grid, moving, recording } = ground;
  const elapsedS = elapsedIn(recording, wholeOf(grid));
  const levels = RACE_LEVELS.find(({ upToS }) => elapsedS <= upToS);
  if (levels === undefined || elapsedS < SHORTEST_RACE_S || moving === null) return 0;
  const movingS = marksIn(moving);
  if (movingS < (1 - MOST_STANDING) * elapsedS) return 0;
  const measures = [
    heartRateShare(ground, thresholds, levels.heartRate),
    outputShare(ground, thresholds, levels.power, elapsedS),
  ].filter((share) => share !== null);
  const reached = measures.filter((share) => share >= 1).length;
  if (reached === 0 || measures.some((share) => share < NEARLY)) return 0;
  if (reached === 2) return 0.9;
  return measures.length === 2 ? 0.75 : 0.6;
}

function heartRateShare({ grid }: Ground, { maxHr }: Thresholds, level: number): number | null {
  const { heartRate } = grid.channels;
  const mean =
    heartRate === undefined
      ? null
      : meanOf(heartRate, rowAt(grid, (grid.time[0] ?? 0) + SETTLING_S));
  return mean === null || maxHr === null ? null : mean / (level * maxHr.value);
}

function outputShare(
  ground: Ground,
  thresholds: Thresholds,
  level: number,
  elapsedS: number,
): number | null {
  const { grid, output, recording } = ground;
  if (recording.family === 'cycling') {
    const normalized = normalizedPowerOf(grid, { from: 0, to: grid.length });
    return normalized === null || thresholds.ftpW === null
      ? null
      : normalized / (level * thresholds.ftpW.value);
  }
  const base = thresholds.basePaceSPerKm;
  const speed = output === null || !output.levelled ? null : meanOf(output.effort);
  if (!base || speed === null) return null;
  const foretoldS = 5 * base.value * ((speed * elapsedS) / 5000) ** RIEGEL;
  return foretoldS / elapsedS / RACE_SPEED;
}
