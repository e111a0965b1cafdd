import { shareOf } from './chart-axis.js';
import type { Box, PointerAt, Stage } from './pointer-stage.js';
import type { Extent } from './ticks.js';

/** How near to an edge of the selection a pointer takes hold of it, px; a finger is broader. */
const REACH = { mouse: 5, touch: 18 };

export type Edge = keyof Extent;

/**
 * The edge of the selection under the pointer; null where there is none, or where a drag does not
 * leave a selection.
 */
export function edgeNear(
  { view, axis, drag }: Stage,
  range: Extent,
  pointer: PointerAt,
  box: Box,
): Edge | null {
  const { selection } = view.snapshot();
  if (!selection || drag !== 'select') return null;
  const reach = pointer.pointerType === 'touch' ? REACH.touch : REACH.mouse;
  const away = (edge: Edge): number =>
    Math.abs(box.left + shareOf(axis, range, selection[edge]) * box.width - pointer.clientX);
  const nearest: Edge = away('from') < away('to') ? 'from' : 'to';
  return away(nearest) <= reach ? nearest : null;
}

/** The end that stays while `edge` is moved. */
export function farEdge(selection: Extent, edge: Edge): number {
  return edge === 'from' ? selection.to : selection.from;
}
