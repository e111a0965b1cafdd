import { type ChartAxis, inPositions, onAxis } from './chart-axis.js';
import type { ChartView, ChartViewState } from './chart-view.js';
import type { DragKind } from './pointer-stage.js';
import type { Extent } from './ticks.js';
import { asZoom, fitInto, follow, ordered, zoom } from './viewport.js';

/** Share of what is shown that one press of an arrow key moves the cursor. */
const CURSOR_STEP = 0.01;
const BIG_STEP = 0.1;
const ZOOM_STEP = 0.5;

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** Where the reader stands, on the chart's axis. */
interface Place {
  readonly range: Extent;
  readonly cursor: number;
  readonly domain: Extent;
}

const step =
  (share: number) =>
  ({ range, cursor }: Place): number =>
    cursor + (range.to - range.from) * share;

/** Keys that move the cursor; with Shift they select what it passes. */
const MOVES: Readonly<Record<string, (place: Place) => number>> = {
  ArrowLeft: step(-CURSOR_STEP),
  ArrowRight: step(CURSOR_STEP),
  PageDown: step(-BIG_STEP),
  PageUp: step(BIG_STEP),
  Home: ({ range }) => range.from,
  End: ({ range }) => range.to,
};

const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

/** What the keys work on. */
export interface KeyedChart {
  readonly view: ChartView;
  readonly domain: Extent;
  readonly axis: ChartAxis;
  readonly drag?: DragKind;
}

/** Applies a key to the view; false where the key means nothing here and belongs to the page. */
export function applyKey({ key, shiftKey }: Key, chart: KeyedChart): boolean {
  const { view, domain, axis, drag = 'zoom' } = chart;
  const { zoom: zoomed, cursor } = view.snapshot();
  const range = zoomed ?? domain;
  const place = {
    range: onAxis(axis, range),
    domain: onAxis(axis, domain),
    cursor: axis.toX(cursor ?? (range.from + range.to) / 2),
  };
  const move = MOVES[key];
  if (move) {
    moveTo(move(place), place, shiftKey && drag === 'select', chart);
    return true;
  }
  const change = changeBy(key, place, chart);
  if (change) view.set(change);
  return change !== null;
}

/** What a key changes that moves nothing; null where it means nothing here. */
function changeBy(
  key: string,
  { range, domain: whole, cursor }: Place,
  { view, domain, axis }: KeyedChart,
): Partial<ChartViewState> | null {
  const { zoom: zoomed, selection } = view.snapshot();
  const factor = ZOOMS[key];
  if (factor !== undefined)
    return { zoom: asZoom(inPositions(axis, zoom(range, whole, factor, cursor)), domain) };
  if (key === '0') return { zoom: null };
  if (key === 'Enter') return selection && { zoom: zoomTo(selection, domain, axis) };
  if (key !== 'Escape') return null;
  if (selection) return { selection: null, marked: null };
  return zoomed && { zoom: null };
}

/** The zoom that shows an extent and nothing else; null where that is everything. */
export function zoomTo(wanted: Extent, domain: Extent, axis: ChartAxis): Extent | null {
  return asZoom(inPositions(axis, fitInto(onAxis(axis, wanted), onAxis(axis, domain))), domain);
}

/**
 * Moves the cursor; what is shown follows it over the edge, and with Shift the selection grows or
 * shrinks with it.
 */
function moveTo(
  x: number,
  { range, domain, cursor }: Place,
  selects: boolean,
  { view, axis }: KeyedChart,
): void {
  const { selection, cursor: before } = view.snapshot();
  const at = Math.min(domain.to, Math.max(domain.from, x));
  const shown = follow(range, domain, at);
  const position = axis.toPosition(at);
  const change = {
    cursor: position,
    ...(shown === range ? {} : { zoom: inPositions(axis, shown) }),
  };
  if (!selects) return view.set(change);
  const anchor = selection && before !== null ? farEnd(selection, before) : axis.toPosition(cursor);
  view.set({
    ...change,
    selection: anchor === position ? null : ordered(anchor, position),
    marked: null,
  });
}

/** The end of a selection that stays where it is while the cursor moves the other. */
function farEnd({ from, to }: Extent, cursor: number): number {
  return Math.abs(cursor - from) < Math.abs(cursor - to) ? to : from;
}
