import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useId } from 'react';
import { monthNames } from '#lib/months.js';
import type { UnitPreferences } from '#lib/units.js';
import { calendarQuery } from '#features/workouts/api/get-calendar.js';
import { useMonthGrid } from '#features/workouts/hooks/use-month-grid.js';
import {
  mondaysOf,
  monthLabel,
  monthsAway,
  type MonthKey,
} from '#features/workouts/model/list/month-grid.js';
import type { WorkoutFilter, YearCount } from '#features/workouts/model/list/workout-list.js';
import { addDays, type Day } from '#features/workouts/model/progress/calendar.js';
import { CalendarWeekRow } from './calendar-week-row.js';
import styles from './month-calendar.module.css';

export interface MonthCalendarProps {
  readonly years: readonly YearCount[];
  readonly units: UnitPreferences;
  readonly filter: WorkoutFilter;
  readonly onFilter: (filter: WorkoutFilter) => void;
  /** Where the athlete is. */
  readonly today: Day;
  /** Of the newest workout. */
  readonly newest: Day;
}

const COLUMNS = [
  ['Monday', 'Mo'],
  ['Tuesday', 'Tu'],
  ['Wednesday', 'We'],
  ['Thursday', 'Th'],
  ['Friday', 'Fr'],
  ['Saturday', 'Sa'],
  ['Sunday', 'Su'],
] as const;

/** The first day that the list is narrowed to. */
function chosenDay({ from, year, month }: WorkoutFilter): Day | null {
  if (from !== undefined) return from;
  if (year === undefined) return null;
  return `${year}-${String(month ?? 1).padStart(2, '0')}-01`;
}

/**
 * Months with the workouts of each day and the totals of each week. A day or a week that is chosen
 * narrows the list to it; chosen again, it lets go.
 */
export function MonthCalendar({
  years,
  units,
  filter,
  onFilter,
  today,
  newest,
}: MonthCalendarProps) {
  const caption = useId();
  const { month, show, place, setPlace, table, onKeyDown } = useMonthGrid(
    chosenDay(filter) ?? newest,
  );
  const mondays = mondaysOf(month);
  const [first = today, last = today] = [mondays[0], mondays.at(-1)];
  const calendar = useQuery(calendarQuery(filter, first, addDays(last, 6), today));
  const days = new Map(calendar.data?.days.map((day) => [day.day, day]));
  const weeks = new Map(calendar.data?.weeks.map((week) => [week.week, week]));

  const onChoose = (from: Day, to: Day): void => {
    const { year: _year, month: _month, from: before, to: until, ...rest } = filter;
    onFilter(before === from && until === to ? rest : { ...rest, from, to });
  };
  return (
    <section className={styles.calendar} aria-labelledby={caption} aria-busy={calendar.isFetching}>
      <div className={styles.head}>
        <h3 id={caption} className={styles.caption} aria-live="polite">
          {monthLabel(month)}
        </h3>
        <Select
          className={styles.jump}
          aria-label="Shown in the calendar"
          showSearch
          optionFilterProp="label"
          popupMatchSelectWidth={false}
          value={month}
          options={monthOptions(years, month, today)}
          onChange={show}
        />
        <Button
          type="text"
          icon={<LeftOutlined aria-hidden />}
          aria-label="Previous month"
          onClick={() => show(monthsAway(month, -1))}
        />
        <Button
          type="text"
          icon={<RightOutlined aria-hidden />}
          aria-label="Next month"
          onClick={() => show(monthsAway(month, 1))}
        />
      </div>
      {/* A grid by the pattern of the ARIA practices: one stop for Tab, arrows inside. */}
      <table
        ref={table}
        role="grid"
        aria-labelledby={caption}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {COLUMNS.map(([name, short]) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
            <th scope="col">Week</th>
          </tr>
        </thead>
        <tbody>
          {mondays.map((monday) => (
            <CalendarWeekRow
              key={monday}
              monday={monday}
              month={month}
              today={today}
              days={days}
              week={weeks.get(monday)}
              units={units}
              place={place}
              onPlace={setPlace}
              filter={filter}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {calendar.isError ? (
        <p className={styles.failed} role="alert">
          The calendar did not load.{' '}
          <Button type="link" onClick={() => void calendar.refetch()} loading={calendar.isFetching}>
            Retry
          </Button>
        </p>
      ) : null}
    </section>
  );
}

/** Every month from the first year with workouts on, newest first. */
function monthOptions(years: readonly YearCount[], shown: MonthKey, today: Day) {
  const known = [...years.map(({ year }) => year), Number(shown.slice(0, 4))];
  const [from, to] = [Math.min(...known), Math.max(...known, Number(today.slice(0, 4)))];
  return Array.from({ length: (to - from + 1) * 12 }, (_, at) => {
    const value = monthsAway(`${to}-12`, -at);
    return { value, label: `${monthNames[Number(value.slice(5)) - 1]} ${value.slice(0, 4)}` };
  });
}
