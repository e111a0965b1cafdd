import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '#components/button-link.js';
import { ProgressBar } from '#components/progress-bar.js';
import { FigureList } from '#components/figures/figures.js';
import type { UnitPreferences } from '#lib/units.js';
import { uploadFigures } from '#features/workouts/model/upload/upload-figures.js';
import type { UploadedWorkout } from '#features/workouts/model/upload/upload-item.js';
import { UploadWarnings } from './upload-warnings.js';
import styles from './upload-result.module.css';

export interface UploadResultProps {
  readonly workout: UploadedWorkout;
  readonly units: UnitPreferences;
  /** Without it the analysis stays closed, and the card leads to the questionnaire. */
  readonly profileCompleted: boolean;
  readonly onAnother: () => void;
}

export function UploadResult({ workout, units, profileCompleted, onAnother }: UploadResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.card} aria-labelledby="upload-result">
      <ProgressBar className={styles.full} name="Upload" percent={100} text="Done" />
      <h2 id="upload-result" ref={heading} tabIndex={-1}>
        Your workout is ready
      </h2>
      <FigureList className={styles.figures} figures={uploadFigures(workout, units)} />
      <UploadWarnings warnings={workout.warnings} />
      {profileCompleted ? null : (
        <p className={styles.survey}>
          Your workout is saved. Its analysis is measured against your own zones, so it opens once
          you have answered the survey.
        </p>
      )}
      <div className={styles.actions}>
        {profileCompleted ? (
          <ButtonLink
            to="/workouts/$workoutId"
            params={{ workoutId: workout.id }}
            look="primary"
            size="large"
          >
            View Full Analysis
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/onboarding" look="primary" size="large">
              Complete Fitness Survey
            </ButtonLink>
            <Button size="large" disabled>
              View Full Analysis
            </Button>
          </>
        )}
        <Button size="large" onClick={onAnother}>
          Upload another
        </Button>
      </div>
    </section>
  );
}
