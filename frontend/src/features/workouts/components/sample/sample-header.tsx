import { distanceFigure, figureText, formatHoursMinutes } from '#lib/format.js';
import { formatStart } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import { movingTimeOf } from '#features/workouts/model/metrics/moving-time.js';
import { workoutTitle } from '#features/workouts/model/title-and-notes.js';
import type { Workout } from '#features/workouts/model/workout.js';
import styles from './sample-header.module.css';

export interface SampleHeaderProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
}

/** Which sample this is, when it would have been, how long and how far. */
export function SampleHeader({ workout, units }: SampleHeaderProps) {
  return (
    <header className={styles.header}>
      <h1>{workoutTitle(workout)}</h1>
      <ul className={styles.facts}>
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
