import type { ChartView } from './chart-view.js';
import type { Extent } from './ticks.js';
import { asZoom, fitInto, pan, zoom } from './viewport.js';

/** Share of what is shown that one press of an arrow key moves the cursor, and the view with Shift. */
const CURSOR_STEP = 0.01;
const PAN_STEP = 0.2;
const ZOOM_STEP = 0.5;

export interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
}

type Move = (state: { range: Extent; cursor: number; domain: Extent }) => { range?: Extent; cursor?: number };

const step =
  (share: number): Move =>
  ({ range, cursor }) => ({ cursor: cursor + (range.to - range.from) * share });
const shift =
  (share: number): Move =>
  ({ range, domain }) => ({ range: pan(range, domain, share) });
const scale =
  (factor: number): Move =>
  ({ range, domain, cursor }) => ({ range: zoom(range, domain, factor, cursor) });
const reset: Move = ({ domain }) => ({ range: domain });

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: step(-CURSOR_STEP),
  ArrowRight: step(CURSOR_STEP),
  PageDown: step(-10 * CURSOR_STEP),
  PageUp: step(10 * CURSOR_STEP),
  Home: ({ range }) => ({ cursor: range.from }),
  End: ({ range }) => ({ cursor: range.to }),
  'Shift+ArrowLeft': shift(-PAN_STEP),
  'Shift+ArrowRight': shift(PAN_STEP),
  '+': scale(ZOOM_STEP),
  '=': scale(ZOOM_STEP),
  '-': scale(1 / ZOOM_STEP),
  '0': reset,
  Escape: reset,
};

/** Applies a key to the view; false where the key means nothing here and belongs to the page. */
export function applyKey({ key, shiftKey }: Key, view: ChartView, domain: Extent): boolean {
  const move = (shiftKey ? MOVES[`Shift+${key}`] : undefined) ?? MOVES[key];
  if (!move) return false;
  const state = view.snapshot();
  const range = state.zoom ?? domain;
  const wanted = move({ range, domain, cursor: state.cursor ?? (range.from + range.to) / 2 });
  const shown = fitInto(wanted.range ?? range, domain);
  const cursor = wanted.cursor ?? state.cursor;
  view.set({
    zoom: asZoom(shown, domain),
    cursor: cursor === null ? null : Math.min(shown.to, Math.max(shown.from, cursor)),
    selection: null,
  });
  return true;
}
