import type { Extent } from './ticks.js';

/** One curve with its own vertical axis, ready to be drawn. All arrays have the length of `x`. */
export interface Panel {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** A word on how the curve came about, behind its unit. */
  readonly note?: string;
  /** A colour that a canvas understands. */
  readonly colour: string;
  /** Of its label; stronger where the curve's own colour is too faint to be read. */
  readonly labelColour: string;
  /** Height of the plot, px. */
  readonly height: number;
  /** On the chart's axis, rising. */
  readonly x: readonly number[];
  /** What was recorded; null is a gap. */
  readonly raw: readonly (number | null)[];
  /** The same, calmed for the eye; null where the raw curve is calm enough. */
  readonly calm: readonly (number | null)[] | null;
  readonly extent: Extent;
  readonly ticks: readonly number[];
  readonly tickText: (value: number) => string;
  /** Small values on top, as for pace. */
  readonly inverted: boolean;
  readonly filled: boolean;
  /**
   * The highest value where it is above the extent: where it stands on the axis, and what it is.
   */
  readonly beyond: { readonly x: number; readonly text: string } | null;
}
