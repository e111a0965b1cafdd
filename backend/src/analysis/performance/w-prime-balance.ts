import type { WPrimeModel } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { rowAt, type Grid } from '../recording/grid.js';

/** Critical power and the work that can be done above it. W, J. */
export interface Capacity {
  readonly criticalPowerW: number;
  readonly wPrimeJ: number;
}

/** Power second by second with the stops in it, in which one recovers. */
export interface PowerSeconds {
  /** W; 0 where no power is known, as in stops; NaN in seconds that never passed. */
  readonly watts: Float64Array;
  /**
   * Seconds without power that passed before each, save the one right before: holes that have no
   * rows.
   */
  readonly restBefore: Float64Array;
  /** Mean of the seconds of running timer under critical power; W. Null where there is none. */
  meanUnder(criticalPowerW: number): number | null;
}

export function powerSeconds(grid: Grid, power: Float64Array): PowerSeconds {
  const watts = power.map((value) => (isKnown(value) ? value : 0));
  const restBefore = new Float64Array(grid.length);
  for (let row = 1; row < grid.length; row++)
    restBefore[row] = (grid.time[row] as number) - (grid.time[row - 1] as number) - 1;
  for (const jump of grid.clockJumps) {
    const rows = { from: rowAt(grid, jump.from) + 1, to: rowAt(grid, jump.to) };
    watts.fill(Number.NaN, rows.from, rows.to);
    restBefore[rows.to] = 0;
  }
  return {
    watts,
    restBefore,
    meanUnder(criticalPowerW) {
      let sum = 0;
      let n = 0;
      for (let row = 0; row < watts.length; row++) {
        if (grid.paused[row] === 1 || (watts[row] as number) >= criticalPowerW) continue;
        sum += watts[row] as number;
        n++;
      }
      return n === 0 ? null : sum / n;
    },
  };
}

/**
 * What is left of W′ after each second. J; below zero where the capacity given is too small for
 * what was ridden.
 */
export function wPrimeBalance(
  power: PowerSeconds,
  capacity: Capacity,
  model: WPrimeModel,
): Float64Array {
  return model === 'differential' ? differential(power, capacity) : integral(power, capacity);
}

/**
 * Above critical power W′ falls by what is ridden above it; below it comes back the faster the more
 * of it is gone: dW = (CP − P) · (W′ − W) / W′. Source: Froncioni & Clarke; Skiba 2015; steps of 1
 * s as [GC WPrime.cpp].
 */
function differential(
  { watts, restBefore }: PowerSeconds,
  { criticalPowerW, wPrimeJ }: Capacity,
): Float64Array {
  let left = wPrimeJ;
  const balance = new Float64Array(watts.length);
  for (let row = 0; row < watts.length; row++) {
    const power = watts[row] as number;
    const rest = restBefore[row] as number;
    balance[row] = left;
    if (Number.isNaN(power)) continue;
    if (rest > 0) left = wPrimeJ - (wPrimeJ - left) * Math.exp((-criticalPowerW * rest) / wPrimeJ);
    left +=
      power < criticalPowerW
        ? ((criticalPowerW - power) * (wPrimeJ - left)) / wPrimeJ
        : criticalPowerW - power;
    balance[row] = left;
  }
  return balance;
}

/**
 * What was ridden above critical power comes back exponentially: W′ − Σ (P − CP)⁺ · e^(−(t − u)/τ).
 * Source: Skiba 2012; τ as below.
 */
function integral(power: PowerSeconds, { criticalPowerW, wPrimeJ }: Capacity): Float64Array {
  const tau = recoveryTime(criticalPowerW, power.meanUnder(criticalPowerW));
  const keeps = Math.exp(-1 / tau);
  let spent = 0;
  return power.watts.map((watts, row) => {
    if (Number.isNaN(watts)) return wPrimeJ - spent;
    spent =
      spent * keeps * Math.exp(-(power.restBefore[row] as number) / tau) +
      Math.max(0, watts - criticalPowerW);
    return wPrimeJ - spent;
  });
}

/**
 * τ = 546 · e^(−0.01 · D) + 316 with D = CP − mean power under CP, whole seconds as [GC
 * WPrime.cpp]. Source: Skiba 2012. s.
 */
export function recoveryTime(criticalPowerW: number, meanUnderW: number | null): number {
  const difference = meanUnderW === null ? 0 : criticalPowerW - meanUnderW;
  return Math.floor(546 * Math.exp(-0.01 * difference) + 316);
}
