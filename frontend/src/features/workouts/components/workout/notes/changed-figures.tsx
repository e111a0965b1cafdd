import { useState } from 'react';
import { formatStart } from '#lib/format-workout.js';
import { useRemembered } from '#features/workouts/hooks/use-remembered.js';
import {
  type AnalysisChange,
  type ChangedFigures as Changed,
  changedFigures,
} from '#features/workouts/model/changes/changed-figures.js';
import type { WorkoutPart } from '../section.js';
import styles from './changed-figures.module.css';

/** Beyond these the rest opens on demand. */
const SHOWN_FIRST = 2;

/**
 * Which figures are other ones than at an earlier visit, and why: once for each change, until the
 * athlete has read it.
 */
export function ChangedFigures({ workout, units }: WorkoutPart) {
  return workout.analysis.changes.map((change) => {
    const changed = changedFigures(change, workout.family, units);
    return changed ? (
      <Change key={change.at} change={change} changed={changed} workoutId={workout.id} />
    ) : null;
  });
}

interface ChangeProps {
  readonly change: AnalysisChange;
  readonly changed: Changed;
  readonly workoutId: string;
}

function Change({ change: { at, engine }, changed, workoutId }: ChangeProps) {
  const { figures, reasons } = changed;
  const [readAt, setReadAt] = useRemembered<string | null>(
    `workout.changes.${workoutId}.${engine ? 'engine' : 'thresholds'}`,
    null,
  );
  const [open, setOpen] = useState(false);
  if (readAt === at) return null;
  const opener = reasons.length > 0 ? 'What changed and why' : 'What changed';
  const more = figures.length - SHOWN_FIRST;
  const first = figures
    .slice(0, SHOWN_FIRST)
    .map(({ label, before, after }) => `${label} ${before} → ${after}`);
  return (
    <aside className={styles.note} aria-label="Changed figures">
      <p>
        {engine ? 'The analysis was improved' : 'Your thresholds changed'} on
        {` ${formatStart(at, null).date}: `}
        {first.join(', ')}
        {more > 0 ? ` and ${more} more` : ''}.{' '}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide details' : opener}
        </button>{' '}
        <button type="button" onClick={() => setReadAt(at)}>
          Got it
        </button>
      </p>
      {open ? <Details figures={figures} reasons={reasons} /> : null}
    </aside>
  );
}

function Details({ figures, reasons }: Changed) {
  return (
    <div className={styles.details}>
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
