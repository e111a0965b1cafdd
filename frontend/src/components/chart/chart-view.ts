import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Extent } from './ticks.js';

/**
 * Where the reader looks. All positions in the chart's own unit (seconds since the start of the
 * workout).
 */
export interface ChartViewState {
  /** What is zoomed to; null shows everything. */
  readonly zoom: Extent | null;
  /** What the reader has picked, also while it is being drawn open. */
  readonly selection: Extent | null;
  readonly cursor: number | null;
  /** What something else on the page points at, such as a lap under the pointer. */
  readonly highlight: Extent | null;
  /** What the report is headed by; quiet, and there as long as nothing is selected. */
  readonly noted: Extent | null;
  /** The ids of the panels that a place on the page speaks of; null where it speaks of none. */
  readonly marked: readonly string[] | null;
  /** Everything there is to see; null until it has been drawn. */
  readonly domain: Extent | null;
}

const EMPTY: ChartViewState = {
  zoom: null,
  selection: null,
  cursor: null,
  highlight: null,
  noted: null,
  marked: null,
  domain: null,
};

/**
 * Kept outside React: the cursor moves with every pointer event, and only what shows it may be
 * drawn again for that.
 */
export class ChartView {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): ChartViewState => this.state;

  set(change: Partial<ChartViewState>): void {
    const keys = Object.keys(change) as (keyof ChartViewState)[];
    if (keys.every((key) => this.state[key] === change[key])) return;
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

/** Draws again only when what `select` takes from the view has changed. */
export function useChartView<T>(view: ChartView, select: (state: ChartViewState) => T): T {
  return useSyncExternalStore(view.subscribe, () => select(view.snapshot()));
}

/**
 * Lets `draw` follow the cursor without React: what moves with the pointer must not be rendered
 * again for each pixel. `draw` is called immediately and again when it is another function: keep it
 * with `useCallback`.
 */
export function useCursor(view: ChartView, draw: (cursor: number | null) => void): void {
  useLayoutEffect(() => {
    let last = view.snapshot().cursor;
    draw(last);
    return view.subscribe(() => {
      const { cursor } = view.snapshot();
      if (cursor === last) return;
      last = cursor;
      draw(cursor);
    });
  }, [view, draw]);
}
