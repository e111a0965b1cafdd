import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { ChartView } from '#components/chart/chart-view.js';
import type { UnitPreferences } from '#lib/units.js';
import { sampleQuery } from '#features/workouts/api/get-sample.js';
import { SAMPLES, WorkoutSourceContext } from '#features/workouts/api/workout-source.js';
import { RestDue, useAfterFirstFrame } from '#features/workouts/hooks/use-after-first-frame.js';
import { distanceFigure, figureText, formatHoursMinutes } from '#lib/format.js';
import { formatStart } from '#lib/format-workout.js';
import { movingTimeOf } from '#features/workouts/model/metrics/mean-values.js';
import { workoutTitle } from '#features/workouts/model/title-and-notes.js';
import { ApiError } from '#api/api-error.js';
import { ButtonLink } from '#components/button-link.js';
import { Notice } from '#components/states/notice.js';
import { ChartSection } from '../workout/chart/chart-section.js';
import { WorkoutFindings, WorkoutReport } from '../workout/report/workout-report.js';
import { WorkoutDetails } from '../workout/workout-details.js';
import { WorkoutSummary } from '../workout/workout-summary.js';
import sampleSkeletonStyles from '../workout/workout-skeleton.module.css';
import type { WorkoutPart } from '../workout/section.js';
import styles from './sample-page.module.css';
import sampleHeaderStyles from './sample-header.module.css';

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
                <WorkoutReport report={workout.reports[0]} view={view} />
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
                <WorkoutFindings report={workout.reports[0]} view={view} />
                {isRestDue ? <WorkoutDetails workout={workout} units={units} view={view} /> : null}
              </>
            ) : null}
          </div>
        </article>
      </RestDue>
    </WorkoutSourceContext>
  );
}

/** Which sample this is, when it would have been, how long and how far. */
function SampleHeader({ workout, units }: WorkoutPart) {
  return (
    <header className={sampleHeaderStyles.header}>
      <h1>{workoutTitle(workout)}</h1>
      <ul className={sampleHeaderStyles.facts}>
        <li>Simulated, then analysed as a recording is</li>
        <li>
          <time dateTime={workout.startTime}>
            {formatStart(workout.startTime, workout.utcOffsetS).date}
          </time>
        </li>
        <li>
          <b>{formatHoursMinutes(movingTimeOf(workout))}</b> moving
        </li>
        <li>
          <b>{figureText(distanceFigure(workout.distanceM, units))}</b>
        </li>
      </ul>
    </header>
  );
}

/** The opening of the page while the sample is on its way. */
function SampleSkeleton() {
  return (
    <>
      <h1 className={sampleSkeletonStyles.title} aria-label="Sample workout" />
      <p role="status" className={sampleSkeletonStyles.status}>
        Loading workout details...
      </p>
      <div className={sampleSkeletonStyles.finding} aria-hidden />
    </>
  );
}

interface SampleMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Why there is no sample to show: there is none at this address, or it could not be fetched. */
function SampleMissing({ error, onRetry }: SampleMissingProps) {
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <Notice
      level={1}
      title="Workout not found"
      role="alert"
      actions={
        <>
          {isNone ? null : (
            <Button type="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <ButtonLink to="/demo">Choose a sample</ButtonLink>
        </>
      }
    >
      {isNone ? 'There is no sample at this address.' : 'The sample could not be loaded just now.'}
    </Notice>
  );
}
