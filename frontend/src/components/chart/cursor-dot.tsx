import { useCallback, useRef } from 'react';
import { shareOf, type ChartAxis } from './chart-axis.js';
import { useCursor, type ChartView } from './chart-view.js';
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
  const dot = useRef<HTMLSpanElement>(null);
  useCursor(
    view,
    useCallback(
      (cursor) => {
        if (!dot.current) return;
        const rise =
          cursor === null || cursor < range.from || cursor > range.to
            ? null
            : riseAt(panel, axis.toX(cursor));
        dot.current.hidden = rise === null;
        if (rise === null || cursor === null) return;
        const [x, y] = [shareOf(axis, range, cursor), 1 - rise];
        dot.current.style.transform = `translate(${x * 100}%, ${y * 100}%)`;
      },
      [axis, range, panel],
    ),
  );
  return (
    <div className={styles.dots} aria-hidden>
      <span ref={dot} hidden>
        <i style={{ background: panel.colour }} />
      </span>
    </div>
  );
}

/** How high the curve stands there, 0 at the bottom of the panel to 1 at its top; null in a gap. */
function riseAt({ x, raw, calm, extent, inverted }: Panel, at: number): number | null {
  const index = nearestIndex(x, at);
  const value = index === null ? null : ((calm ?? raw)[index] ?? null);
  if (value === null) return null;
  const rise = Math.min(1, Math.max(0, (value - extent.from) / (extent.to - extent.from)));
  return inverted ? 1 - rise : rise;
}
