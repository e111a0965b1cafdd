import { distanceFigure, figureText, formatNumber, NOT_AVAILABLE } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import {
  dayWords,
  monthOfDay,
  weekWords,
  type CalendarDay,
  type CalendarWeek,
  type MonthKey,
  type Place,
} from '#features/workouts/model/list/month-grid.js';
import type { WorkoutFilter } from '#features/workouts/model/list/workout-list.js';
import { addDays, type Day } from '#features/workouts/model/progress/calendar.js';
import { hoursText } from '#features/workouts/model/progress/hours.js';
import { SportIcon } from './sport-icon.js';
import styles from './month-calendar.module.css';

export interface CalendarWeekRowProps {
  readonly monday: Day;
  readonly month: MonthKey;
  readonly today: Day;
  readonly days: ReadonlyMap<Day, CalendarDay>;
  readonly week: CalendarWeek | undefined;
  readonly units: UnitPreferences;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
  readonly filter: WorkoutFilter;
  /** Both days included. */
  readonly onChoose: (from: Day, to: Day) => void;
}

const loadText = (load: number | null): string =>
  load === null ? NOT_AVAILABLE : formatNumber(load);

/** A whole number in a narrow column; below ten it has one decimal. */
function distanceText(metres: number | null, units: UnitPreferences): string {
  const long = metres !== null && metres >= 10_000;
  return figureText(distanceFigure(metres, units, long ? 0 : 1));
}

/** Seven days and the totals of their week. */
export function CalendarWeekRow({ monday, week, ...row }: CalendarWeekRowProps) {
  const { units, place, filter, onPlace, onChoose } = row;
  const sunday = addDays(monday, 6);
  const time = hoursText(week?.movingS ?? 0);
  const distance = week ? distanceText(week.distanceM, units) : '';
  const chosen = filter.from === monday && filter.to === sunday;
  return (
    <tr>
      {Array.from({ length: 7 }, (_, at) => (
        <DayCell key={at} day={addDays(monday, at)} {...row} />
      ))}
      <td role="gridcell" aria-selected={chosen}>
        <button
          type="button"
          className={styles.week}
          data-place={`week-${monday}`}
          data-chosen={chosen}
          tabIndex={place.week && place.day === monday ? 0 : -1}
          aria-disabled={!week}
          onFocus={() => onPlace({ day: monday, week: true })}
          onClick={() => week && onChoose(monday, sunday)}
        >
          <span className={styles.spoken}>{weekWords(monday, week, time, distance)}</span>
          {week ? (
            <span className={styles.drawn} aria-hidden="true">
              <span>{time}</span>
              <span>{distance}</span>
              <span className={styles.load}>Load {loadText(week.load)}</span>
            </span>
          ) : null}
        </button>
      </td>
    </tr>
  );
}

type DayCellProps = Omit<CalendarWeekRowProps, 'monday' | 'week'> & { readonly day: Day };

function DayCell({ day, month, today, days, place, onPlace, filter, onChoose }: DayCellProps) {
  const totals = days.get(day);
  const within = filter.from !== undefined && day >= filter.from && day <= (filter.to ?? day);
  return (
    <td role="gridcell" aria-selected={within}>
      <button
        type="button"
        className={styles.day}
        data-place={day}
        data-chosen={within}
        data-outside={monthOfDay(day) !== month}
        tabIndex={!place.week && place.day === day ? 0 : -1}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!totals}
        onFocus={() => onPlace({ day, week: false })}
        onClick={() => totals && onChoose(day, day)}
      >
        <span className={styles.spoken}>{dayWords(day, totals)}</span>
        <span className={styles.drawn} aria-hidden="true">
          <span className={styles.number}>{Number(day.slice(8))}</span>
          {totals ? (
            <>
              <span className={styles.sports}>
                {totals.rides > 0 ? <SportIcon family="cycling" /> : null}
                {totals.runs > 0 ? <SportIcon family="running" /> : null}
              </span>
              <span className={styles.load}>{loadText(totals.load)}</span>
            </>
          ) : null}
        </span>
      </button>
    </td>
  );
}
