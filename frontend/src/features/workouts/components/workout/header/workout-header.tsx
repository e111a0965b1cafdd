import { App } from 'antd';
import { startTransition, useState } from 'react';
import { distanceFigure, figureText, formatHoursMinutes } from '#lib/format.js';
import { fileName, formatStart, sportName } from '#lib/format-workout.js';
import { movingTimeOf } from '#features/workouts/model/metrics/mean-values.js';
import { Term } from '../metrics/term.js';
import type { WorkoutPart } from '../section.js';
import { BackLink } from './back-link.js';
import { SkipToCurves } from './skip-to-curves.js';
import { WorkoutMenu } from './workout-menu.js';
import { WorkoutNotes } from './workout-notes.js';
import { WorkoutTitle } from './workout-title.js';
import styles from './workout-header.module.css';

/**
 * Which workout this is: name, sport, file, when, how long and how far, and what the athlete noted
 * of it.
 */
export function WorkoutHeader({ workout, units }: WorkoutPart) {
  const [renaming, setRenaming] = useState(false);
  // The name stays until the form for it has been loaded.
  const onRename = (): void => startTransition(() => setRenaming(true));
  const start = formatStart(workout.startTime, workout.utcOffsetS);
  const distance = distanceFigure(workout.distanceM, units);
  return (
    <header className={styles.header}>
      <BackLink />
      <div className={styles.line}>
        <WorkoutTitle
          workout={workout}
          renaming={renaming}
          onRename={onRename}
          onRenamed={() => setRenaming(false)}
        />
        <SkipToCurves />
        <App component={false}>
          <WorkoutMenu workout={workout} onRename={onRename} />
        </App>
      </div>
      <div className={styles.about}>
        <ul className={styles.facts}>
          {workout.title ? <li>{sportName(workout.sport)}</li> : null}
          <li>
            <time dateTime={workout.startTime}>
              {start.date}, {start.time}
            </time>
          </li>
          <li>
            <b>{formatHoursMinutes(movingTimeOf(workout))}</b>{' '}
            <Term
              explanation="Hours and minutes in which you moved; stops are left out."
              term="movingTime"
            >
              moving
            </Term>
          </li>
          <li>
            <b>{figureText(distance)}</b>
          </li>
          {workout.indoor ? <li>Indoors</li> : null}
          <li className={styles.file} title={workout.Upload.filename}>
            {fileName(workout.Upload.filename)}
          </li>
        </ul>
        <WorkoutNotes workout={workout} />
      </div>
    </header>
  );
}
