import type { RacePrediction } from '../analysis.js';
import { timeOfVdot, vdotOf } from './vdot.js';

/** 5 km, 10 km, half marathon, marathon. m. */
export const RACE_DISTANCES_M = [5000, 10_000, 21_097.5, 42_195] as const;
const MARATHON_M = 42_195;
/** Exponent of Riegel's formula [Riegel 1981] … */
const RIEGEL = 1.06;
/** … and those between which runners lie: as a rule (ours) … */
const USUAL = { low: 1.04, high: 1.08 } as const;
/** … and in the marathon, for which few have run enough [Vickers & Vertosick 2016]. */
const MARATHON = { low: 1.06, high: 1.15 } as const;
/**
 * Nothing is foretold for a race so many times as long or as short: 5 km still speaks of a marathon
 * (ours).
 */
const FARTHEST = 8.5;
/** Within this share it is the same race. */
const SAME_SHARE = 0.02;
const MARATHON_NOTE =
  'For half of all recreational runners a marathon takes at least ten minutes longer than ' +
  'such formulas say: it depends on how much you run in a week.';

/** Riegel: T₂ = T₁ · (D₂ / D₁)^exponent. Source: Riegel 1981. s. */
export function riegel(
  seconds: number,
  metres: number,
  targetM: number,
  exponent: number = RIEGEL,
): number {
  return seconds * (targetM / metres) ** exponent;
}

/**
 * What an all-out run over a distance predicts for the usual races, each as a range around both
 * formulas.
 */
export function predictRaces(metres: number, seconds: number): RacePrediction[] {
  const vdot = vdotOf(metres, seconds);
  const targets = RACE_DISTANCES_M.filter((target) => isForetold(target / metres));
  return targets.map((target) => {
    const exponents = target === MARATHON_M ? MARATHON : USUAL;
    const vdotS = timeOfVdot(vdot, target);
    const times = [
      vdotS,
      riegel(seconds, metres, target, exponents.low),
      riegel(seconds, metres, target, exponents.high),
    ];
    return {
      distanceM: target,
      riegelS: riegel(seconds, metres, target),
      vdotS,
      fastestS: Math.min(...times),
      slowestS: Math.max(...times),
      ...(target === MARATHON_M && { note: MARATHON_NOTE }),
    };
  });
}

function isForetold(ratio: number): boolean {
  return Math.abs(ratio - 1) > SAME_SHARE && ratio <= FARTHEST && ratio >= 1 / FARTHEST;
}
