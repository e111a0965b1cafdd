import type { ChartView } from '#components/chart/chart-view.js';
import { figure, figureText, formatDuration, formatNumber } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Pacing, PartStats } from '#features/workouts/model/analysis.js';
import {
  deviationsOf,
  outputText,
  pacingSentence,
  pacingVerdicts,
  type PacingVerdicts,
} from '#features/workouts/model/metrics/pacing.js';
import type { Workout } from '#features/workouts/model/workout.js';
import { type ChartedPart, Section } from '../section.js';
import { NotJudgedLine } from './not-judged-line.js';
import { Term, TermHead } from './term.js';
import styles from './pacing-section.module.css';
import deviationStyles from './deviation.module.css';
import verdictsStyles from './verdicts.module.css';

/**
 * How even the session was and what it cost the heart: verdicts with their gates, and its quarters
 * where they may be compared.
 */
export function PacingSection({ workout, units, view }: ChartedPart) {
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
          <TermHead
            explanation={
              'The session in four parts of equal ' +
              `${family === 'running' ? 'distance' : 'time on the timer'}.`
            }
          >
            Quarter
          </TermHead>
          <TermHead
            explanation={
              `How far the ${label.toLowerCase()} of each quarter was from the mean of all ` +
              'four.'
            }
          >
            Against the mean
          </TermHead>
          <TermHead explanation={`Mean ${label.toLowerCase()} of the quarter.`} term={term}>
            {label}
          </TermHead>
          <TermHead explanation="Mean heart rate of the quarter." term="averageHeartRate">
            Heart rate
          </TermHead>
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

interface DeviationProps {
  readonly percent: number | null;
  readonly channel: Pacing['outputChannel'];
}

/** Half the width of the bar stands for this much; a wider deviation fills it. */
const FULL_PERCENT = 10;

/** A bar to the right of the middle for more, to the left for less. */
function Deviation({ percent, channel }: DeviationProps) {
  if (percent === null) return null;
  const share = Math.min(1, Math.abs(percent) / FULL_PERCENT) * 50;
  return (
    <span className={deviationStyles.deviation}>
      <span className={deviationStyles.track}>
        <i
          data-channel={channel}
          style={
            percent < 0 ? { right: '50%', width: `${share}%` } : { left: '50%', width: `${share}%` }
          }
        />
      </span>
      <span className={deviationStyles.percent}>
        {percent > 0 ? '+' : ''}
        {formatNumber(percent, 1)}%
      </span>
    </span>
  );
}

/** Each verdict with its number, and one line for those that may not be given. */
function Verdicts({ told, untold }: PacingVerdicts) {
  return (
    <>
      {told.length > 0 ? (
        <dl className={verdictsStyles.told}>
          {told.map(({ label, explanation, term, value }) => (
            <div key={label}>
              <dt>
                <Term explanation={explanation} term={term}>
                  {label}
                </Term>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className={verdictsStyles.untold}>
        <NotJudgedLine missing={untold} />
      </div>
    </>
  );
}
