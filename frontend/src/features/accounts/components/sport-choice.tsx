import { useId } from 'react';
import type { Sport } from '../api/register.js';
import styles from './sport-choice.module.css';

const sports: readonly { value: Sport; label: string }[] = [
  { value: 'CYCLING', label: 'Cycling' },
  { value: 'RUNNING', label: 'Running' },
  { value: 'BOTH', label: 'Both' },
];

export interface SportChoiceProps {
  readonly value: Sport | '';
  readonly error: string | undefined;
  readonly onChange: (sport: Sport) => void;
}

export function SportChoice({ value, error, onChange }: SportChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>Sport</legend>
      <div className={styles.choices} data-invalid={error !== undefined}>
        {sports.map((sport) => (
          <label key={sport.value} className={styles.choice}>
            <input
              type="radio"
              name="sport"
              value={sport.value}
              required
              checked={value === sport.value}
              aria-invalid={error !== undefined}
              onChange={() => onChange(sport.value)}
            />
            <span>{sport.label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
