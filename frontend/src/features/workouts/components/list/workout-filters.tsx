import { Select } from 'antd';
import { sportName } from '#lib/format-workout.js';
import { monthNames } from '#lib/months.js';
import type { WorkoutFilter, YearCount } from '#features/workouts/model/list/workout-list.js';
import styles from './workout-filters.module.css';

const monthOptions = monthNames.map((label, index) => ({ value: index + 1, label }));

export interface WorkoutFiltersProps {
  readonly sports: readonly string[];
  readonly years: readonly YearCount[];
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** What the address asks for stands among the options even where the athlete has none of it. */
function withChosen<Value>(options: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || options.includes(chosen) ? options : [...options, chosen];
}

export function WorkoutFilters({ sports, years, filter, onFilter }: WorkoutFiltersProps) {
  const { year, month, sport } = filter;
  const counts = new Map(years.map((known) => [known.year, known.count]));
  const yearOptions = withChosen(
    years.map((known) => known.year),
    year,
  ).map((value) => ({ value, label: String(value), count: counts.get(value) ?? 0 }));
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Select
        aria-label="Year"
        placeholder="Year"
        allowClear
        value={year}
        options={yearOptions}
        optionRender={({ label, data }) => (
          <span className={styles.option}>
            {label}
            <span
              className={styles.count}
              aria-label={`${data.count} ${data.count === 1 ? 'workout' : 'workouts'}`}
            >
              {data.count}
            </span>
          </span>
        )}
        onChange={(chosen?: number) =>
          onFilter(chosen === undefined ? { sport } : { year: chosen, month, sport })
        }
      />
      <Select
        aria-label="Month"
        placeholder="Month"
        allowClear
        disabled={year === undefined}
        value={month}
        options={monthOptions}
        listHeight={440}
        onChange={(chosen?: number) => onFilter({ year, month: chosen, sport })}
      />
      <Select
        aria-label="Activity"
        placeholder="Activity"
        allowClear
        value={sport}
        options={withChosen(sports, sport).map((name) => ({ value: name, label: sportName(name) }))}
        popupMatchSelectWidth={false}
        onChange={(chosen?: string) => onFilter({ year, month, sport: chosen })}
      />
    </div>
  );
}
