import type { ReactNode } from 'react';
import { PROGRESS_TERMS, type ProgressTerm } from '#features/workouts/model/progress/glossary.js';
import { Term } from '../workout/metrics/term.js';
import styles from './defined.module.css';

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
