import { Button } from 'antd';
import { Choice } from '#components/choice.js';
import { type ChartView, useChartView } from '#components/chart/chart-view.js';
import type { Extent } from '#components/chart/ticks.js';
import { calmWindow } from '#features/workouts/model/chart/smoothing.js';
import type { Span } from '#features/workouts/model/chart/streams.js';
import type { AxisChoice } from '#features/workouts/model/chart/workout-axis.js';
import { Term } from '../metrics/term.js';
import styles from './chart-toolbar.module.css';

export interface ChartToolbarProps {
  readonly view: ChartView;
  readonly axis: AxisChoice;
  readonly choices: readonly AxisChoice[];
  readonly onAxis: (choice: AxisChoice) => void;
  readonly range: Extent;
  readonly pauses: readonly Span[];
}

const MEANS =
  'The numbers below are of the whole workout or of what you select, told from every second: ' +
  'the mean of power with zeros, of heart rate and cadence without, speed as distance over ' +
  'time, and the metres climbed. The curves are calmed by a rolling mean.';

/** What the chart is laid out by, how it is smoothed, and the way back from a zoom. */
export function ChartToolbar({ view, axis, choices, onAxis, range, pauses }: ChartToolbarProps) {
  const looksClose = useChartView(view, ({ zoom }) => zoom !== null);
  const window = calmWindow(range, pauses);
  const names: Readonly<Record<AxisChoice, string>> = {
    time: pauses.length > 0 ? 'Elapsed' : 'Time',
    moving: 'Moving',
    distance: 'Distance',
  };
  return (
    <div className={styles.toolbar}>
      <Choice
        name="Horizontal axis"
        value={axis}
        onChange={onAxis}
        options={choices.map((value) => ({ value, label: names[value] }))}
      />
      <p className={styles.hint}>
        <Term explanation={MEANS}>
          {window === null
            ? 'Every sample'
            : `${window < 60 ? `${window} s` : `${window / 60} min`} mean`}
        </Term>
        {window === null ? null : ', every sample faint behind it'}
        <span className={styles.mouse}> · drag to select</span>
        <span className={styles.finger}> · hold to select</span>
      </p>
      <Button
        size="small"
        type="text"
        className={styles.reset}
        disabled={!looksClose}
        onClick={() => view.set({ zoom: null })}
      >
        Show all
      </Button>
    </div>
  );
}
