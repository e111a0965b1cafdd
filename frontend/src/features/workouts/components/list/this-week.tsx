import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { FigureText } from '#components/figures/figures.js';
import type { UnitPreferences } from '#lib/units.js';
import { keepTogether } from '#lib/keep-together.js';
import { weekFindingsQuery } from '#features/workouts/api/get-week-findings.js';
import { progressQuery } from '#features/workouts/api/get-progress.js';
import { dayOn } from '#features/workouts/model/progress/calendar.js';
import { firstDayOfStrip, thisWeek } from '#features/workouts/model/list/this-week.js';
import { weekFigures } from '#features/workouts/model/list/week-figures.js';
import type { WorkoutListItem } from '#features/workouts/model/list/workout-list.js';
import { Defined } from '../progress/defined.js';
import styles from './this-week.module.css';

export interface ThisWeekProps {
  readonly newest: WorkoutListItem | undefined;
  readonly units: UnitPreferences;
}

/**
 * This week in one line, beside the four before it. An athlete who has not been out in these weeks
 * does not see it: the newest workout tells that before anything is asked for, so nothing below
 * moves when the answer comes.
 */
export function ThisWeek({ newest, units }: ThisWeekProps) {
  const today = dayOn(new Date());
  return newest && newest.startTime.slice(0, 10) >= firstDayOfStrip(today) ? (
    <Strip today={today} units={units} />
  ) : null;
}

/** It adds up what the figures show. */
const SUM = 'weeks.sum';

function Strip({ today, units }: { readonly today: string; readonly units: UnitPreferences }) {
  const progress = useQuery(progressQuery(null, firstDayOfStrip(today), today));
  const { data: told } = useQuery(weekFindingsQuery(today));
  const finding = told?.findings.find(({ kind, span }) => span !== 'month' && kind !== SUM);
  return (
    <section className={styles.strip} aria-labelledby="this-week" aria-busy={progress.isFetching}>
      <div className={styles.head}>
        <h2 id="this-week">This week</h2>
        <Link to="/progress">See your progress</Link>
      </div>
      {progress.data ? (
        <dl className={styles.figures}>
          {weekFigures(thisWeek(progress.data, today), units).map(
            ({ label, term, value, unit, mean, note }) => (
              <div key={label}>
                <dt>{term ? <Defined as={term}>{label}</Defined> : label}</dt>
                <dd>
                  <span className={styles.value}>
                    <FigureText value={value} unit={unit} />
                  </span>
                  {mean === '' ? null : (
                    <span className={styles.note}>
                      <span className={styles.wide}>4-week </span>
                      {`mean ${mean}`}
                    </span>
                  )}
                  {note === '' ? null : <span className={styles.note}>{note}</span>}
                </dd>
              </div>
            ),
          )}
        </dl>
      ) : (
        <div className={styles.figures}>
          {progress.isError ? (
            <p className={styles.failed} role="alert">
              This week did not load.{' '}
              <Button
                type="link"
                onClick={() => void progress.refetch()}
                loading={progress.isFetching}
              >
                Retry
              </Button>
            </p>
          ) : null}
        </div>
      )}
      <p className={styles.finding}>{finding ? keepTogether(finding.statement) : null}</p>
    </section>
  );
}
