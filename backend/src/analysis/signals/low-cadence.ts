import { meanOf, medianOf } from '../math/statistics.js';
import type { Grid } from '../recording/grid.js';
import type { Span } from '../recording/recording.js';

/** Pedalling at under this share of the usual cadence is standing or a big gear (ours) … */
const LOW_SHARE = 0.65;
/** … where power is at this share of the usual at least: rolling along is no gear (ours) … */
const POWER_SHARE = 0.7;
/** … for this long; a turn or two between does not end it (ours). s. */
const SHORTEST_S = 60;
const LONGEST_BREAK_S = 5;

/** A stretch of slow pedalling under power. rpm, W, bpm; null where not measured. */
export interface LowCadence extends Span {
  readonly seconds: number;
  readonly cadence: number;
  readonly powerW: number;
  readonly heartRate: number | null;
}

/** Stretches of a minute or more in which a rider turned slowly under power, in order. */
export function lowCadenceStretches(grid: Grid): LowCadence[] {
  const { cadence, power, heartRate } = grid.channels;
  if (cadence === undefined || power === undefined) return [];
  const usual = medianOf(cadence.filter((rpm) => rpm > 0));
  const usualPower = medianOf(power.filter((watts) => watts > 0));
  if (usual === null || usualPower === null) return [];
  const isLow = (row: number): boolean =>
    (cadence[row] as number) > 0 &&
    (cadence[row] as number) < LOW_SHARE * usual &&
    (power[row] as number) >= POWER_SHARE * usualPower;
  return stretchesOf(grid.length, isLow).map(({ from, to }) => ({
    from: grid.time[from] as number,
    to: grid.time[to - 1] as number,
    seconds: to - from,
    cadence: meanOf(cadence, from, to) as number,
    powerW: meanOf(power, from, to) as number,
    heartRate: heartRate === undefined ? null : meanOf(heartRate, from, to),
  }));
}

/** Rows that are marked, short breaks among them passed over; long enough ones alone. */
function stretchesOf(length: number, marked: (row: number) => boolean): Span[] {
  const found: Span[] = [];
  for (let row = 0; row < length; row++) {
    if (!marked(row)) continue;
    const from = row;
    let last = row;
    while (row < length && row - last <= LONGEST_BREAK_S) {
      if (marked(row)) last = row;
      row++;
    }
    if (last + 1 - from >= SHORTEST_S) found.push({ from, to: last + 1 });
  }
  return found;
}
