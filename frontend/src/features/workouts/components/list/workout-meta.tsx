import { fileName, formatStart, shortFileName, sportName } from '#lib/format-workout.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import styles from './workout-meta.module.css';

export interface WorkoutMetaProps {
  readonly workout: WorkoutListItem;
  /** Where the row shows the date in a column of its own. */
  readonly dateless?: boolean;
  readonly named?: boolean;
}

/** Sport, date and file name in one quiet line. */
export function WorkoutMeta({ workout, dateless = false, named = false }: WorkoutMetaProps) {
  const { date, time } = formatStart(workout.startTime, workout.utcOffsetS);
  return (
    <p className={styles.meta}>
      <span>{sportName(workout.sport)}</span>
      {dateless ? null : (
        <time dateTime={workout.startTime}>
          {date}, {time}
        </time>
      )}
      {named ? (
        <span className={styles.file} title={fileName(workout.Upload.filename)}>
          {shortFileName(workout.Upload.filename)}
        </span>
      ) : null}
    </p>
  );
}
