import { useId } from 'react';
import type { Level } from '#features/coaching/model/suggestions.js';
import styles from './suggested-questions.module.css';

const NAMES: Readonly<Record<Level, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};

export interface LevelChoiceProps {
  readonly levels: readonly Level[];
  readonly value: Level;
  readonly onChange: (level: Level) => void;
}

/** Radio buttons beside each other. */
export function LevelChoice({ levels, value, onChange }: LevelChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Level of the questions" className={styles.levels}>
      {levels.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name={name}
            checked={level === value}
            onChange={() => onChange(level)}
          />
          {NAMES[level]}
        </label>
      ))}
    </div>
  );
}
