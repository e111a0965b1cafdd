import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../../components/button-link.js';
import { FigureText } from '../../../../components/figures/figures.js';
import { distanceFigure, figure, formatDuration } from '../../../../lib/format.js';
import { formatStart, sportName } from '../../../../lib/format-workout.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { UploadedWorkout } from '../../model/uploaded-workout.js';
import styles from './upload-result.module.css';

export interface UploadResultProps {
  readonly workout: UploadedWorkout;
  readonly units: UnitPreferences;
  readonly onAnother: () => void;
}

export function UploadResult({ workout, units, onAnother }: UploadResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const figures = [
    { label: 'Sport', value: sportName(workout.sport), unit: '' },
    { label: 'Date', value: formatStart(workout.startTime, null).date, unit: '' },
    { label: 'Distance', ...distanceFigure(workout.distance, units) },
    { label: 'Duration', value: formatDuration(workout.duration), unit: '' },
    { label: 'Calories', ...figure(workout.calories, 'kcal') },
  ];
  return (
    <section className={styles.card} aria-labelledby="upload-result">
      <h2 id="upload-result" ref={heading} tabIndex={-1}>
        Your workout is ready
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FigureText value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      {workout.warnings.length > 0 ? (
        <ul className={styles.warnings} aria-label="What to know about this file">
          {workout.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <div className={styles.actions}>
        <ButtonLink to="/workouts/$workoutId" params={{ workoutId: workout.id }} look="primary" size="large">
          View Full Analysis
        </ButtonLink>
        <Button size="large" onClick={onAnother}>
          Upload another
        </Button>
      </div>
    </section>
  );
}
