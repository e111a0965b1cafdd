import { wandering } from './noise.js';
import type { Unevenness } from './session-plan.js';

interface Shares {
  /**
   * Standard deviations of a drift over a minute and of what changes from second to second, as
   * shares of the output.
   */
  readonly slow: number;
  readonly quick: number;
  /** Chance in a second that a rider stops pedalling for a moment. */
  readonly coasting: number;
}

const RIDING: Record<Unevenness, Shares> = {
  none: { slow: 0, quick: 0, coasting: 0 },
  calm: { slow: 0.01, quick: 0.03, coasting: 0 },
  usual: { slow: 0.03, quick: 0.08, coasting: 0.003 },
  rough: { slow: 0.05, quick: 0.14, coasting: 0.008 },
};
const RUNNING: Record<Unevenness, Shares> = {
  none: { slow: 0, quick: 0, coasting: 0 },
  calm: { slow: 0.008, quick: 0.01, coasting: 0 },
  usual: { slow: 0.02, quick: 0.025, coasting: 0 },
  rough: { slow: 0.03, quick: 0.05, coasting: 0 },
};

/** Factors on the planned power, one a call and second; 0 while the rider coasts. */
export function unevenPower(level: Unevenness, random: () => number): () => number {
  const { slow, quick, coasting } = RIDING[level];
  const drift = wandering(random, 50);
  const strokes = wandering(random, 1.5);
  let left = 0;
  return () => {
    if (left > 0) left -= 1;
    else if (random() < coasting) left = Math.round(2 + random() * 6);
    const factor = Math.max(0, 1 + slow * drift() + quick * strokes());
    return left > 0 ? 0 : factor;
  };
}

/** Factors on the planned speed, one a call and second. */
export function unevenSpeed(level: Unevenness, random: () => number): () => number {
  const { slow, quick } = RUNNING[level];
  const drift = wandering(random, 60);
  const steps = wandering(random, 4);
  return () => Math.max(0.5, 1 + slow * drift() + quick * steps());
}
