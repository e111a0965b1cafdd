import type { ChartView } from '../../../../components/chart/chart-view.js';
import { figure, figureText, formatDuration } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { PartStats } from '../../model/analysis.js';
import { deviationsOf, outputText, pacingVerdict } from '../../model/pacing.js';
import type { Workout } from '../../model/workout.js';
import { Deviation } from './deviation.js';
import { Section } from './section.js';
import { Term } from './term.js';
import styles from './pacing-section.module.css';

export interface PacingSectionProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

/** The session in quarters: what came out, and what it cost the heart. */
export function PacingSection({ workout, units, view }: PacingSectionProps) {
  const verdict = pacingVerdict(workout.analysis);
  if (!verdict.judged)
    return (
      <Section title="Pacing">
        <p className={styles.reason}>Not judged. {verdict.reason}</p>
      </Section>
    );
  const { quarters, outputChannel } = verdict.pacing;
  const deviations = deviationsOf(quarters);
  const label = outputChannel === 'power' ? 'Power' : workout.family === 'running' ? 'Pace' : 'Speed';
  const point = (part: PartStats | null): void => view.set({ highlight: part && { from: part.from, to: part.to } });
  return (
    <Section title="Pacing">
      <p className={styles.sentence}>{verdict.sentence}</p>
      <table className={styles.quarters}>
        <thead>
          <tr>
            <th scope="col">Quarter</th>
            <th scope="col">
              <Term explanation={`How far the ${label.toLowerCase()} of each quarter stood from the mean of all four.`}>Against the mean</Term>
            </th>
            <th scope="col">{label}</th>
            <th scope="col">Heart rate</th>
          </tr>
        </thead>
        <tbody>
          {quarters.map((part, index) => (
            <tr key={part.from} onMouseEnter={() => point(part)} onMouseLeave={() => point(null)}>
              <th scope="row">
                {index + 1} <small>from {formatDuration(part.from)}</small>
              </th>
              <td className={styles.bar}>
                <Deviation percent={deviations[index] ?? null} channel={outputChannel} />
              </td>
              <td>{outputText(part.output, outputChannel, workout.family, units)}</td>
              <td className={styles.heart}>{figureText(figure(part.heartRate, 'bpm'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
