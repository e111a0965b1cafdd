import type { ChartView } from '../../../../components/chart/chart-view.js';
import { distanceFigure, figureText, formatDuration, paceFigure } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import { lookAt, pointAt } from '../../hooks/look-at.js';
import type { BestEffort } from '../../model/analysis.js';
import { effortName } from '../../model/efforts.js';
import { Section } from './section.js';
import styles from './best-efforts.module.css';

export interface BestEffortsProps {
  readonly efforts: readonly BestEffort[];
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

/** The shortest times over known distances; each can be looked at on the curves. */
export function BestEfforts({ efforts, units, view }: BestEffortsProps) {
  const span = ({ startS, seconds }: BestEffort) => ({ from: startS, to: startS + seconds });
  return (
    <Section title="Best efforts">
      {efforts.length === 0 ? <p className={styles.none}>The run was too short, or has no distance, for a best effort.</p> : null}
      {efforts.length > 0 ? (
        <table className={styles.efforts}>
          <thead>
            <tr>
              <th scope="col">Distance</th>
              <th scope="col">Time</th>
              <th scope="col">Pace</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {efforts.map((effort) => (
              <tr key={effort.distanceM} onMouseEnter={() => view.set({ highlight: span(effort) })} onMouseLeave={() => view.set({ highlight: null })}>
                <th scope="row">
                  <button type="button" onClick={() => (effort.seconds > 600 ? pointAt : lookAt)(view, span(effort))} title="Look at it on the curves">
                    {effortName(effort.distanceM) ?? figureText(distanceFigure(effort.distanceM, units))}
                  </button>
                </th>
                <td className={styles.time}>{formatDuration(effort.seconds)}</td>
                <td>{figureText(paceFigure(effort.distanceM / effort.seconds, units))}</td>
                <td className={styles.start}>{formatDuration(effort.startS)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Section>
  );
}
