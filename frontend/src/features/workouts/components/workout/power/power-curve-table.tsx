import { figure, figureText, formatNumber } from '#lib/format.js';
import type { PowerPoint } from '#features/workouts/model/analysis.js';
import { dayText } from '#features/workouts/model/progress/calendar.js';
import { durationName } from '#features/workouts/model/power/power-curve.js';
import { comparedPower, type RecentBests } from '#features/workouts/model/power/recent-bests.js';
import { TermHead } from '../metrics/term.js';
import styles from './efforts-table.module.css';

export interface PowerCurveTableProps {
  readonly points: readonly PowerPoint[];
  readonly bests: RecentBests | null;
  readonly onShow: (seconds: number) => void;
}

/** The durations that riders ask for, in numbers. */
export function PowerCurveTable({ points, bests, onShow }: PowerCurveTableProps) {
  const compares = (bests?.power?.length ?? 0) > 0;
  return (
    <table className={styles.efforts}>
      <thead>
        <tr>
          <TermHead explanation="For how long the power was held.">Best of</TermHead>
          <TermHead
            explanation="The highest mean power over that time, anywhere in this ride."
            term="powerCurve"
          >
            This ride
          </TermHead>
          {compares ? (
            <TermHead
              explanation={
                `Your best of the ${bests?.days} days before, and how much this ride is ` +
                'above or below it.'
              }
            >
              {bests?.days} days before
            </TermHead>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {points.map(({ seconds, watts }) => {
          const { before, isBest } = comparedPower(seconds, watts, bests);
          return (
            <tr key={seconds}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => onShow(seconds)}
                  title="Look at it on the curves"
                >
                  {durationName(seconds)}
                </button>
              </th>
              <td>
                {isBest ? <small className={styles.best}>best</small> : null}{' '}
                <b>{figureText(figure(watts, 'W'))}</b>
              </td>
              {compares ? (
                <td className={styles.before}>
                  {before ? (
                    <>
                      {figureText(figure(before.watts, 'W'))}{' '}
                      <small className={styles.delta}>{signed(watts - before.watts)}</small>
                      <small className={styles.day}>{dayText(before.day)}</small>
                    </>
                  ) : (
                    'none'
                  )}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function signed(watts: number): string {
  return `${Math.round(watts) > 0 ? '+' : ''}${formatNumber(watts)}`;
}
