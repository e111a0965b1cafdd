import { Button } from 'antd';
import type { UnitPreferences } from '#lib/units.js';
import type { UploadItem } from '#features/workouts/model/upload/upload-item.js';
import type { Hold, UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { ButtonLink } from '#components/button-link.js';
import { shortFileName } from '#lib/format-workout.js';
import type { UploadProblem } from '#features/workouts/model/upload/upload-problem.js';
import { UploadProgress } from './upload-progress.js';
import { UploadResult } from './upload-result.js';
import { PlanLink } from './plan-link.js';
import styles from './upload-failure.module.css';

export interface UploadWidgetProps {
  readonly queue: UploadQueue;
  readonly item: UploadItem;
  readonly hold: Hold | null;
  readonly units: UnitPreferences;
  readonly profileCompleted: boolean;
}

/** One file from its choice to its workout. Idle is the page without it. */
export function UploadWidget({ queue, item, hold, units, profileCompleted }: UploadWidgetProps) {
  const { id, name, state } = item;
  switch (state.phase) {
    case 'waiting':
    case 'uploading':
      return (
        <UploadProgress
          fileName={name}
          state={state}
          hold={hold}
          onCancel={() => queue.remove(id)}
        />
      );
    case 'done':
      return (
        <UploadResult
          workout={state.workout}
          units={units}
          profileCompleted={profileCompleted}
          onAnother={() => queue.clear()}
        />
      );
    case 'refused':
    case 'stopped':
      return (
        <UploadFailure fileName={name} problem={state.problem} onRetry={() => queue.retry(id)} />
      );
    case 'canceled':
      return null;
  }
}

interface UploadFailureProps {
  readonly fileName: string;
  readonly problem: UploadProblem;
  readonly onRetry: () => void;
}

/** What went wrong stays on the page after its toast has gone, with the way on. */
function UploadFailure({ fileName, problem, onRetry }: UploadFailureProps) {
  return (
    <section className={styles.failure} aria-label="Upload failed">
      <div>
        <h2>{problem.title}</h2>
        {problem.sentence ? <p>{problem.sentence}</p> : null}
        <p>{problem.description}</p>
        <p className={styles.file}>{shortFileName(fileName)}</p>
      </div>
      {problem.kind === 'subscription' ? <PlanLink /> : null}
      {problem.retry ? <Button onClick={onRetry}>Try again</Button> : null}
      {problem.workoutId ? (
        <ButtonLink to="/workouts/$workoutId" params={{ workoutId: problem.workoutId }}>
          Open the workout
        </ButtonLink>
      ) : null}
    </section>
  );
}
