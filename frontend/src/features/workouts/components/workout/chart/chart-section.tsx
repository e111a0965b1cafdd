import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Notice } from '#components/states/notice.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import { useStreams } from '#features/workouts/hooks/chart/use-streams.js';
import { routeOf } from '#features/workouts/model/route/route.js';
import type { ChartedPart } from '../section.js';
import { WorkoutChart } from './workout-chart.js';
import styles from './chart-section.module.css';

/**
 * The curves of the workout with its route, as soon as they are there: together, so that nothing
 * moves when the map comes.
 */
export function ChartSection({ workout, units, view }: ChartedPart) {
  const loaded = useStreams(workout.id, view);
  const source = useWorkoutSource();
  const positions = useQuery({ ...source.positions(workout.id), enabled: !workout.indoor });
  const route = useMemo(
    () => (positions.data && !workout.indoor ? routeOf(positions.data) : null),
    [positions.data, workout.indoor],
  );
  const { overview, failed, retry } = loaded;
  const ready = overview !== undefined && !positions.isLoading;
  return (
    <section className={styles.section} aria-label="Charts" id="charts">
      {ready ? (
        <WorkoutChart
          workout={workout}
          units={units}
          view={view}
          loaded={{ ...loaded, overview }}
          route={route}
        />
      ) : null}
      {failed && !overview ? (
        <Notice
          title="The curves could not be loaded"
          role="alert"
          actions={<Button onClick={retry}>Try again</Button>}
        >
          The numbers on this page do not depend on them.
        </Notice>
      ) : null}
      {!ready && !failed ? <ChartSkeleton /> : null}
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
