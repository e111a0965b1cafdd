import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { FigureList, type LabelledFigure } from '#components/figures/figures.js';
import { sportName } from '#lib/format-workout.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Compared } from '#features/workouts/model/compare/names.js';
import { distanceFigure, figure, formatDuration, paceFigure, speedFigure } from '#lib/format.js';
import { meanSpeedOf, movingTimeOf } from '#features/workouts/model/metrics/mean-values.js';
import type { Workout } from '#features/workouts/model/workout.js';
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
          <FigureList className={styles.figures} figures={cardFigures(workout, units)} />
        </li>
      ))}
    </ul>
  );
}

/** The four numbers by which a session is known again. */
function cardFigures(workout: Workout, units: UnitPreferences): readonly LabelledFigure[] {
  const { family, distanceM, avgPower, avgHr } = workout;
  const speed = meanSpeedOf(workout);
  const running = family === 'running';
  const ridden =
    avgPower === null
      ? { label: 'Avg speed', ...speedFigure(speed, units) }
      : { label: 'Avg power', ...figure(avgPower, 'W') };
  return [
    { label: 'Moving time', value: formatDuration(movingTimeOf(workout)), unit: '' },
    { label: 'Distance', ...distanceFigure(distanceM, units) },
    running ? { label: 'Avg pace', ...paceFigure(speed, units) } : ridden,
    { label: 'Avg heart rate', ...figure(avgHr, 'bpm') },
  ];
}
