import { Select } from 'antd';
import { monthNames } from '#lib/months.js';
import {
  activityOf,
  activityOptions,
  withActivity,
} from '#features/workouts/model/list/activity-filter.js';
import type {
  SportCount,
  WorkoutFilter,
  YearCount,
} from '#features/workouts/model/list/workout-list.js';
import styles from './workout-filters.module.css';

const monthOptions = monthNames.map((label, index) => ({ value: index + 1, label }));

export interface WorkoutFiltersProps {
  readonly activities: readonly SportCount[];
  readonly years: readonly YearCount[];
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
}

/** What the address asks for is among the options even where the athlete has none of it. */
function withChosen<Value>(options: readonly Value[], chosen: Value | undefined): readonly Value[] {
  return chosen === undefined || options.includes(chosen) ? options : [...options, chosen];
}

export function WorkoutFilters({ activities, years, filter, onFilter }: WorkoutFiltersProps) {
  const { year, month } = filter;
  const counts = new Map(years.map((known) => [known.year, known.count]));
  const yearOptions = withChosen(
    years.map((known) => known.year),
    year,
  ).map((value) => ({ value, label: String(value), count: counts.get(value) ?? 0 }));
  // Years and months take the place of days that were chosen in the calendar.
  const { from: _from, to: _to, ...others } = filter;
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
          onFilter({ ...others, year: chosen, month: chosen === undefined ? undefined : month })
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
        onChange={(chosen?: number) => onFilter({ ...others, month: chosen })}
      />
      <Select
        aria-label="Activity"
        placeholder="Activity"
        allowClear
        value={activityOf(filter)}
        options={activityOptions(activities, filter)}
        optionRender={({ label, data }) => (
          <span className={data.within ? styles.within : undefined}>{label}</span>
        )}
        popupMatchSelectWidth={false}
        onChange={(chosen?: string) => onFilter(withActivity(filter, chosen))}
      />
    </div>
  );
}
