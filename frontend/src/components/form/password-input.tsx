import { useState, type ComponentProps } from 'react';
import { TextInput } from './text-input.js';
import styles from './password-input.module.css';

/** A line that hides what is typed until it is asked to show it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.line}>
      <TextInput
        {...props}
        className={styles.input}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path
            d="M1.5 9S4.2 3.8 9 3.8 16.5 9 16.5 9 13.8 14.2 9 14.2 1.5 9 1.5 9Z"
            strokeLinejoin="round"
          />
          <circle cx="9" cy="9" r="2.4" />
          {shown ? null : <path d="M3 15.5 15 2.5" />}
        </svg>
      </button>
    </div>
  );
}
