import { Fragment } from 'react';
import { distanceFigure, figure, figureText, formatDuration } from '#lib/format.js';
import { sportName } from '#lib/format-workout.js';
import { Section, type WorkoutPart } from '../section.js';
import styles from './parts-section.module.css';

/** The sessions of a file that holds several, with the break between them. */
export function PartsSection({ workout, units }: WorkoutPart) {
  const { parts = [] } = workout.analysis;
  if (parts.length < 2) return null;
  return (
    <Section title="Parts">
      <p className={styles.note}>Your device recorded {parts.length} sessions into this file.</p>
      <table className={styles.parts}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Time</th>
            <th scope="col">Distance</th>
            <th scope="col">Heart rate</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ index, sport, timerS, distanceM, avgHr, breakBefore }) => (
            <Fragment key={index}>
              {breakBefore ? (
                <tr className={styles.break}>
                  <th scope="row">Break</th>
                  <td>{formatDuration(breakBefore.elapsedS)}</td>
                  <td colSpan={2} />
                </tr>
              ) : null}
              <tr>
                <th scope="row">
                  {index + 1}. {sportName(sport)}
                </th>
                <td>{formatDuration(timerS)}</td>
                <td>{figureText(distanceFigure(distanceM, units))}</td>
                <td>{figureText(figure(avgHr, 'bpm'))}</td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
