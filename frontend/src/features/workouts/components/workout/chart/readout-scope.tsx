import type { ChartView } from '#components/chart/chart-view.js';
import { useChartView } from '#components/chart/chart-view.js';
import type { Precision } from '#features/workouts/hooks/chart/use-streams.js';
import type { Span } from '#features/workouts/model/chart/streams.js';
import type { WorkoutAxis } from '#features/workouts/model/chart/workout-axis.js';
import styles from './readout.module.css';

export interface ReadoutScopeProps {
  readonly view: ChartView;
  /** Null stands for the whole workout. */
  readonly span: Span | null;
  readonly axis: WorkoutAxis;
  readonly precision: Precision;
}

const READING = 'reading every second\u2026';
const NOTES: Readonly<Record<Precision, string | null>> = {
  exact: null,
  reading: READING,
  nearing: READING,
  reduced: 'from the reduced chart data',
};

/** What the numbers beside it are of, and what can be done with a selection. */
export function ReadoutScope({ view, span, axis, precision }: ReadoutScopeProps) {
  const reading = useChartView(view, ({ cursor }) => cursor !== null);
  const selection = useChartView(view, (state) => state.selection);
  const isZoomed = useChartView(view, ({ zoom }) => zoom !== null && zoom === selection);
  const note = span ? NOTES[precision] : null;
  return (
    <div className={styles.scopes} data-reading={reading}>
      <p className={styles.actions}>
        {selection ? (
          <>
            <button type="button" disabled={isZoomed} onClick={() => view.set({ zoom: selection })}>
              Zoom in
            </button>
            <button type="button" onClick={() => view.set({ selection: null, marked: null })}>
              Clear
            </button>
          </>
        ) : null}
      </p>
      <p className={styles.scope} data-selected={selection !== null}>
        {span ? `${axis.tell(span.from)} to ${axis.tell(span.to)}` : 'Whole workout'}
        {note ? <small data-precision={precision}>{note}</small> : null}
      </p>
      <p className={styles.cursorScope}>At the cursor</p>
    </div>
  );
}
