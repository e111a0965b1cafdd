import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { isBarometric } from '../session/elevation.js';
import { slopesOf } from '../session/grade-adjusted-speed.js';
import type { Ground } from '../session/ground.js';
import type { GradeBand } from './like-gradient.js';
import { terrainTiles } from './tiles.js';

/** Grade is taken over so much road: shorter would be noise and momentum (ours). m. */
const GRADE_LENGTH_M = { barometric: 100, gps: 200 } as const;

/** Upper edges of the bands, rise over run (ours). */
const EDGES = [-0.08, -0.02, 0.02, 0.08] as const;
export const BANDS: readonly GradeBand[] = ['steep-down', 'down', 'flat', 'up', 'steep-up'];
export const UNKNOWN_BAND = 255;

/** Slope of each row, NaN where unknown; null where the course is not known. */
export const roadGrades = oncePer(
  (ground: Ground): Float64Array | null => {
    const { altitude, grid, recording } = ground;
    const { distance } = grid.channels;
    if (terrainTiles(ground).length === 0 || altitude === null || distance === undefined)
      return null;
    const length = isBarometric(recording) ? GRADE_LENGTH_M.barometric : GRADE_LENGTH_M.gps;
    return slopesOf(distance, altitude, length);
  },
  ({ grid }) => grid,
);

/** Place in `BANDS` of each row, or `UNKNOWN_BAND`; null where the course is not known. */
export const gradeBands = oncePer(
  (ground: Ground): Uint8Array | null => {
    const grades = roadGrades(ground);
    if (grades === null) return null;
    const bands = new Uint8Array(grades.length).fill(UNKNOWN_BAND);
    for (let row = 0; row < grades.length; row++) {
      const grade = grades[row] as number;
      if (isKnown(grade)) bands[row] = bandOf(grade);
    }
    return bands;
  },
  ({ grid }) => grid,
);

function bandOf(grade: number): number {
  let band = 0;
  while (band < EDGES.length && grade >= (EDGES[band] as number)) band++;
  return band;
}

/** Edges of a band in percent, lower inside; null where open. */
export function bandEdges(band: number): { from: number | null; to: number | null } {
  const percent = (edge: number | undefined): number | null =>
    edge === undefined ? null : edge * 100;
  return { from: percent(EDGES[band - 1]), to: percent(EDGES[band]) };
}
