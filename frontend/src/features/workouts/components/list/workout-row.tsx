import { FigureText } from '../../../../components/figures/figures.js';
import { formatStart } from '../../../../lib/format-workout.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { workoutFigures } from '../../model/workout-figures.js';
import type { WorkoutListItem } from '../../model/workout-list.js';
import { WorkoutLink } from './workout-link.js';
import { WorkoutMeta } from './workout-meta.js';
import styles from './workout-row.module.css';

export interface WorkoutRowProps {
  readonly workout: WorkoutListItem;
  readonly units: UnitPreferences;
}

export function WorkoutRow({ workout, units }: WorkoutRowProps) {
  const { date, time } = formatStart(workout.startTime, workout.utcOffsetS);
  const [weekday, day] = date.split(' ');
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={workout.startTime} title={`${date}, ${time}`}>
        <span className={styles.day}>{day}</span>
        <span>{weekday}</span>
      </time>
      <div className={styles.finding}>
        <WorkoutLink workout={workout} />
        <WorkoutMeta workout={workout} dateless named />
      </div>
      <dl className={styles.figures}>
        {workoutFigures(workout, units).map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <FigureText {...figure} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
