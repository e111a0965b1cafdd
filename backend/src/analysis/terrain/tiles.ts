import { climbRows } from '../climbs/climbs.js';
import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { isBroken } from '../recording/breaks.js';
import type { Grid, RowRange } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';
import { changeBetween, heightsOf } from '../session/heights/heights.js';
import { descentRows } from './slopes.js';
import type { TerrainKind } from './terrain.js';

/** A part of the course from one row to another; the next one begins at the row where it ends. */
export interface Tile extends RowRange {
  readonly kind: TerrainKind;
}

/** Up and down by more than this share of the way is rolling, not flat (ours). */
const ROLLING = 0.01;
/** A shorter piece beside a descent belongs to it (ours). m. */
const SHORTEST_REST_M = 300;

/**
 * The tiles of a session from its first row to its last: its climbs, the descents between them,
 * and what is left. Empty where the course is not known: without altitude or distance, and indoors
 * outside of virtual worlds.
 */
export const terrainTiles = oncePer(
  (ground: Ground): readonly Tile[] => {
    const { grid } = ground;
    if (!isBelievable(ground)) return [];
    // A climb ends on its top row, and what follows begins there: bounds are shared.
    const slopes = [
      ...climbRows(ground).map((rows) => tile('climb', rows)),
      ...descentRows(ground).map((rows) => tile('descent', rows)),
    ].sort((a, b) => a.from - b.from);
    const tiles: Tile[] = [];
    let row = 0;
    for (const slope of slopes) {
      if (slope.from > row) tiles.push({ kind: 'flat', from: row, to: slope.from });
      tiles.push(slope);
      row = slope.to;
    }
    if (row < grid.length - 1) tiles.push({ kind: 'flat', from: row, to: grid.length - 1 });
    return named(ground, joined(ground, tiles));
  },
  ({ grid }) => grid,
);

function tile(kind: TerrainKind, { from, to }: RowRange): Tile {
  return { kind, from, to: to - 1 };
}

function isBelievable({ altitude, grid, recording }: Ground): boolean {
  const { distance } = grid.channels;
  if (altitude === null || distance === undefined || grid.length < 2) return false;
  if (recording.indoor && !recording.sport.startsWith('virtual')) return false;
  return altitude.some((height, row) => isKnown(height) && isKnown(distance[row]));
}

/** Short pieces go to the descent beside them; climbs keep their bounds. */
function joined({ grid }: Ground, tiles: readonly Tile[]): Tile[] {
  const out: Tile[] = [];
  for (const next of tiles) {
    const last = out.at(-1);
    if (last?.kind === 'flat' && next.kind === 'descent' && isShort(grid, last))
      out[out.length - 1] = { ...next, from: last.from };
    else if (last?.kind === 'descent' && next.kind === 'flat' && isShort(grid, next))
      out[out.length - 1] = { ...last, to: next.to };
    else out.push(next);
  }
  return out;
}

function isShort(grid: Grid, rows: RowRange): boolean {
  const distance = grid.channels.distance as Float64Array;
  const metres = (distance[rows.to] as number) - (distance[rows.from] as number);
  return metres < SHORTEST_REST_M && !isBroken(grid, rows);
}

function named(ground: Ground, tiles: readonly Tile[]): Tile[] {
  const distance = ground.grid.channels.distance as Float64Array;
  const heights = heightsOf(ground);
  return tiles.map((part) => {
    if (part.kind !== 'flat' || heights === null || isBroken(ground.grid, part)) return part;
    const change = changeBetween(heights, part.from, part.to);
    const metres = (distance[part.to] as number) - (distance[part.from] as number);
    const waves = change.ascentM + change.descentM;
    return waves > ROLLING * metres && metres > 0 ? { ...part, kind: 'rolling' } : part;
  });
}
