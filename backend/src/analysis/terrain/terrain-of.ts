import type { Climb } from '../analysis.js';
import { segmentStats } from '../intervals/segment-stats.js';
import { isKnown } from '../math/known.js';
import { isBroken } from '../recording/breaks.js';
import { secondsIn } from '../session/active-rows.js';
import { hysteresisOf } from '../session/elevation.js';
import type { Ground } from '../session/ground.js';
import { coastingRows } from '../stops/pedalling.js';
import type { Thresholds } from '../thresholds.js';
import { climbRepeats } from './climb-repeats.js';
import { heightChanges, type HeightChange } from './height-changes.js';
import { mainClimbsOf } from './main-climbs.js';
import type { Terrain, TerrainSegment } from './terrain.js';
import { terrainTiles, type Tile } from './tiles.js';

/** The steepest streets of the world have a little less (ours). % */
const STEEPEST = 40;

/** A ground whose climbs have been measured. */
type ClimbedGround = Ground & {
  readonly climbs: readonly Climb[];
  readonly thresholds: Thresholds;
};

/** The course of a session; null where altitude or distance is not known, or not to be believed. */
export function terrainOf(session: ClimbedGround): Terrain | null {
  const tiles = terrainTiles(session);
  if (tiles.length === 0) return null;
  const mainClimbs = mainClimbsOf(session, session.thresholds);
  return {
    segments: segmentsOf(session, tiles),
    mainClimbs,
    repeats: climbRepeats(session, session.climbs, mainClimbs),
  };
}

function segmentsOf(ground: Ground, tiles: readonly Tile[]): TerrainSegment[] {
  const { altitude, recording } = ground;
  const bounds = [0, ...tiles.map(({ to }) => to + 1)];
  const changes = heightChanges(altitude as Float64Array, hysteresisOf(recording), bounds);
  let climbs = 0;
  return tiles.map((tile, index) => ({
    ...segmentOf(ground, tile, changes[index] as HeightChange),
    index,
    kind: tile.kind,
    climb: tile.kind === 'climb' ? climbs++ : null,
  }));
}

function segmentOf(ground: Ground, tile: Tile, change: HeightChange) {
  const { grid } = ground;
  const span = { from: grid.time[tile.from] as number, to: grid.time[tile.to] as number };
  const { kind, trigger, ...stats } = segmentStats(ground, span, LABEL);
  const changeM = heightAt(ground, tile, 'last') - heightAt(ground, tile, 'first');
  const gradePercent = isBroken(grid, tile) ? null : gradeOf(changeM, stats.distanceM);
  const coasting = coastingRows(ground);
  return {
    ...stats,
    ...change,
    changeM,
    gradePercent,
    climbRateMPerH:
      gradePercent !== null && stats.movingS > 0 ? (changeM / stats.movingS) * 3600 : null,
    coastingPercent:
      coasting === null || stats.movingS === 0
        ? null
        : (secondsIn(grid, coasting, span) / stats.movingS) * 100,
  };
}

/** Null where no road is as steep: the height drifted, or the distance is missing. */
function gradeOf(changeM: number, metres: number | null): number | null {
  const grade = metres ? (changeM / metres) * 100 : Number.NaN;
  return Math.abs(grade) <= STEEPEST ? grade : null;
}

const LABEL = { index: 0, kind: 'lap', trigger: null } as const;

/** The first or last known height of a tile; a tile without any has none to change. */
function heightAt({ altitude }: Ground, { from, to }: Tile, which: 'first' | 'last'): number {
  const step = which === 'first' ? 1 : -1;
  for (let row = which === 'first' ? from : to; row >= from && row <= to; row += step) {
    const height = altitude?.[row];
    if (isKnown(height)) return height;
  }
  return 0;
}
