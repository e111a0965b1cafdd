import type { Grid } from '../recording/grid.js';
import type { SportFamily } from '../recording/sport.js';

/** Slower than this is standing; GPS shows a little speed where there is none (ours). m/s. */
export const STANDING_MPS = { running: 0.5, cycling: 0.8 } as const;
/** A change between moving and standing counts only if it lasts this long. */
const DEBOUNCE_S = 3;

/**
 * For each row whether the athlete moved in the second that ends there; null where no channel can
 * tell.
 */
export function movementOf(grid: Grid, family: SportFamily): Uint8Array | null {
  const { speed, cadence, power } = grid.channels;
  if (speed === undefined && cadence === undefined && power === undefined) return null;
  const moving = new Uint8Array(grid.length);
  markOver(moving, speed, STANDING_MPS[family]);
  markOver(moving, cadence, 0);
  markOver(moving, power, 0);
  markHoles(moving, grid, STANDING_MPS[family]);
  for (let row = 0; row < moving.length; row++) if (grid.running[row] === 0) moving[row] = 0;
  return debounced(moving, grid.running);
}

function markOver(marks: Uint8Array, values: Float64Array | undefined, limit: number): void {
  if (values === undefined) return;
  for (let row = 0; row < marks.length; row++) if ((values[row] as number) > limit) marks[row] = 1;
}

/**
 * Seconds of running timer without a sample near enough: the athlete moved if the distance went on
 * at moving speed over all of them.
 */
function markHoles(
  marks: Uint8Array,
  { length, time, recorded, filled, running, channels: { distance } }: Grid,
  limit: number,
): void {
  if (distance === undefined) return;
  const isHole = (row: number): boolean =>
    recorded[row] === 0 && filled[row] === 0 && running[row] === 1;
  for (let row = 1; row < length; row++) {
    if (!isHole(row)) continue;
    const from = row - 1;
    while (row < length && isHole(row)) row++;
    const metres = (distance[row] as number) - (distance[from] as number);
    if (metres > limit * ((time[row] as number) - (time[from] as number)))
      marks.fill(1, from + 1, row + 1);
  }
}

function debounced(moving: Uint8Array, running: Uint8Array): Uint8Array {
  const out = moving.slice();
  let from = 0;
  for (let row = 1; row <= moving.length; row++) {
    if (row < moving.length && moving[row] === moving[from] && running[row] === running[from])
      continue;
    const between =
      from > 0 && row < moving.length && running[from - 1] === 1 && running[row] === 1;
    if (running[from] === 1 && row - from < DEBOUNCE_S && between)
      out.fill(out[from - 1] as number, from, row);
    from = row;
  }
  return out;
}
