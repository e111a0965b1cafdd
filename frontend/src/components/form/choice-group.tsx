import { useId } from 'react';
import styles from './choice-group.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceGroupProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Empty until one is chosen. */
  readonly value: Value | '';
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  /** `row`: side by side, for a few short ones. `list`: one below the other. */
  readonly layout?: 'row' | 'list';
}

/** Radio buttons of which one must be chosen, as wide as a field. */
export function ChoiceGroup<Value extends string>({
  legend,
  name,
  choices,
  value,
  error,
  onChange,
  layout = 'row',
}: ChoiceGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices} data-layout={layout} data-invalid={error !== undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              required
              checked={value === choice.value}
              aria-invalid={error !== undefined}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span>{choice.label}</span>
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
