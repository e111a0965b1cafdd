import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { FigureText } from '#components/figures/figures.js';
import { sportName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import { cardFigures } from '#features/workouts/model/compare/card-figures.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './compare-cards.module.css';
import { WorkoutMark } from './workout-mark.js';

export interface CompareCardsProps {
  readonly workouts: readonly Compared[];
  readonly units: UnitPreferences;
  readonly onBase: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/**
 * One card for each workout (CMP-01): which it is, by its name or else its day, its key numbers,
 * and what can be done with it here.
 */
export function CompareCards({ workouts, units, onBase, onRemove }: CompareCardsProps) {
  return (
    <ul className={styles.cards} aria-label="Workouts compared">
      {workouts.map(({ workout, letter, title, named, date, time, short }, index) => (
        <li key={workout.id} className={styles.card}>
          <header className={styles.head}>
            <WorkoutMark letter={letter} index={index} />
            {index === 0 ? <span className={styles.base}>Base</span> : null}
            <div className={styles.actions}>
              {index > 0 ? (
                <Button
                  size="small"
                  type="link"
                  onClick={() => onBase(workout.id)}
                  aria-label={`Make base: ${letter}, ${short}`}
                >
                  Make base
                </Button>
              ) : null}
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined aria-hidden />}
                onClick={() => onRemove(workout.id)}
                aria-label={`Remove ${letter}, ${short}`}
              />
            </div>
          </header>
          <h2 className={styles.title}>
            <Link to="/workouts/$workoutId" params={{ workoutId: workout.id }}>
              {named ? title : date}
            </Link>
          </h2>
          <time className={styles.date} dateTime={workout.startTime}>
            {named ? date : sportName(workout.sport)}, {time}
          </time>
          <dl className={styles.figures}>
            {cardFigures(workout, units).map(({ label, value, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <FigureText value={value} unit={unit} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
