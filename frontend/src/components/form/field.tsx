import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  /** Of the control inside; its note is `${id}-note`, its label `${id}-label`. */
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Field({ id, label, error, hint, children }: FieldProps) {
  const note = error ?? hint;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      {children}
      {note ? (
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
