import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { Palette } from '#theme/palette.js';
import { shareOf, type ChartAxis } from './chart-axis.js';
import { ChartOverlay, type Mark } from './chart-overlay.js';
import { useChartView, type ChartView } from './chart-view.js';
import styles from './chart.module.css';
import { CursorDot } from './cursor-dot.js';
import { LinePlot } from './line-plot.js';
import type { Panel } from './panel.js';
import type { DragKind } from './pointer-stage.js';
import type { Extent } from './ticks.js';

/** A mark is labelled with a number, which takes less room than a value of the axis. */
const MARKS_PER_TICK = 2;

export interface StackedChartProps {
  readonly view: ChartView;
  readonly axis: ChartAxis;
  readonly domain: Extent;
  readonly panels: readonly Panel[];
  /** Stands in place of panels that have nothing to show. */
  readonly missing?: ReactNode;
  readonly pauses: readonly Extent[];
  readonly marks: readonly Mark[];
  readonly colours: Palette;
  /** How many values fit under the chart. */
  readonly ticks: number;
  readonly describe: (position: number) => string;
  /** What a drag does; it zooms unless told. */
  readonly drag?: DragKind;
}

/** Panels above one another on one horizontal axis, with one cursor through all of them. */
export function StackedChart({
  view,
  axis,
  domain,
  panels,
  missing,
  pauses,
  marks,
  colours,
  ticks,
  describe,
  drag = 'zoom',
}: StackedChartProps) {
  const range = useChartView(view, (state) => state.zoom) ?? domain;
  const marked = useChartView(view, (state) => state.marked);
  const shown = useMemo(
    () => ({ from: axis.toX(range.from), to: axis.toX(range.to) }),
    [axis, range],
  );
  const gridX = useMemo(() => axis.ticks(shown, ticks), [axis, shown, ticks]);

  return (
    <div className={styles.chart}>
      <div className={styles.panels} data-numbered={marks.length > 0}>
        {panels.map((panel) => (
          <div
            key={panel.id}
            className={styles.panel}
            data-marked={marked?.includes(panel.id) ?? false}
          >
            <LinePlot panel={panel} range={shown} gridX={gridX} colours={colours} />
            <div className={styles.label} style={{ color: panel.labelColour }}>
              {panel.label}{' '}
              <small>
                {panel.unit}
                {panel.note ? ` · ${panel.note}` : null}
              </small>
            </div>
            {panel.beyond ? (
              <div
                className={styles.beyond}
                style={
                  { '--at': shareOf(axis, range, axis.toPosition(panel.beyond.x)) } as CSSProperties
                }
              >
                {panel.beyond.text} ↑
              </div>
            ) : null}
            <CursorDot view={view} axis={axis} range={range} panel={panel} />
          </div>
        ))}
        <ChartOverlay
          view={view}
          axis={axis}
          domain={domain}
          pauses={pauses}
          marks={marks}
          room={ticks * MARKS_PER_TICK}
          describe={describe}
          drag={drag}
        />
      </div>
      <div className={styles.axis} aria-hidden>
        {gridX.map((x) => (
          <span key={x} style={{ left: `${shareOf(axis, range, axis.toPosition(x)) * 100}%` }}>
            {axis.tickText(x)}
          </span>
        ))}
      </div>
      {missing}
    </div>
  );
}
