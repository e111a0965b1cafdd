import { Link } from '@tanstack/react-router';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { workoutName } from '#features/workouts/model/list/workout-name.js';
import { keepTogether } from '#lib/keep-together.js';
import { fileName, formatStart, shortFileName, sportName } from '#lib/format-workout.js';
import { SportIcon } from './sport-icon.js';
import styles from './workout-link.module.css';
import workoutMetaStyles from './workout-meta.module.css';

export interface WorkoutLinkProps {
  readonly workout: WorkoutListItem;
  readonly className?: string;
  /** Says what was found, unless the athlete has named it. */
  readonly finding?: boolean;
}

/** The workout's name, or its finding, as a link that takes in its whole row. */
export function WorkoutLink({ workout, className, finding = false }: WorkoutLinkProps) {
  const found = finding && workout.title === null ? workout.headline : null;
  return (
    <Link
      to="/workouts/$workoutId"
      params={{ workoutId: workout.id }}
      state={{ fromHome: true }}
      className={styles.link}
    >
      <span className={className} dir="auto">
        {found === null ? workoutName(workout) : keepTogether(found)}
      </span>
    </Link>
  );
}

interface WorkoutMetaProps {
  readonly workout: WorkoutListItem;
  /** Where the row shows the date in a column of its own. */
  readonly dateless?: boolean;
  readonly named?: boolean;
}

/** Sport, date and file name in one quiet line. */
export function WorkoutMeta({ workout, dateless = false, named = false }: WorkoutMetaProps) {
  const { date, time } = formatStart(workout.startTime, workout.utcOffsetS);
  return (
    <p className={workoutMetaStyles.meta}>
      {dateless ? null : <SportIcon family={workout.family} />}
      <span>{sportName(workout.sport)}</span>
      {dateless ? null : (
        <time dateTime={workout.startTime}>
          {date}, {time}
        </time>
      )}
      {named ? (
        <span className={workoutMetaStyles.file} title={fileName(workout.Upload.filename)}>
          {shortFileName(workout.Upload.filename)}
        </span>
      ) : null}
    </p>
  );
}
