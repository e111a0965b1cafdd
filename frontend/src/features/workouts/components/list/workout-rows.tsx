import type { UnitPreferences } from '#lib/units.js';
import type { ListedInMonth } from '#features/workouts/model/list/by-month.js';
import { whyNot, type Family } from '#features/workouts/model/list/selection.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { useRowWindow, type RowWindowOptions } from './use-row-window.js';
import { WorkoutRow } from './workout-row.js';
import styles from './workout-rows.module.css';

export interface WorkoutRowsProps extends RowWindowOptions {
  readonly rows: readonly ListedInMonth[];
  /** How many there are with those that are not loaded yet. */
  readonly total: number;
  readonly units: UnitPreferences;
  /** Ids of the workouts whose findings are on the page already. */
  readonly told: ReadonlySet<string>;
  /** While another filter's rows are on their way. */
  readonly outdated: boolean;
  readonly selected: readonly string[];
  /** The sport family that the selection is bound to. */
  readonly family: Family | undefined;
  readonly onToggle: (workout: WorkoutListItem) => void;
  readonly onAnalyze: () => void;
}

/**
 * Newest first, under the month they took place in. Only what is near the window is in the page.
 */
export function WorkoutRows({
  rows,
  total,
  units,
  told,
  outdated,
  selected,
  family,
  onToggle,
  onAnalyze,
  ...options
}: WorkoutRowsProps) {
  const { list, items, height, measure, onFocus, onBlur } = useRowWindow(rows, options);
  return (
    <div className={styles.table} data-outdated={outdated}>
      <div className={styles.columns} aria-hidden="true">
        <span />
        <span />
        <span />
        <span>Duration</span>
        <span>Distance</span>
        <span>Pace, power</span>
        <span>Heart rate</span>
        <span>Load</span>
      </div>
      <ol
        ref={list}
        className={styles.rows}
        style={{ height }}
        aria-labelledby="all-workouts"
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {items.map(({ index, key, offset }) => {
          const row = rows[index];
          if (!row) return null;
          const { workout, opens } = row;
          return (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${offset}px)` }}
            >
              {opens ? <h3 className={styles.month}>{opens.label}</h3> : null}
              <WorkoutRow
                workout={workout}
                units={units}
                told={told.has(workout.id)}
                selected={selected.includes(workout.id)}
                blocked={whyNot(workout, selected, family)}
                onToggle={onToggle}
                onAnalyze={onAnalyze}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
