import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import { sampleQuery } from '#features/workouts/api/get-sample.js';
import { SAMPLES, WorkoutSourceContext } from '#features/workouts/api/workout-source.js';
import { RestDue, useAfterFirstFrame } from '#features/workouts/hooks/use-after-first-frame.js';
import { ChartSection } from '../workout/chart/chart-section.js';
import { Finding } from '../workout/finding.js';
import { WorkoutDetails } from '../workout/workout-details.js';
import { WorkoutSummary } from '../workout/workout-summary.js';
import { SampleHeader } from './sample-header.js';
import { SampleMissing } from './sample-missing.js';
import { SampleSkeleton } from './sample-skeleton.js';
import styles from './sample-page.module.css';

export interface SamplePageProps {
  readonly workoutId: string;
  readonly units: UnitPreferences;
  readonly view: ChartView;
  /** The coach: beside the workout, or right below its finding. */
  readonly coach: ReactNode;
}

/** A workout of the demo, drawn by the same parts as an athlete's own. */
export function SamplePage({ workoutId, units, view, coach }: SamplePageProps) {
  const { data: workout, error, refetch } = useQuery(sampleQuery(workoutId, units.unitSystem));
  const isRestDue = useAfterFirstFrame();
  if (error && !workout) return <SampleMissing error={error} onRetry={() => void refetch()} />;
  return (
    <WorkoutSourceContext value={SAMPLES}>
      <RestDue value={isRestDue}>
        <article className={styles.page}>
          <div className={styles.opening}>
            {workout ? (
              <>
                <SampleHeader workout={workout} units={units} />
                <Finding report={workout.reports[0]} />
              </>
            ) : (
              <SampleSkeleton />
            )}
          </div>
          <div className={styles.coach}>{coach}</div>
          <div className={styles.sections}>
            {workout ? (
              <>
                <WorkoutSummary workout={workout} units={units} />
                <ChartSection workout={workout} units={units} view={view} />
                {isRestDue ? <WorkoutDetails workout={workout} units={units} view={view} /> : null}
              </>
            ) : null}
          </div>
        </article>
      </RestDue>
    </WorkoutSourceContext>
  );
}
