import { memo } from 'react';
import { FigureList } from '#components/figures/figures.js';
import { formatStart } from '#lib/format-workout.js';
import { keepTogether } from '#lib/keep-together.js';
import type { UnitPreferences } from '#lib/units.js';
import { workoutFigures } from '#features/workouts/model/list/workout-figures.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { dayOf, workoutName } from '#features/workouts/model/list/workout-name.js';
import { SelectBox } from './select-box.js';
import { RowTitle } from './row-title.js';
import { WorkoutMeta } from './workout-link.js';
import styles from './workout-row.module.css';

export interface WorkoutRowProps {
  readonly workout: WorkoutListItem;
  readonly units: UnitPreferences;
  /** Whether its finding is on the page already. */
  readonly told: boolean;
  readonly selected: boolean;
  /** Why it cannot be selected; null where it can. */
  readonly blocked: string | null;
  readonly onToggle: (workout: WorkoutListItem) => void;
  readonly onAnalyze: () => void;
}

/**
 * One workout in a line: its box, its day, its title, finding and numbers. The list draws it again
 * only where it has changed.
 */
export const WorkoutRow = memo(function WorkoutRow({
  workout,
  units,
  told,
  selected,
  blocked,
  onToggle,
  onAnalyze,
}: WorkoutRowProps) {
  const { date, time } = formatStart(workout.startTime, workout.utcOffsetS);
  const [weekday, day] = date.split(' ');
  return (
    <div className={styles.row} data-selected={selected}>
      <div className={styles.select}>
        <SelectBox
          label={`Select ${workoutName(workout)}, ${dayOf(workout)}`}
          checked={selected}
          blocked={blocked}
          onToggle={() => onToggle(workout)}
          onEnter={onAnalyze}
        />
      </div>
      <time className={styles.date} dateTime={workout.startTime} title={`${date}, ${time}`}>
        <span className={styles.day}>{day}</span>
        <span>{weekday}</span>
      </time>
      <div className={styles.finding}>
        <RowTitle workout={workout} />
        {!told && workout.headline !== null ? (
          <p className={styles.headline}>{keepTogether(workout.headline)}</p>
        ) : null}
        <WorkoutMeta workout={workout} dateless named />
      </div>
      <FigureList className={styles.figures} figures={workoutFigures(workout, units)} />
    </div>
  );
});
