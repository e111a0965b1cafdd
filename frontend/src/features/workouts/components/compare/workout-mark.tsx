import type { Compared } from '#features/workouts/model/compare/names.js';
import styles from './workout-mark.module.css';

export interface WorkoutMarkProps {
  readonly letter: string;
  /** Place in the comparison: decides the stroke by which its curves are known. */
  readonly index: number;
}

/** The strokes of first, second and third workout: told apart without any colour; see palette. */
export const DASHES = ['', '9 3', '2 3'] as const;

/** A letter and the stroke of its curves. */
export function WorkoutMark({ letter, index }: WorkoutMarkProps) {
  return (
    <span className={styles.mark}>
      <b>{letter}</b>
      <svg width={22} height={8} aria-hidden>
        <line
          x1={0}
          x2={22}
          y1={4}
          y2={4}
          data-index={index}
          strokeDasharray={DASHES[index]}
          className={styles.stroke}
        />
      </svg>
    </span>
  );
}

interface ComparedHeadsProps {
  /** What the first column holds. */
  readonly first: string;
  readonly workouts: readonly Compared[];
  /** Whether a column of differences follows each workout but the base. */
  readonly differences?: boolean;
}

/** The head of a table with a column for each workout. */
export function ComparedHeads({ first, workouts, differences = false }: ComparedHeadsProps) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {workouts.map(({ letter, short }, index) => [
          <th key={letter} scope="col">
            <WorkoutMark letter={letter} index={index} />
            <small>{short}</small>
          </th>,
          differences && index > 0 ? (
            <th key={`${letter}-against`} scope="col">
              {letter} against A
            </th>
          ) : null,
        ])}
      </tr>
    </thead>
  );
}
