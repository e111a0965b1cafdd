import { passwordStrength, type PasswordStrength } from '#lib/password-strength.js';
import styles from './new-password-field.module.css';
import { TextField, type TextFieldProps } from './text-field.js';

/** Short enough for one line beside a second password. */
const words: Readonly<Record<PasswordStrength, string>> = {
  none: '6 characters, 8+ recommended',
  'too-short': '6 characters, 8+ recommended',
  short: 'Accepted, 8+ recommended',
  guessable: 'Easy to guess',
  good: 'Good',
  strong: 'Strong',
};

const filled: Readonly<Record<PasswordStrength, number>> = {
  none: 0,
  'too-short': 0,
  short: 1,
  guessable: 1,
  good: 3,
  strong: 4,
};

export interface NewPasswordFieldProps extends Pick<
  TextFieldProps,
  'label' | 'name' | 'value' | 'onChange' | 'error'
> {
  /** Words that somebody who knows the athlete would try: names, email, city. */
  readonly known?: readonly string[];
  /** Whether fewer than eight characters are refused, and not only advised against. */
  readonly eight?: boolean;
}

const fewerThanEight = new Set<PasswordStrength>(['none', 'too-short', 'short']);

/** A password being chosen, with a word on how good it is. The server has the last one. */
export function NewPasswordField({ known = [], eight = false, ...field }: NewPasswordFieldProps) {
  const strength = passwordStrength(field.value, known);
  return (
    <TextField
      {...field}
      type="password"
      autoComplete="new-password"
      hint={eight && fewerThanEight.has(strength) ? 'At least 8 characters' : words[strength]}
      below={
        <span className={styles.meter} data-strength={strength} aria-hidden="true">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} data-filled={step <= filled[strength]} />
          ))}
        </span>
      }
    />
  );
}
