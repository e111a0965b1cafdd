import { Button } from 'antd';
import { ButtonLink } from '#components/button-link.js';
import { shortFileName } from '#lib/format-workout.js';
import type { UploadProblem } from '#features/workouts/model/upload/upload-problem.js';
import { PlanLink } from './plan-link.js';
import styles from './upload-failure.module.css';

export interface UploadFailureProps {
  readonly fileName: string;
  readonly problem: UploadProblem;
  readonly onRetry: () => void;
}

/** What went wrong stays on the page after its toast has gone, with the way on. */
export function UploadFailure({ fileName, problem, onRetry }: UploadFailureProps) {
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
