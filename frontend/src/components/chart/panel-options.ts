import type uPlot from 'uplot';
import type { Palette } from '#theme/palette.js';
import type { Panel } from './panel.js';
import type { Extent } from './ticks.js';

/** Width of the values left of each plot, px. */
export const VALUES_WIDTH = 44;
const RAW_ALPHA = '4d';
const FILL_ALPHA = '2e';
const FONT = "11px 'Inter Variable', system-ui, sans-serif";

/** What a plot reads at each drawing, so that a zoom does not build it again. */
export interface Look {
  panel: Panel;
  colours: Palette;
  /** In `x`. */
  range: Extent;
  /** Where vertical grid lines stand, in `x`. */
  gridX: readonly number[];
}

/**
 * uPlot with everything switched off that the page does itself: legend, cursor, selection,
 * horizontal axis.
 */
export function panelOptions(look: () => Look, width: number): uPlot.Options {
  const { panel } = look();
  const grid: uPlot.Axis.Grid = { stroke: () => look().colours.line, width: 1 };
  return {
    width,
    height: panel.height,
    padding: [0, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: {
      x: { time: false, range: () => [look().range.from, look().range.to] },
      y: {
        range: () => [look().panel.extent.from, look().panel.extent.to],
        dir: panel.inverted ? -1 : 1,
      },
    },
    axes: [
      {
        size: 0,
        gap: 0,
        ticks: { show: false },
        grid,
        splits: () => [...look().gridX],
        values: (_, splits) => splits.map(() => ''),
      },
      {
        size: VALUES_WIDTH,
        gap: 6,
        font: FONT,
        stroke: () => look().colours.quiet,
        ticks: { show: false },
        grid,
        splits: () => [...look().panel.ticks],
        values: (_, splits) => splits.map((value) => look().panel.tickText(value)),
      },
    ],
    series: [{}, rawSeries(look), calmSeries(look)],
  };
}

function rawSeries(look: () => Look): uPlot.Series {
  return {
    stroke: () => look().panel.colour + (look().panel.calm ? RAW_ALPHA : ''),
    ...(look().panel.filled
      ? { fill: () => look().panel.colour + FILL_ALPHA, fillTo: () => look().panel.extent.from }
      : {}),
    width: 1.25,
    points: { show: false },
    spanGaps: false,
  };
}

function calmSeries(look: () => Look): uPlot.Series {
  return {
    stroke: () => look().panel.colour,
    width: 1.5,
    points: { show: false },
    spanGaps: false,
  };
}

/** The curves as they are: uPlot reads them and changes nothing, though its types do not say so. */
export function panelData({ x, raw, calm }: Pick<Panel, 'x' | 'raw' | 'calm'>): uPlot.AlignedData {
  return [x, raw, calm ?? new Array<null>(raw.length).fill(null)] as unknown as uPlot.AlignedData;
}
