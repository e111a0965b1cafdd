import type { Climb } from '../analysis.js';
import { segmentStats } from '../intervals/segment-stats.js';
import { isKnown } from '../math/known.js';
import { isBroken } from '../recording/breaks.js';
import { secondsIn } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import { STEEPEST } from '../session/profile.js';
import {
  changeBetween,
  heightsOf,
  type HeightChange,
  type Heights,
} from '../session/heights/heights.js';
import { coastingRows } from '../stops/pedalling.js';
import type { Thresholds } from '../thresholds.js';
import { climbRepeats } from './climb-repeats.js';
import { mainClimbsOf } from './main-climbs.js';
import type { Terrain, TerrainSegment } from './terrain.js';
import { terrainTiles, type Tile } from './tiles.js';

const DIGITS = 6;

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
    segments: segmentsOf(session, tiles).map(inShort),
    mainClimbs: mainClimbs.map(inShort),
    repeats: climbRepeats(session, session.climbs, mainClimbs).map((repeat) => ({
      ...inShort(repeat),
      times: repeat.times.map(inShort),
    })),
  };
}

/** Six digits are more than any sensor has; the ends of a span stay those of its samples. */
function inShort<T extends object>(of: T): T {
  const short = Object.entries(of).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'number' && key !== 'from' && key !== 'to'
      ? Number(value.toPrecision(DIGITS))
      : value,
  ]);
  return Object.fromEntries(short) as T;
}

function segmentsOf(ground: Ground, tiles: readonly Tile[]): TerrainSegment[] {
  const heights = heightsOf(ground) as Heights;
  let climbs = 0;
  return tiles.map((tile, index) => ({
    ...segmentOf(ground, tile, changeBetween(heights, tile.from, tile.to)),
    index,
    kind: tile.kind,
    climb: tile.kind === 'climb' ? climbs++ : null,
  }));
}

function segmentOf(ground: Ground, tile: Tile, change: HeightChange) {
  const { grid } = ground;
  const span = { from: grid.time[tile.from] as number, to: grid.time[tile.to] as number };
  const { kind, trigger, channels, maxPowerW, normalizedPowerW, ...stats } = segmentStats(
    ground,
    span,
    LABEL,
  );
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
  return Math.abs(grade) <= STEEPEST * 100 ? grade : null;
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
