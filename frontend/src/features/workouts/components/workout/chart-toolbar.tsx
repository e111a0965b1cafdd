import { Button, Segmented } from 'antd';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import { useChartView } from '../../../../components/chart/chart-view.js';
import type { Extent } from '../../../../components/chart/ticks.js';
import { calmWindow } from '../../model/calm.js';
import type { Span } from '../../model/streams.js';
import styles from './chart-toolbar.module.css';

export type AxisChoice = 'time' | 'distance';

export interface ChartToolbarProps {
  readonly view: ChartView;
  readonly axis: AxisChoice;
  /** Null where the recording knows only time. */
  readonly onAxis: ((choice: AxisChoice) => void) | null;
  readonly range: Extent;
  readonly pauses: readonly Span[];
}

/** What the chart is laid out by, how it is smoothed, and the way back from a zoom. */
export function ChartToolbar({ view, axis, onAxis, range, pauses }: ChartToolbarProps) {
  const looksClose = useChartView(view, ({ zoom, highlight }) => zoom !== null || highlight !== null);
  const window = calmWindow(range, pauses);
  return (
    <div className={styles.toolbar}>
      {onAxis ? (
        <Segmented<AxisChoice>
          size="small"
          aria-label="Horizontal axis"
          value={axis}
          onChange={onAxis}
          options={[
            { value: 'time', label: 'Time' },
            { value: 'distance', label: 'Distance' },
          ]}
        />
      ) : null}
      <p className={styles.hint}>
        {window === null ? 'Every sample' : `${window < 60 ? `${window} s` : `${window / 60} min`} mean, every sample faint behind it`}
        <span className={styles.pointer}> · drag to zoom, double click to go back</span>
      </p>
      <Button
        size="small"
        type="text"
        className={styles.reset}
        disabled={!looksClose}
        onClick={() => view.set({ zoom: null, highlight: null, selection: null })}
      >
        Reset
      </Button>
    </div>
  );
}
