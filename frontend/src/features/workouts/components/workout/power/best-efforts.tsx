import { useQuery } from '@tanstack/react-query';
import { distanceFigure, figureText, formatDuration, paceFigure } from '#lib/format.js';
import { recentBestsQuery } from '#features/workouts/api/get-workout.js';
import { useWorkoutSource } from '#features/workouts/api/workout-source.js';
import { lookAt } from '#features/workouts/hooks/chart/point-chart.js';
import type { BestEffort } from '#features/workouts/model/analysis.js';
import { effortName } from '#features/workouts/model/power/efforts.js';
import { comparedEffort } from '#features/workouts/model/power/recent-bests.js';
import { type ChartedPart, Section } from '../section.js';
import { TermHead } from '../metrics/term.js';
import styles from './efforts-table.module.css';

/**
 * The shortest times over known distances against the days before; each can be looked at on the
 * curves.
 */
export function BestEfforts({ workout, units, view }: ChartedPart) {
  const efforts = workout.analysis.bestEfforts;
  const { own } = useWorkoutSource();
  const { data: bests } = useQuery({ ...recentBestsQuery(workout.id), enabled: own });
  const compares = bests !== undefined && bests.efforts.length > 0;
  const span = ({ startS, seconds }: BestEffort) => ({ from: startS, to: startS + seconds });
  return (
    <Section title="Best efforts">
      {efforts.length === 0 ? (
        <p className={styles.note}>
          Not judged. The run was too short, or has no distance, for a best effort.
        </p>
      ) : null}
      {efforts.length > 0 && bests && !compares ? (
        <p className={styles.note}>No other run in the {bests.days} days before.</p>
      ) : null}
      {efforts.length > 0 ? (
        <table className={styles.efforts}>
          <thead>
            <tr>
              <TermHead
                explanation="The shortest time over each distance, anywhere in the run."
                term="bestEffort"
              >
                Distance
              </TermHead>
              <TermHead explanation="By the clock, stops included.">Time</TermHead>
              <TermHead explanation="The time divided by the distance.">Pace</TermHead>
              {compares ? (
                <TermHead
                  explanation={
                    `Your shortest time over the same distance in the ${bests.days} days ` +
                    'before, and how much this one is below or above it.'
                  }
                >
                  {bests.days} days before
                </TermHead>
              ) : null}
              <TermHead
                className={compares ? styles.optional : undefined}
                explanation="Where in the run it began."
              >
                From
              </TermHead>
            </tr>
          </thead>
          <tbody>
            {efforts.map((effort) => {
              const { before, isBest } = comparedEffort(
                effort.distanceM,
                effort.seconds,
                bests ?? null,
              );
              return (
                <tr
                  key={effort.distanceM}
                  onMouseEnter={() => view.set({ highlight: span(effort) })}
                  onMouseLeave={() => view.set({ highlight: null })}
                >
                  <th scope="row">
                    <button
                      type="button"
                      onClick={() => lookAt(view, span(effort), 'speed')}
                      title="Look at it on the curves"
                    >
                      {effortName(effort.distanceM) ??
                        figureText(distanceFigure(effort.distanceM, units))}
                    </button>
                  </th>
                  <td>
                    {isBest ? <small className={styles.best}>best</small> : null}
                    <b>{formatDuration(effort.seconds)}</b>
                  </td>
                  <td>{figureText(paceFigure(effort.distanceM / effort.seconds, units))}</td>
                  {compares ? (
                    <td className={styles.before}>
                      {before ? (
                        <>
                          {formatDuration(before.seconds)}{' '}
                          <small className={styles.delta}>
                            {signed(effort.seconds - before.seconds)}
                          </small>
                        </>
                      ) : (
                        'none'
                      )}
                    </td>
                  ) : null}
                  <td className={`${styles.before} ${compares ? styles.optional : ''}`}>
                    {formatDuration(effort.startS)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}

/** `−42 s`, `+1:48`: the time less or more than before. */
function signed(difference: number): string {
  const below = difference < 0 ? '−' : '';
  const sign = Math.round(difference) > 0 ? '+' : below;
  const seconds = Math.abs(Math.round(difference));
  return `${sign}${seconds < 60 ? `${seconds}\u00a0s` : formatDuration(seconds)}`;
}
