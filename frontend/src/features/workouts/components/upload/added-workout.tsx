import { FigureText } from '#components/figures/figures.js';
import type { UnitPreferences } from '#lib/units.js';
import { uploadFigures } from '#features/workouts/model/upload/upload-figures.js';
import type { UploadedWorkout } from '#features/workouts/model/upload/uploaded-workout.js';
import styles from './added-workout.module.css';
import { UploadWarnings } from './upload-warnings.js';

export interface AddedWorkoutProps {
  readonly workout: UploadedWorkout;
  readonly file: string;
  readonly units: UnitPreferences;
}

/** What a file of the list has become, in one line. */
export function AddedWorkout({ workout, file, units }: AddedWorkoutProps) {
  const [sport, date, ...numbers] = uploadFigures(workout, units);
  return (
    <div className={styles.added}>
      <div className={styles.what}>
        <p className={styles.sport}>
          {sport?.value}
          <span className={styles.date}>{date?.value}</span>
        </p>
        <p className={styles.file}>{file}</p>
      </div>
      <dl className={styles.numbers}>
        {numbers.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <FigureText value={value} unit={unit} />
            </dd>
          </div>
        ))}
      </dl>
      <UploadWarnings warnings={workout.warnings} />
    </div>
  );
}
