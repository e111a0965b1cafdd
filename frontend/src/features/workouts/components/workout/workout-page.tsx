import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '../../../../api/api-error.js';
import type { ChartView } from '../../../../components/chart/chart-view.js';
import { Notice } from '../../../../components/states/notice.js';
import { ButtonLink } from '../../../../components/button-link.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { workoutQuery } from '../../api/get-workout.js';
import type { Workout } from '../../model/workout.js';
import { BestEfforts } from './best-efforts.js';
import { ChartSection } from './chart-section.js';
import { DataNotes } from './data-notes.js';
import { Finding } from './finding.js';
import { PacingSection } from './pacing-section.js';
import { PowerCurve } from './power-curve.js';
import { Recomputing } from './recomputing.js';
import { SegmentsSection } from './segments-section.js';
import { BackLink, WorkoutHeader } from './workout-header.js';
import { WorkoutSkeleton } from './workout-skeleton.js';
import { WorkoutSummary } from './workout-summary.js';
import { ZonesSection } from './zones-section.js';
import styles from './workout-page.module.css';

export interface WorkoutPageProps {
  readonly workoutId: string;
  /** Undefined until it is known how the athlete reads numbers. */
  readonly units: UnitPreferences | undefined;
  readonly view: ChartView;
  /** The coach beside the workout. */
  readonly coach: (workout: Workout) => ReactNode;
}

/** One workout from the finding down to every second of it, with the coach beside it. */
export function WorkoutPage({ workoutId, units, view, coach }: WorkoutPageProps) {
  const { data: workout, error, refetch } = useQuery(workoutQuery(workoutId));
  if (error && !workout) return <WorkoutMissing onRetry={isMissing(error) ? null : () => void refetch()} />;
  if (!workout || !units) return <WorkoutSkeleton />;
  const { analysis } = workout;
  return (
    <div className={styles.page}>
      <article className={styles.main}>
        <WorkoutHeader workout={workout} units={units} />
        <DataNotes warnings={workout.warnings} repairs={analysis.repairs} />
        <Finding report={workout.reports[0]} />
        {analysis.status === 'recomputing' ? <Recomputing /> : null}
        <div className={styles.sections}>
          <WorkoutSummary workout={workout} units={units} />
          <ChartSection workout={workout} units={units} view={view} />
          <ZonesSection workout={workout} units={units} />
          <SegmentsSection workout={workout} units={units} view={view} />
          <div className={styles.pair}>
            {workout.family === 'running' ? (
              <BestEfforts efforts={analysis.bestEfforts} units={units} view={view} />
            ) : (
              <PowerCurve points={analysis.curves.power} ftpW={analysis.thresholds.ftpW?.value ?? null} />
            )}
            <PacingSection workout={workout} units={units} view={view} />
          </div>
        </div>
      </article>
      {coach(workout)}
    </div>
  );
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** `onRetry` where it is not known that there is none. */
function WorkoutMissing({ onRetry }: { readonly onRetry: (() => void) | null }) {
  return (
    <>
      <BackLink />
      <Notice
        level={1}
        title="Workout not found"
        role="alert"
        actions={
          <>
            {onRetry ? (
              <Button type="primary" onClick={onRetry}>
                Try again
              </Button>
            ) : null}
            <ButtonLink to="/">All workouts</ButtonLink>
          </>
        }
      >
        {onRetry ? 'It could not be loaded just now. Nothing of it is lost.' : 'It may have been deleted, or it may belong to another account.'}
      </Notice>
    </>
  );
}
