import { isKnown } from '#analysis/math/known.js';
import { prefixSums } from '#analysis/math/rolling.js';
import { heartRateEdgesOf, paceEdgesOf, powerEdgesOf } from '#analysis/zones/zone-edges.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { duration, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';
import { stretchOf } from './stretch.js';
import { stretchFacts } from './stretch-facts.js';

/** A block is found by means over so many seconds: a corner or a gust does not end it (ours). */
const MEAN_S = 30;
const METHOD = `longest stretch of ${MEAN_S} s means`;
/** Shorter blocks are surges (ours). */
const SHORTEST_S = 30;

interface Block {
  readonly from: number;
  readonly to: number;
}

interface Band {
  readonly table: 'power' | 'heartRate' | 'pace';
  readonly channel: 'power' | 'heartRate' | 'speed';
  readonly name: string;
  /** Lower edges of zones 3 and 4 and the upper edge of zone 4; W, bpm or m/s. */
  readonly three: number;
  readonly four: number;
  readonly five: number;
}

/**
 * The longest stretch in zone 4 or above by each measure, and of runs the longest in zones 3 and 4:
 * their tempo.
 */
export function blockFacts(
  workout: AnalysedWorkout,
  { ground }: CloserLook,
  units: UnitPreferences,
): (FactDraft | null)[] {
  return bandsOf(workout).flatMap((band) => {
    if (workout.analysis.zones[band.table] === undefined) return [];
    const values = ground.grid.channels[band.channel];
    if (values === undefined) return [];
    const means = meansAround(values);
    const hard = longest(ground, means, band.four);
    const tempo = band.table === 'pace' ? longest(ground, means, band.three, band.five) : null;
    return [
      ...(hard === null ? [] : [block(hard, band, 'hard', `in ${band.name} zone 4 or above`)]),
      ...(tempo === null
        ? []
        : [
            block(tempo, band, 'tempo', `in ${band.name} zones 3 and 4`),
            ...stretchFacts(
              stretchOf(ground, tempo),
              { key: 'tempo', of: 'the longest stretch in pace zones 3 and 4', method: METHOD },
              ['speed', 'graded', 'heartRate'],
              true,
              units,
            ),
          ]),
    ];
  });
}

function bandsOf({ family, analysis: { thresholds } }: AnalysedWorkout): Band[] {
  const power = family === 'cycling' ? powerEdgesOf(thresholds) : null;
  const beats = heartRateEdgesOf(family, thresholds);
  const pace = family === 'running' ? paceEdgesOf(thresholds) : null;
  return [
    ...(power
      ? [
          {
            table: 'power' as const,
            channel: 'power' as const,
            name: 'power',
            three: power[2],
            four: power[3],
            five: power[4],
          },
        ]
      : []),
    ...(pace
      ? [
          {
            table: 'pace' as const,
            channel: 'speed' as const,
            name: 'pace',
            three: 1000 / pace[2],
            four: 1000 / pace[3],
            five: 1000 / pace[4],
          },
        ]
      : []),
    ...(beats
      ? [
          {
            table: 'heartRate' as const,
            channel: 'heartRate' as const,
            name: 'heart rate',
            three: beats[2],
            four: beats[3],
            five: beats[4],
          },
        ]
      : []),
  ];
}

function block(
  found: Block,
  { table, channel }: Band,
  which: 'hard' | 'tempo',
  where: string,
): FactDraft {
  const about =
    which === 'hard' ? [channel, 'zone:hard', 'time'] : [channel, 'zone:3', 'zone:4', 'time'];
  const fact: FactName = {
    key: `zones.${table}.${which}.longest`,
    label: `Longest stretch ${where}`,
    about,
    method: METHOD,
    quality: 'derived',
    at: { ...found, channel },
  };
  return duration(fact, found.to - found.from);
}

/**
 * The longest run of seconds around which the mean is from `least` up to under `under`; a stop
 * ends it. Null where none lasts.
 */
function longest(
  { grid }: CloserLook['ground'],
  means: Float64Array,
  least: number,
  under = Infinity,
): Block | null {
  const { paused, time, length } = grid;
  let best: Block | null = null;
  let first = -1;
  for (let row = 0; row <= length; row++) {
    const mean = row < length && paused[row] === 0 ? (means[row] as number) : Number.NaN;
    if (mean >= least && mean < under) {
      if (first < 0) first = row;
      continue;
    }
    if (first < 0) continue;
    const found = { from: time[first] as number, to: (time[row - 1] as number) + 1 };
    if (
      found.to - found.from >= SHORTEST_S &&
      (best === null || found.to - found.from > best.to - best.from)
    )
      best = found;
    first = -1;
  }
  return best;
}

/** Mean of the half minute around each second; NaN where half of it is missing. */
function meansAround(values: Float64Array): Float64Array {
  const sums = prefixSums(values);
  const half = MEAN_S / 2;
  const means = new Float64Array(values.length);
  let there = 0;
  for (let ahead = 0; ahead < Math.min(half, values.length); ahead++)
    if (isKnown(values[ahead])) there++;
  for (let row = 0; row < values.length; row++) {
    const [from, to] = [
      row < half ? 0 : row - half,
      row + half > values.length ? values.length : row + half,
    ];
    means[row] =
      there >= half ? ((sums[to] as number) - (sums[from] as number)) / there : Number.NaN;
    if (isKnown(values[row + half])) there++;
    if (row >= half && isKnown(values[row - half])) there--;
  }
  return means;
}
