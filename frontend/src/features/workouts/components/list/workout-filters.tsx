import { Select } from 'antd';
import { sportName } from '../../../../lib/format-workout.js';
import type { WorkoutFilter } from '../../model/workout-list.js';
import styles from './workout-filters.module.css';

/** The FIT protocol came into devices in that year; there is nothing older to find. */
const firstYear = 2007;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const monthOptions = months.map((label, index) => ({ value: index + 1, label }));

export interface WorkoutFiltersProps {
  readonly sports: readonly string[];
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
}

export function WorkoutFilters({ sports, filter, onFilter }: WorkoutFiltersProps) {
  const { year, month, sport } = filter;
  const thisYear = new Date().getFullYear();
  const years = Array.from({ length: thisYear - firstYear + 1 }, (_, index) => ({ value: thisYear - index, label: String(thisYear - index) }));
  return (
    <div className={styles.filters} role="group" aria-label="Filters">
      <Select
        aria-label="Year"
        placeholder="Year"
        allowClear
        value={year}
        options={years}
        onChange={(chosen?: number) => onFilter(chosen === undefined ? { sport } : { year: chosen, month, sport })}
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
        options={sports.map((name) => ({ value: name, label: sportName(name) }))}
        popupMatchSelectWidth={false}
        onChange={(chosen?: string) => onFilter({ year, month, sport: chosen })}
      />
    </div>
  );
}
