import { oncePer } from '../math/once-per.js';
import { marksIn, meanOf } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import type { Session } from '../session/session.js';
import { easyEnds } from '../session/steady-body.js';
import { coastingRows } from '../stops/pedalling.js';
import { terrainTiles } from '../terrain/tiles.js';

/** Climbs and descents take up this share of a hilly session (ours). */
const HILLY_SHARE = 0.1;
/** So much of a ride is coasted where road and traffic decide its mean power (ours). */
const COASTING_SHARE = 0.05;
/** An easy start or end of this many minutes would pass for a weak part (ours). */
const EASY_MINUTES = 3;
/** On slopes the effort is another if it differs from the mean by more than this share (ours). */
const OTHER_EFFORT = 0.15;

/** Whether slopes make up so much of the session that they shape it. */
export const isHilly = oncePer((session: Session): boolean => {
  const tiles = terrainTiles(session);
  const sloped = tiles.filter(({ kind }) => kind === 'climb' || kind === 'descent');
  return tiles.length > 0 && rowsIn(sloped) >= HILLY_SHARE * rowsIn(tiles);
});

/**
 * Whether the road, a warm-up or a cool-down has a say in the mean output of a part: then only what
 * was under power is compared, on like ground. Elsewhere parts are compared as they are.
 */
export const roadDecides = oncePer((session: Session): boolean => {
  const coasting = coastingRows(session);
  const coasted =
    coasting !== null &&
    session.moving !== null &&
    marksIn(coasting) >= COASTING_SHARE * marksIn(session.moving);
  return coasted || hasEasyEnd(session) || (isHilly(session) && isUneven(session));
});

/** Whether a warm-up or cool-down would pass for a weak part. */
function hasEasyEnd(session: Session): boolean {
  const { start, end } = easyEnds(session);
  const planned = session.intervals.some(({ kind }) => kind === 'warmup' || kind === 'cooldown');
  return planned || Math.max(start, end) >= EASY_MINUTES;
}

/** Whether climbs or descents were done at another effort than the whole. */
function isUneven(session: Session): boolean {
  const effort = session.output?.effort;
  const mean = effort === undefined ? null : meanOf(effort);
  if (effort === undefined || mean === null || mean <= 0) return false;
  return (['climb', 'descent'] as const).some((kind) => {
    const slopes = terrainTiles(session).filter((tile) => tile.kind === kind);
    const rows = rowsIn(slopes);
    const sum = slopes.reduce(
      (total, { from, to }) => total + (meanOf(effort, from, to) ?? mean) * (to - from),
      0,
    );
    return rows > 0 && Math.abs(sum / rows / mean - 1) > OTHER_EFFORT;
  });
}

function rowsIn(ranges: readonly RowRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}
