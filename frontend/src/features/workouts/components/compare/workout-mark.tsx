import styles from './workout-mark.module.css';

export interface WorkoutMarkProps {
  readonly letter: string;
  /** Place in the comparison: decides the stroke by which its curves are known. */
  readonly index: number;
}

/** The strokes of first, second and third workout: told apart without any colour. */
export const DASHES = ['', '6 3', '1.5 3'] as const;

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
