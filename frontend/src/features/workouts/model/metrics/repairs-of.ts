import type { Repair } from '../analysis.js';

/** What the repairs of a recording touch. */
export type Quantity = 'power' | 'heartRate' | 'cadence' | 'speed' | 'distance';

/** Kinds of repairs that put something better in the place of what was recorded, or left it out. */
const MENDED: Readonly<Record<Quantity, readonly string[]>> = {
  power: ['power-spikes', 'power-stuck', 'power-dropouts'],
  heartRate: ['heart-rate-zeros', 'heart-rate-spikes', 'heart-rate-stuck', 'cadence-lock'],
  cadence: ['cadence-spikes'],
  speed: ['speed-spikes'],
  distance: ['distance-reset', 'distance-backwards', 'distance-head-start', 'distance-leap'],
};

/** Kinds of repairs that worked a quantity out of others, because it was not measured. */
const WORKED_OUT: Readonly<Record<Quantity, readonly string[]>> = {
  power: [],
  heartRate: [],
  cadence: [],
  speed: ['speed-from-distance'],
  distance: ['distance-from-speed', 'distance-from-gps'],
};

/** The repairs that a quantity rests on, in words; what worked it out comes first. */
export function repairsOf(
  repairs: readonly Repair[],
  quantity: Quantity,
): { readonly workedOut: readonly Repair[]; readonly mended: readonly Repair[] } {
  const among = (kinds: readonly string[]): readonly Repair[] =>
    repairs.filter(({ kind }) => kinds.includes(kind));
  return { workedOut: among(WORKED_OUT[quantity]), mended: among(MENDED[quantity]) };
}
