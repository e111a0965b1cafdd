import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingOutlined } from '@ant-design/icons';
import type { ChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import { workoutQuery } from '#features/workouts/api/get-workout.js';
import { RestDue, useAfterFirstFrame } from '#features/workouts/hooks/use-after-first-frame.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { ChartSection } from './chart/chart-section.js';
import { DataNotes } from './data/data-notes.js';
import { ChangedFigures } from './notes/changed-figures.js';
import { ContradictionsNote } from './notes/contradictions-note.js';
import { WorkoutFindings, WorkoutReport } from './report/workout-report.js';
import { WorkoutDetails } from './workout-details.js';
import { WorkoutHeader } from './header/workout-header.js';
import { WorkoutMissing } from './workout-missing.js';
import { CoachSkeleton, WorkoutSkeleton } from './workout-skeleton.js';
import { WorkoutSummary } from './workout-summary.js';
import styles from './workout-page.module.css';
import recomputingStyles from './recomputing.module.css';

export interface WorkoutPageProps {
  readonly workoutId: string;
  /** Undefined until it is known how the athlete reads numbers. */
  readonly units: UnitPreferences | undefined;
  readonly view: ChartView;
  /** The coach beside the workout. */
  readonly coach: (workout: Workout) => ReactNode;
}

/**
 * One workout, with the coach beside it: the finding and the key numbers, then the curves, then why
 * and everything else.
 */
export function WorkoutPage({ workoutId, units, view, coach }: WorkoutPageProps) {
  const { data: workout, error, refetch, isFetching } = useQuery(workoutQuery(workoutId));
  if (error && !workout)
    return (
      <WorkoutMissing
        workoutId={workoutId}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!workout || !units) return <WorkoutSkeleton />;
  return <LoadedPage workout={workout} units={units} view={view} coach={coach} />;
}

type LoadedPageProps = Omit<WorkoutPageProps, 'workoutId'> & {
  readonly workout: Workout;
  readonly units: UnitPreferences;
};

/**
 * What is seen first is drawn first: what stands below the curves and beside them follows in
 * slices, and nothing moves for it.
 */
function LoadedPage({ workout, units, view, coach }: LoadedPageProps) {
  const isRestDue = useAfterFirstFrame();
  const { analysis } = workout;
  return (
    <div className={styles.page}>
      <RestDue value={isRestDue}>
        <article className={styles.main}>
          <Recomputing on={analysis.status === 'recomputing'} />
          <WorkoutHeader workout={workout} units={units} />
          <WorkoutReport report={workout.reports[0]} view={view} />
          <div className={styles.sections}>
            <WorkoutSummary workout={workout} units={units} />
            <ChartSection workout={workout} units={units} view={view} />
            <WorkoutFindings report={workout.reports[0]} view={view} />
            <div className={styles.notes}>
              <ContradictionsNote workout={workout} />
              <DataNotes workout={workout} />
              <ChangedFigures workout={workout} units={units} />
            </div>
            {isRestDue ? <WorkoutDetails workout={workout} units={units} view={view} /> : null}
          </div>
        </article>
      </RestDue>
      {isRestDue ? coach(workout) : <CoachSkeleton />}
    </div>
  );
}

/** Said while the engine works with new thresholds. Takes no room, so that nothing jumps. */
function Recomputing({ on }: { readonly on: boolean }) {
  return (
    <div role="status" className={recomputingStyles.place}>
      {on ? (
        <p className={recomputingStyles.recomputing}>
          <LoadingOutlined aria-hidden /> Your analysis is being computed again. The page updates
          automatically.
        </p>
      ) : null}
    </div>
  );
}
