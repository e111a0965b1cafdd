import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { FigureText } from '../../../../components/figures/figures.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { thisWeekQuery } from '../../api/get-this-week.js';
import { dayOfClock, isRecent, thisWeek } from '../../model/this-week.js';
import { weekFigures } from '../../model/week-figures.js';
import type { WorkoutListItem } from '../../model/workout-list.js';
import styles from './this-week.module.css';

/** A plain path, because its route may not be part of this build. */
const progressPage: string = '/progress';

export interface ThisWeekProps {
  readonly newest: WorkoutListItem | undefined;
  readonly units: UnitPreferences;
}

/**
 * This week in one line, beside the four before it. Whoever has not been out in these five weeks does not see it: the
 * newest workout tells that before anything is asked for, so nothing below moves when the answer comes.
 */
export function ThisWeek({ newest, units }: ThisWeekProps) {
  const today = dayOfClock(new Date());
  return newest && isRecent(newest.startTime.slice(0, 10), today) ? <Strip today={today} units={units} /> : null;
}

function Strip({ today, units }: { readonly today: string; readonly units: UnitPreferences }) {
  const progress = useQuery(thisWeekQuery(today));
  return (
    <section className={styles.strip} aria-labelledby="this-week" aria-busy={progress.isFetching}>
      <div className={styles.head}>
        <h2 id="this-week">This week</h2>
        <Link to={progressPage}>See your progress</Link>
      </div>
      {progress.data ? (
        <dl className={styles.figures}>
          {weekFigures(thisWeek(progress.data, today), units).map(({ label, value, unit, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={styles.value}>
                  <FigureText value={value} unit={unit} />
                </span>
                <span className={styles.note}>{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={styles.figures}>
          {progress.isError ? (
            <p className={styles.failed} role="alert">
              This week did not load.{' '}
              <Button type="link" onClick={() => void progress.refetch()} loading={progress.isFetching}>
                Retry
              </Button>
            </p>
          ) : null}
        </div>
      )}
    </section>
  );
}
