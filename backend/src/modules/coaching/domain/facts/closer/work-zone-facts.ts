import { rowsOf } from '#analysis/recording/grid.js';
import { zoneTimes } from '#analysis/zones/zone-times.js';
import {
  heartRateEdgesOf,
  paceEdgesOf,
  powerEdgesOf,
  type ZoneEdges,
} from '#analysis/zones/zone-edges.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { duration, percent, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

const METHOD = 'engine zones within the work intervals';
/** Heart rate has arrived when it first comes so near to its peak of the interval (ours). */
const ARRIVED_SHARE = 0.95;
/** In shorter work heart rate is still on its way when it ends (ours). */
const SHORTEST_FOR_LAG_S = 120;

/**
 * In which zones the work was done, by output and by heart rate, and how long heart rate took to
 * follow.
 */
export function workZoneFacts(
  { analysis, family }: AnalysedWorkout,
  { ground }: CloserLook,
): FactDraft[] {
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  if (work.length === 0) return [];
  const { power, speed, heartRate } = ground.grid.channels;
  const pace = family === 'running' ? paceEdgesOf(analysis.thresholds) : null;
  const within = (values: Float64Array) =>
    work.flatMap((rep) => {
      const { from, to } = rowsOf(ground.grid, rep);
      return [...values.subarray(from, to)];
    });
  return [
    ...shares(
      'power',
      'power',
      family === 'cycling' ? power : undefined,
      family === 'cycling' ? powerEdgesOf(analysis.thresholds) : null,
      within,
    ),
    ...shares(
      'pace',
      'speed',
      speed,
      pace && (pace.map((seconds) => 1000 / seconds) as unknown as ZoneEdges),
      within,
    ),
    ...shares(
      'heartRate',
      'heartRate',
      heartRate,
      heartRateEdgesOf(family, analysis.thresholds),
      within,
    ),
    ...lag(work, ground, heartRate),
  ];
}

function shares(
  table: string,
  channel: string,
  values: Float64Array | undefined,
  edges: ZoneEdges | null,
  within: (values: Float64Array) => number[],
): FactDraft[] {
  if (values === undefined || edges === null) return [];
  const word = table === 'heartRate' ? 'heart rate' : table;
  return zoneTimes(within(values), edges).flatMap(({ zone, seconds, percent: share }) => {
    if (typeof zone !== 'number' || seconds < 1) return [];
    const name: FactName = {
      key: `intervals.zones.${table}.${zone}.share`,
      label: `Share of the work intervals in ${word} zone ${zone}`,
      about: [channel, `zone:${zone}`, 'share'],
      method: METHOD,
    };
    return [percent(name, share)];
  });
}

function lag(
  work: AnalysedWorkout['analysis']['intervals'],
  { grid }: CloserLook['ground'],
  heartRate: Float64Array | undefined,
): FactDraft[] {
  if (heartRate === undefined) return [];
  const lags = work.flatMap((rep) => {
    if (rep.elapsedS < SHORTEST_FOR_LAG_S || rep.maxHr === null) return [];
    const { from, to } = rowsOf(grid, rep);
    const arrived = heartRate
      .subarray(from, to)
      .findIndex((beats) => beats >= ARRIVED_SHARE * (rep.maxHr as number));
    return arrived < 0 ? [] : [arrived];
  });
  if (lags.length < work.length || lags.length === 0) return [];
  const mean = lags.reduce((sum, seconds) => sum + seconds, 0) / lags.length;
  return [
    duration(
      {
        key: 'intervals.heartRateLag',
        label: 'Time until heart rate came to 95% of its peak in a work interval, on average',
        about: ['heartRate', 'time'],
        method: METHOD,
        quality: 'derived',
      },
      mean,
    ),
  ];
}
