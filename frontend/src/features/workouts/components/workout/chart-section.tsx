import { Button } from 'antd';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import { Notice } from '../../../../components/states/notice.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { useStreams } from '../../hooks/use-streams.js';
import type { Workout } from '../../model/workout.js';
import { WorkoutChart } from './workout-chart.js';
import styles from './chart-section.module.css';

export interface ChartSectionProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

/** The curves of the workout, as soon as they are there. */
export function ChartSection({ workout, units, view }: ChartSectionProps) {
  const { streams, reduced, failed, retry } = useStreams(workout.id);
  return (
    <section className={styles.section} aria-label="Charts" id="charts">
      {streams ? <WorkoutChart workout={workout} units={units} view={view} streams={streams} reduced={reduced} /> : null}
      {failed && !streams ? (
        <Notice title="The curves could not be loaded" role="alert" actions={<Button onClick={retry}>Try again</Button>}>
          The numbers on this page do not depend on them.
        </Notice>
      ) : null}
      {!streams && !failed ? <ChartSkeleton /> : null}
    </section>
  );
}

/** The panels' own heights, so that the curves appear without a jump. */
const PANEL_HEIGHTS = [148, 104, 88, 72, 72];

export function ChartSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden>
      {PANEL_HEIGHTS.map((height, index) => (
        <div key={index} style={{ height }} />
      ))}
    </div>
  );
}
