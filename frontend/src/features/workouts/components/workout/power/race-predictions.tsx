import { distanceFigure, figureText, formatDuration, formatNumber } from '#lib/format.js';
import { effortName } from '#features/workouts/model/power/efforts.js';
import { Section, type WorkoutPart } from '../section.js';
import { TermHead } from '../metrics/term.js';
import styles from './efforts-table.module.css';

/** What an all-out run predicts, always as a range; for other runs, the reason. */
export function RacePredictions({ workout, units }: WorkoutPart) {
  const { racePredictions, metrics } = workout.analysis;
  if (!racePredictions)
    return (
      <Section title="Race predictions">
        <p className={styles.note}>
          Not judged. {metrics['vdot']?.reason ?? 'Predictions rest on an all-out run.'}
        </p>
      </Section>
    );
  const { from, vdot, races } = racePredictions;
  const name = (metres: number): string =>
    effortName(metres) ?? figureText(distanceFigure(metres, units));
  const notes = races.flatMap(({ note }) => (note === undefined ? [] : [note]));
  return (
    <Section title="Race predictions">
      <p className={styles.note}>
        Estimated from your {name(from.distanceM)} in {formatDuration(from.seconds)}, taken as
        all-out (VDOT {formatNumber(vdot, 1)}).
      </p>
      <table className={styles.efforts}>
        <thead>
          <tr>
            <th scope="col">Distance</th>
            <TermHead
              explanation={
                'From the faster to the slower of what the formulas predict for an even ' +
                'effort on flat ground.'
              }
              term="racePrediction"
            >
              Probably between
            </TermHead>
            <TermHead
              className={styles.optional}
              explanation="Your time, scaled by the distances to the power of 1.06 (Riegel)."
              term="racePrediction"
            >
              Riegel
            </TermHead>
            <TermHead
              className={styles.optional}
              explanation="The time that takes the same running fitness (Daniels)."
              term="vdot"
            >
              VDOT
            </TermHead>
          </tr>
        </thead>
        <tbody>
          {races.map((race) => (
            <tr key={race.distanceM}>
              <th scope="row">{name(race.distanceM)}</th>
              <td>
                <b>
                  {formatDuration(race.fastestS)} to {formatDuration(race.slowestS)}
                </b>
              </td>
              <td className={`${styles.before} ${styles.optional}`}>
                {formatDuration(race.riegelS)}
              </td>
              <td className={`${styles.before} ${styles.optional}`}>
                {formatDuration(race.vdotS)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Section>
  );
}
