import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { PROGRESS_TERMS, type ProgressTerm } from '#features/workouts/model/progress/glossary.js';
import { type Day, dayText } from '#features/workouts/model/progress/calendar.js';
import { Term } from '../workout/metrics/term.js';
import styles from './defined.module.css';
import sectionNoteStyles from './section-note.module.css';

export interface DefinedProps {
  readonly as: ProgressTerm;
  readonly children: ReactNode;
}

/** A word of this page with its definition. */
export function Defined({ as, children }: DefinedProps) {
  return <Term explanation={PROGRESS_TERMS[as]}>{children}</Term>;
}

/** At the end of a heading's line: how its part is to be read. */
export function DefinedAside(props: DefinedProps) {
  return (
    <small className={styles.aside}>
      <Defined {...props} />
    </small>
  );
}

/** Quiet sentences beside a chart: how to read it, or why there is none. */
export function SectionNote({ children }: { readonly children: ReactNode }) {
  return <p className={sectionNoteStyles.note}>{children}</p>;
}

interface WorkoutDayProps {
  readonly workoutId: string;
  readonly day: Day;
  /** What was done in the workout that it is linked for. */
  readonly what: string;
}

/** A day as the way to its workout. */
export function WorkoutDay({ workoutId, day, what }: WorkoutDayProps) {
  return (
    <Link
      to="/workouts/$workoutId"
      params={{ workoutId }}
      aria-label={`${dayText(day)}, workout of ${what}`}
    >
      {dayText(day)}
    </Link>
  );
}
