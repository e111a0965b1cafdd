import { ASKED_DURATIONS_S } from '#analysis/curves/durations.js';
import { EFFORT_DISTANCES_M } from '#analysis/curves/best-efforts.js';
import type { BestEffort, PowerPoint } from '#analysis/analysis.js';
import type { ZoneSecondsByMeasure } from '#analysis/load/weekly-zones.js';
import { packNumbers, unpackNumbers } from './packed-numbers.js';

/** Below zone 1, zones 1 to 5, above zone 5. */
const ZONES = 7;
const MEASURES = ['power', 'heartRate', 'pace'] as const;
const NOT_THERE = new Array<number>(ZONES).fill(Number.NaN);

/**
 * Seconds in the zones of power, heart rate and pace, one after the other; NaN where a measure is
 * missing.
 */
export function packZones(zones: ZoneSecondsByMeasure): Buffer | null {
  if (MEASURES.every((measure) => zones[measure] === null)) return null;
  return packNumbers(
    MEASURES.flatMap((measure) => zones[measure] ?? NOT_THERE),
    4,
  );
}

export function unpackZones(bytes: Buffer | null): ZoneSecondsByMeasure {
  const values = unpackNumbers(bytes, 4);
  return {
    power: measureAt(values, 0),
    heartRate: measureAt(values, 1),
    pace: measureAt(values, 2),
  };
}

function measureAt(values: ArrayLike<number>, place: number): number[] | null {
  const from = place * ZONES;
  if (values.length === 0 || Number.isNaN(values[from])) return null;
  const seconds = new Array<number>(ZONES);
  for (let zone = 0; zone < ZONES; zone++) seconds[zone] = values[from + zone] as number;
  return seconds;
}

/** Watts for the usual durations, as far as they go. */
export function curveOf(askedPowers: Buffer | null): PowerPoint[] {
  const watts = unpackNumbers(askedPowers, 4);
  const curve = new Array<PowerPoint>(watts.length);
  for (let at = 0; at < watts.length; at++)
    curve[at] = { seconds: ASKED_DURATIONS_S[at] as number, watts: watts[at] as number };
  return curve;
}

/** Times over the usual distances; a digest does not know where on the recording they began. */
export function effortsOf(askedTimes: Buffer | null): Omit<BestEffort, 'startS'>[] {
  return [...unpackNumbers(askedTimes, 8)].flatMap((seconds, at) =>
    Number.isNaN(seconds) ? [] : [{ distanceM: EFFORT_DISTANCES_M[at] as number, seconds }],
  );
}
