import { useId } from 'react';
import styles from './optional-choice.module.css';

export interface OptionalChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Empty where nothing is said. */
  readonly value: Value | '';
  readonly onChange: (value: Value | '') => void;
}

/** One of a few, or none: pressing what is chosen takes it back. */
export function OptionalChoice<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: OptionalChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={value === choice.value}
            onClick={() => onChange(value === choice.value ? '' : choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
