import type { ChartAxis } from './chart-axis.js';
import type { ChartView } from './chart-view.js';
import type { Extent } from './ticks.js';

/** What the gestures need to know of the chart. */
export interface Stage {
  readonly view: ChartView;
  readonly axis: ChartAxis;
  readonly domain: Extent;
  /** Whether a drag picks a stretch and leaves it picked, or zooms to it. */
  readonly drag?: DragKind;
}

export type DragKind = 'select' | 'zoom';

export interface PointerAt {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly buttons: number;
}

/** The box in which pointers move, px. */
export interface Box {
  readonly left: number;
  readonly width: number;
}
