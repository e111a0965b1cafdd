import { Button } from 'antd';
import { ButtonLink } from '../../../../components/button-link.js';
import { shortFileName } from '../../../../lib/format-workout.js';
import type { UploadProblem } from '../../model/upload-problem.js';
import styles from './upload-failure.module.css';

export interface UploadFailureProps {
  readonly file: File;
  readonly problem: UploadProblem;
  readonly onRetry: (file: File) => void;
}

/** What went wrong stays on the page after its toast has gone, with the way on. */
export function UploadFailure({ file, problem, onRetry }: UploadFailureProps) {
  return (
    <section className={styles.failure} aria-label="Upload failed">
      <div>
        <h2>{problem.title}</h2>
        <p>{problem.description}</p>
        <p className={styles.file}>{shortFileName(file.name)}</p>
      </div>
      {problem.retry ? <Button onClick={() => onRetry(file)}>Try again</Button> : null}
      {problem.workoutId ? (
        <ButtonLink to="/workouts/$workoutId" params={{ workoutId: problem.workoutId }}>
          Open the workout
        </ButtonLink>
      ) : null}
    </section>
  );
}
