import type { ChartView } from '#components/chart/chart-view.js';
import { figure, figureText, formatDuration } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Pacing, PartStats } from '#features/workouts/model/analysis.js';
import {
  deviationsOf,
  outputText,
  pacingSentence,
  pacingVerdicts,
} from '#features/workouts/model/metrics/pacing.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { Deviation } from './deviation.js';
import { Section } from '../section.js';
import { Term } from './term.js';
import styles from './pacing-section.module.css';
import { Verdicts } from './verdicts.js';

export interface PacingSectionProps {
  readonly workout: Workout;
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

/**
 * How even the session was and what it cost the heart: verdicts with their gates, and its quarters
 * where they may be compared.
 */
export function PacingSection({ workout, units, view }: PacingSectionProps) {
  const { analysis } = workout;
  const sentence = pacingSentence(analysis);
  const verdicts = pacingVerdicts(analysis);
  const nothing = verdicts.told.length === 0 && verdicts.untold.length === 0;
  return (
    <Section title="Pacing">
      {sentence !== null ? <p className={styles.sentence}>{sentence}</p> : null}
      <Verdicts {...verdicts} />
      {nothing ? (
        <p className={styles.reason}>
          Not judged. This session is too short, or its data too thin, to compare its parts.
        </p>
      ) : null}
      {sentence !== null && analysis.pacing ? (
        <Quarters pacing={analysis.pacing} family={workout.family} units={units} view={view} />
      ) : null}
    </Section>
  );
}

interface QuartersProps {
  readonly pacing: Pacing;
  readonly family: Workout['family'];
  readonly units: UnitPreferences;
  readonly view: ChartView;
}

const POWER_TERM = ['Power', 'averagePower'] as const;
const SPEED_TERMS = {
  running: ['Pace', 'averagePace'],
  cycling: ['Speed', 'averageSpeed'],
} as const;

function Quarters({ pacing: { quarters, outputChannel }, family, units, view }: QuartersProps) {
  const deviations = deviationsOf(quarters);
  const speed = family === 'running' ? SPEED_TERMS.running : SPEED_TERMS.cycling;
  const [label, term] = outputChannel === 'power' ? POWER_TERM : speed;
  const point = (part: PartStats | null): void =>
    view.set({ highlight: part && { from: part.from, to: part.to } });
  return (
    <table className={styles.quarters}>
      <thead>
        <tr>
          <th scope="col">
            <Term
              explanation={
                'The session in four parts of equal ' +
                `${family === 'running' ? 'distance' : 'time on the timer'}.`
              }
            >
              Quarter
            </Term>
          </th>
          <th scope="col">
            <Term
              explanation={
                `How far the ${label.toLowerCase()} of each quarter stood from the mean of all ` +
                'four.'
              }
            >
              Against the mean
            </Term>
          </th>
          <th scope="col">
            <Term explanation={`Mean ${label.toLowerCase()} of the quarter.`} term={term}>
              {label}
            </Term>
          </th>
          <th scope="col">
            <Term explanation="Mean heart rate of the quarter." term="averageHeartRate">
              Heart rate
            </Term>
          </th>
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
            <td>{outputText(part.output, outputChannel, family, units)}</td>
            <td>{figureText(figure(part.heartRate, 'bpm'))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
