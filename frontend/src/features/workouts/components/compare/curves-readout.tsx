import { FigureText } from '#components/figures/figures.js';
import { useChartView, type ChartView } from '#components/chart/chart-view.js';
import type { Extent } from '#components/chart/ticks.js';
import type { ChannelView } from '#features/workouts/model/chart/channels.js';
import type { Alignment } from '#features/workouts/model/compare/alignment.js';
import { differenceFigure, valuesAt } from '#features/workouts/model/compare/cursor-values.js';
import type { Integral } from '#features/workouts/model/compare/integral.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './curves-section.module.css';
import { WorkoutMark } from './workout-mark.js';

export interface CurvesReadoutProps {
  readonly workouts: readonly Compared[];
  readonly view: ChartView;
  readonly alignment: Alignment;
  readonly sums: readonly (Integral | null)[];
  readonly channel: ChannelView;
  readonly range: Extent;
}

/** The mean at the cursor is taken over this share of what is shown. */
export const CURSOR_SHARE = 1 / 200;

/**
 * What stands at the cursor for each workout, and how far each is from the base; names the curves
 * by their strokes.
 */
export function CurvesReadout({
  workouts,
  view,
  alignment,
  sums,
  channel,
  range,
}: CurvesReadoutProps) {
  const cursor = useChartView(view, (state) => state.cursor);
  const values =
    cursor === null
      ? null
      : valuesAt(sums, alignment, cursor, (range.to - range.from) * CURSOR_SHARE);
  return (
    <div className={styles.readout}>
      {workouts.map(({ letter, short }, index) => {
        const value = values?.[index] ?? null;
        const difference =
          values && index > 0 ? differenceFigure(channel, values[0] ?? null, value) : null;
        return (
          <div key={letter}>
            <WorkoutMark letter={letter} index={index} />
            {values ? (
              <b>
                <FigureText {...channel.tell(value)} />
              </b>
            ) : (
              <small>{short}</small>
            )}
            {difference ? (
              <small>
                <FigureText {...difference} />
              </small>
            ) : null}
          </div>
        );
      })}
      <span className={styles.place}>
        {cursor === null
          ? 'Point at the curves to read them.'
          : `at ${alignment.axis.tickText(alignment.axis.toX(cursor))}`}
      </span>
    </div>
  );
}
