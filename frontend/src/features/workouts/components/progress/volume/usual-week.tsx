import { FigureText } from '#components/figures/figures.js';
import { distanceFigure, elevationFigure, figure, figureText, type Figure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import { comparedWeeks, perWeek } from '#features/workouts/model/progress/finding.js';
import { hoursMinutes } from '#features/workouts/model/progress/hours.js';
import type { Progress, ProgressWeek } from '#features/workouts/model/progress/progress.js';
import { Defined } from '../defined.js';
import styles from './usual-week.module.css';

export interface UsualWeekProps {
  readonly progress: Progress;
  readonly units: UnitPreferences;
}

interface Row {
  readonly label: string;
  readonly pick: (week: ProgressWeek) => number;
  readonly tell: (value: number) => Figure;
}

/**
 * What a week of the last four held, against the four before; this week so far where none is over
 * yet.
 */
export function UsualWeek({ progress, units }: UsualWeekProps) {
  const { recent, before } = comparedWeeks(progress);
  const told = recent.length > 0 ? recent : progress.weeks.slice(-1);
  const rows: readonly Row[] = [
    {
      label: 'Time',
      pick: ({ movingS }) => movingS,
      tell: (value) => ({ value: hoursMinutes(value), unit: 'h' }),
    },
    {
      label: 'Distance',
      pick: ({ distanceM }) => distanceM,
      tell: (value) => distanceFigure(value, units),
    },
    {
      label: 'Climbing',
      pick: ({ elevationGainM }) => elevationGainM,
      tell: (value) => elevationFigure(value, units),
    },
    { label: 'Load', pick: ({ load }) => load, tell: (value) => figure(value, '') },
    {
      label: 'Workouts',
      pick: ({ workouts }) => workouts,
      tell: (value) => figure(value, '', Number.isInteger(value) ? 0 : 1),
    },
  ];
  return (
    <section className={styles.week} aria-label={nameOf(recent.length)}>
      <p>{nameOf(recent.length)}</p>
      <dl>
        {rows.map(({ label, pick, tell }) => (
          <div key={label}>
            <dt>{label === 'Load' ? <Defined as="load">{label}</Defined> : label}</dt>
            <dd className={styles.value}>
              <FigureText {...tell(perWeek(told, pick))} />
            </dd>
            {before ? (
              <dd className={styles.before}>before {figureText(tell(perWeek(before, pick)))}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  );
}

function nameOf(full: number): string {
  if (full === 0) return 'This week so far';
  return full === 1
    ? 'Your one full week'
    : `A week, mean of the last ${full === 4 ? 'four' : full} full ones`;
}
