import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingOutlined } from '@ant-design/icons';
import type { ChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import { workoutQuery } from '#features/workouts/api/get-workout.js';
import { RestDue, useAfterFirstFrame } from '#features/workouts/hooks/use-after-first-frame.js';
import type { Workout } from '#features/workouts/model/workout.js';
import type { Repair } from '#features/workouts/model/analysis.js';
import { ChartSection } from './chart/chart-section.js';
import { DATA_ID } from './data/data-section.js';
import { ChangedFigures } from './notes/changed-figures.js';
import { ContradictionsNote } from './notes/contradictions-note.js';
import { WorkoutReport } from './report/workout-report.js';
import { WorkoutDetails } from './workout-details.js';
import { WorkoutHeader } from './header/workout-header.js';
import { WorkoutMissing } from './workout-missing.js';
import { CoachSkeleton, WorkoutSkeleton } from './workout-skeleton.js';
import { WorkoutSummary } from './workout-summary.js';
import styles from './workout-page.module.css';
import recomputingStyles from './recomputing.module.css';
import dataNotesStyles from './data/data-notes.module.css';

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
          <button type="button" className={styles.skip} onClick={goToCurves}>
            Skip to the curves
          </button>
          <Recomputing on={analysis.status === 'recomputing'} />
          <WorkoutHeader workout={workout} units={units} />
          <WorkoutReport report={workout.reports[0]} view={view} />
          <div className={styles.sections}>
            <WorkoutSummary workout={workout} units={units} />
            <ChartSection workout={workout} units={units} view={view} />
            <div className={styles.notes}>
              <ContradictionsNote workout={workout} />
              <DataNotes warnings={workout.warnings} repairs={analysis.repairs} at={DATA_ID} />
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

/** Past dozens of words that explain themselves, each a stop of the Tab key. */
function goToCurves(): void {
  document.querySelector<HTMLElement>('#charts [role=slider]')?.focus();
}

/**
 * Said while the engine works with new thresholds; the page looks again by itself. Takes no room,
 * so that nothing jumps.
 */
function Recomputing({ on }: { readonly on: boolean }) {
  return (
    <div role="status" className={recomputingStyles.place}>
      {on ? (
        <p className={recomputingStyles.recomputing}>
          <LoadingOutlined aria-hidden /> Your analysis is being computed anew. The page follows by
          itself.
        </p>
      ) : null}
    </div>
  );
}

interface DataNotesProps {
  readonly warnings: readonly string[];
  readonly repairs: readonly Repair[];
  /** The part of the page that tells them. */
  readonly at: string;
}

/**
 * Where something was wrong with the file or was repaired: one sentence, and the way to the others
 * below.
 */
function DataNotes({ warnings, repairs, at }: DataNotesProps) {
  const count = warnings.length + repairs.length;
  if (count === 0) return null;
  const show = (): void => {
    const part = document.getElementById(at);
    part?.scrollIntoView?.();
    part?.focus({ preventScroll: true });
  };
  return (
    <p className={dataNotesStyles.notes}>
      {warnings[0] ?? repairs[0]?.text}{' '}
      <button type="button" onClick={show}>
        {count} {count === 1 ? 'note' : 'notes'} on the data
      </button>
    </p>
  );
}
