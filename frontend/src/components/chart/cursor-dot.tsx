import { shareOf, type ChartAxis } from './chart-axis.js';
import { useChartView, type ChartView } from './chart-view.js';
import styles from './chart.module.css';
import { nearestIndex } from './nearest.js';
import type { Panel } from './panel.js';
import type { Extent } from './ticks.js';

export interface CursorDotProps {
  readonly view: ChartView;
  readonly axis: ChartAxis;
  readonly range: Extent;
  readonly panel: Panel;
}

/** Where the cursor meets the curve. */
export function CursorDot({ view, axis, range, panel }: CursorDotProps) {
  const cursor = useChartView(view, (state) => state.cursor);
  if (cursor === null) return null;
  const index = nearestIndex(panel.x, axis.toX(cursor));
  const value = index === null ? null : ((panel.calm ?? panel.raw)[index] ?? null);
  if (value === null) return null;
  const { from, to } = panel.extent;
  const rise = Math.min(1, Math.max(0, (value - from) / (to - from)));
  const left = shareOf(axis, range, cursor) * 100;
  const top = (panel.inverted ? rise : 1 - rise) * 100;
  return (
    <div className={styles.dots} aria-hidden>
      <span style={{ transform: `translate(${left}%, ${top}%)` }}>
        <i style={{ background: panel.colour }} />
      </span>
    </div>
  );
}
