import { oncePer } from '../math/once-per.js';
import { isKnown } from '../math/known.js';
import { rowsOf } from '../recording/grid.js';
import { easyEnds } from '../session/steady-body.js';
import type { Session } from '../session/session.js';
import { timerEffort } from '../session/timer-effort.js';
import { coastingRows } from '../stops/pedalling.js';
import { terrainTiles } from '../terrain/tiles.js';

/**
 * The rows by which pacing is judged, marked with 1: on the move and under power. Left out are
 * stops, coasting, descents, warm-up and cool-down: there the road or the plan decides the output.
 */
export const underPower = oncePer((session: Session): Uint8Array => {
  const { grid } = session;
  const marks = pushed(session);
  for (const { kind, from, to } of terrainTiles(session))
    if (kind === 'descent') marks.fill(0, from + 1, to + 1);
  for (const { kind, ...span } of session.intervals) {
    if (kind !== 'warmup' && kind !== 'cooldown') continue;
    const rows = rowsOf(grid, span);
    marks.fill(0, rows.from, rows.to);
  }
  leaveOutEasyEnds(session, marks);
  return marks;
});

/** Rows on the move with known effort, on rides with the legs turning. */
function pushed(session: Session): Uint8Array {
  const { grid, output, moving } = session;
  const marks = new Uint8Array(grid.length);
  if (output === null) return marks;
  const coasting = coastingRows(session);
  for (let row = 0; row < marks.length; row++) {
    if (grid.running[row] === 0 || moving?.[row] === 0 || coasting?.[row] === 1) continue;
    if (isKnown(output.effort[row])) marks[row] = 1;
  }
  return marks;
}

/** Easy minutes at both ends that are no interval of their own. */
function leaveOutEasyEnds(session: Session, marks: Uint8Array): void {
  const { start, end } = easyEnds(session);
  const { rows } = timerEffort(session);
  if (rows.length === 0) return;
  const after = Math.min(rows.length - 1, start * 60);
  const before = Math.max(0, rows.length - end * 60);
  if (start > 0) marks.fill(0, 0, rows[after]);
  if (end > 0 && before < rows.length) marks.fill(0, rows[before]);
}
