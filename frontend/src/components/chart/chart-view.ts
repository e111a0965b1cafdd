import { useSyncExternalStore } from 'react';
import type { Extent } from './ticks.js';

/** Where the reader looks. All positions in the chart's own unit (seconds since the start of the workout). */
export interface ChartViewState {
  /** What is zoomed to; null shows everything. */
  readonly zoom: Extent | null;
  /** What is being drawn open with the pointer; becomes the zoom when let go. */
  readonly selection: Extent | null;
  readonly cursor: number | null;
  /** What something else on the page points at: a lap under the pointer, the evidence of an answer. */
  readonly highlight: Extent | null;
}

const EMPTY: ChartViewState = { zoom: null, selection: null, cursor: null, highlight: null };

/**
 * Kept outside React: the cursor moves with every pointer event, and only what shows it may be drawn again for that.
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
