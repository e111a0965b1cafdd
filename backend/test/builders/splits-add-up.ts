import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import { changeIn } from '#analysis/session/heights/heights.js';
import { wholeOf } from '#analysis/session/active-rows.js';
import { closerLook } from '#coaching/domain/facts/closer/closer-look.js';
import {
  LEAST_SHARE,
  MOST_SPLITS,
  splitsOf,
  splitUnit,
} from '#coaching/domain/facts/closer/split-facts.js';
import type { Stretch } from '#coaching/domain/facts/closer/stretch.js';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { ATHLETE } from './recording.builder.js';

/** Rounding of float sums over hours. */
const EXACT = 1e-6;
/** The total is the device's own where it is so near the samples; its counter may start late. m. */
const DEVICE = { share: 0.005, metres: 20 } as const;
/** Climbing of the whole may be the device's own, within this of the sum of its parts. m. */
const CLIMBING = { share: 0.01, metres: 2 } as const;

/**
 * Where the kilometres or miles of a recording are not the whole, in words. They follow on each
 * other from its start; what is left behind the last one is under half a unit.
 */
export function splitsBroken(recording: Recording): string[] {
  const { metrics, thresholds } = analyse(recording, ATHLETE);
  const { ground } = closerLook(recording, thresholds);
  const total = (id: string): number | null => metrics[id]?.value ?? null;
  return [METRIC_UNITS, IMPERIAL_UNITS].flatMap((units) => {
    const { metres, name } = splitUnit(units);
    const splits = splitsOf(ground, metres);
    const end = splits.at(-1)?.to;
    if (end === undefined || splits.length > MOST_SPLITS) return [];
    const rest = { from: end, to: wholeOf(ground.grid).to };
    const climbed = changeIn(ground, rest);
    const sumOf = (read: (split: Stretch) => number | null): number =>
      splits.reduce((sum, split) => sum + (read(split) ?? 0), 0);
    return [
      ...follow(splits, ground.grid.time[0] ?? 0),
      ...distanceAdds(
        sumOf(({ distanceM }) => distanceM),
        total('distance'),
        metres,
      ),
      ...(climbed === null
        ? []
        : climbingAdds(sumOf(({ ascentM }) => ascentM) + climbed.ascentM, total('elevationGain'))),
    ].map((words) => `${name}: ${words}`);
  });
}

function follow(splits: readonly Stretch[], start: number): string[] {
  const gaps = splits.filter(({ from }, at) => from !== (at === 0 ? start : splits[at - 1]?.to));
  return gaps.map(({ from }) => `a split begins at ${from} s, not where the one before ended`);
}

function distanceAdds(sum: number, whole: number | null, metres: number): string[] {
  if (whole === null) return [];
  const slack = Math.max(DEVICE.metres, DEVICE.share * whole);
  return sum <= whole + slack && whole - sum < LEAST_SHARE * metres + slack
    ? []
    : [`${sum} of ${whole} m`];
}

function climbingAdds(sum: number, whole: number | null): string[] {
  return whole !== null &&
    Math.abs(sum - whole) <= Math.max(CLIMBING.metres, CLIMBING.share * whole) + EXACT
    ? []
    : [`splits and what follows them climb ${sum} of ${whole} m`];
}
